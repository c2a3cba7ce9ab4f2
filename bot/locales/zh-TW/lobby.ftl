# 挑戰、牌桌列表、討論串。
board-challenge = { $opener } 向 { $opponent } 發起挑戰，只有被挑戰的人能接受。
button-accept = 接受
button-decline = 拒絕
you-declined = 你拒絕了這次挑戰。
you-challenged = 挑戰已經發出：{ $table } 號桌。對方接受後，手牌會私訊發給你。
opened-elsewhere = 牌桌在這裡：{ $link }
command-tables-name = 牌桌
command-tables = 本伺服器在等人、在打牌的牌桌
command-option-opponent-name = 對手
command-option-opponent = 只有這個人能接受的挑戰
tables-title = 本伺服器的牌桌
tables-none = 現在沒有牌桌。用 `/對殺 開桌` 開一桌吧！

# $what 是場別，$who 是玩家或「等人」。
tables-line = { $link } · { $what } · { $who }
tables-waiting = 等人
tables-playing = 在打牌
refused-not-invited = 這張牌桌是發給別人的挑戰。用 `/對殺 找桌` 另找一桌吧。
refused-no-opponent = 不能挑戰自己，也不能挑戰機器人。請選別人，或者不填對手。
refused-channel-full = 本頻道已經開了三桌：{ $tables }。請在其中一桌坐下，或換個頻道開桌。

nudge = { $table } 號桌輪到你了：{ $link }
refused-several-tables = 你同時在好幾桌打牌。是哪一桌？
several-unplayable = 你輸入的牌現在哪一桌都出不了。
button-table-play = { $table } 號桌：出 { $cards }
button-table = { $table } 號桌
