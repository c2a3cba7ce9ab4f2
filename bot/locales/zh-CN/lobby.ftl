# 挑战、牌桌列表、讨论串。
board-challenge = { $opener } 向 { $opponent } 挑战。只有其本人能接受。
button-accept = 接受
button-decline = 拒绝
you-declined = 你拒绝了挑战。
you-challenged = 挑战已经发出：第 { $table } 桌。对方接受后，手牌会私信给你。
command-tables-name = 牌桌
command-tables = 本服务器正在等人或在打的牌桌
command-option-opponent-name = 对手
command-option-opponent = 只有这个人能接受的挑战
tables-title = 本服务器的牌桌
tables-none = 没有牌桌。用 `/对杀 开桌` 开一张。
tables-line = { $link } · { $what } · { $who }
tables-waiting = 等人
tables-playing = 正在打
refused-not-invited = 这张牌桌是给别人的挑战。`/对杀 找桌` 可以找另一张。
refused-no-opponent = 不能挑战自己或机器人。请选另一个人，或不填对手。
refused-channel-full = 本频道已经有三张牌桌：{ $tables }。请坐到其中一张，或在别的频道开桌。

nudge = 第 { $table } 桌轮到你了：{ $link }
refused-several-tables = 你在几张牌桌上都有牌局。要看哪一张？
button-table = 第 { $table } 桌
room-points = 积分场
board-cheaper-room = 再来一局的话，你们中有人不够这个房间的入场数。两人都能进：{ $room }（`/对杀 开桌`）。
