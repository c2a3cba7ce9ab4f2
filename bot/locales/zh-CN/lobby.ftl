# 挑战、牌桌列表、子区。
board-challenge = { $opener } 向 { $opponent } 发起挑战，只有被挑战的人能接受。
button-accept = 接受
button-decline = 拒绝
you-declined = 你拒绝了这次挑战。
you-challenged = 挑战已经发出：{ $table } 号桌。对方接受后，手牌会私信发给你。
opened-elsewhere = 牌桌在这里：{ $link }
command-tables-name = 牌桌
command-tables = 本服务器在等人、在打牌的牌桌
command-option-opponent-name = 对手
command-option-opponent = 只有这个人能接受的挑战
tables-title = 本服务器的牌桌
tables-none = 现在没有牌桌。用 `/对杀 开桌` 开一桌吧。

# $what 是场别，$who 是玩家或“等人”。
tables-line = { $link } · { $what } · { $who }
tables-waiting = 等人
tables-playing = 在打牌
refused-not-invited = 这张牌桌是发给别人的挑战。用 `/对杀 找桌` 另找一桌吧。
refused-no-opponent = 不能挑战自己，也不能挑战机器人。请选别人，或者不填对手。
refused-channel-full = 本频道已经开着三桌：{ $tables }。请在其中一桌坐下，或换个频道开桌。

nudge = { $table } 号桌轮到你了：{ $link }
refused-several-tables = 你同时在好几桌打牌。是哪一桌？
several-unplayable = 你输入的牌现在哪一桌都出不了。
button-table-play = { $table } 号桌：出 { $cards }
button-table = { $table } 号桌
