# `/對殺管理` 的設定、牌桌、作廢、禁止入座、解除禁止，以及寫到紀錄頻道的話。
command-admin-settings-name = 設定
command-admin-settings = 瘋狂對殺在本伺服器的設定；不設定也能玩
command-option-timezone-name = 時區
command-option-timezone = 每日遊戲幣從哪個時區的零點算起，如 Asia/Taipei
command-admin-tables-name = 牌桌
command-admin-tables = 現有的牌桌和連結；可以作廢牌局或關閉牌桌
command-admin-void-name = 作廢
command-admin-void = 作廢一桌正在打的一局；沒有在打就關閉這一桌
command-option-table-name = 桌號
command-option-table = 牌桌的號碼
command-admin-ban-name = 禁止入座
command-admin-ban = 不讓某人在本伺服器入座；正在打的一局照常打完
command-option-reason-name = 理由
command-option-reason = 對方想入座時會看到
command-admin-pardon-name = 解除禁止
command-admin-pardon = 讓某人可以重新入座
settings-title = { $server } 的瘋狂對殺
settings-new-tables = 與牌桌有關的設定只影響之後新開的牌桌。
tab-places = 頻道
tab-play = 玩法
tab-coins = 遊戲幣
settings-channels = **可以開桌的頻道**；不選就是所有頻道
settings-lobby_channel = **大廳頻道**：不管在哪裡用 `/對殺 找桌`，都在這裡開桌
settings-lobby_role = **通知的身分組**：有牌桌等人時標註，30 分鐘最多一次
settings-log_channel = **紀錄頻道**：記下管理員用 `/對殺管理` 做了什麼
settings-choose = 無

# 開關的作用，寫在按鈕上方。
about-threads = **討論串**：同一頻道的第二桌開在自己的討論串裡。
about-quiet = **安靜**：結果只有兩行，不附圖片，也不標註任何人。
settings-language = **公開訊息的語言**
settings-language-own = 跟隨 Discord 上的伺服器語言
settings-pace = **預設時限**：開桌時沒有指定就用它
about-two_in_chain_bomb = **連環炸彈帶 2**：……K A 2 也算連環炸彈。關掉後最大連到 A。
settings-give_cap = **每人每天最多贈送**的遊戲幣
settings-give_cap-option = { $amount } 遊戲幣
settings-timezone = **時區**：一天從這裡的零點算起。其他時區用 `/對殺管理 設定 時區`
about-coins = **金幣場**：可以開桌玩遊戲幣。關掉後，本伺服器只打積分。
about-points_in_coin_rooms = **金幣場計積分**：在金幣場打的局也動積分。
about-give = **贈送**：允許 `/遊戲幣 贈送`，只能送贏來的。

# 按鈕，如「討論串：開」。
switch-threads = 討論串
switch-quiet = 安靜
switch-two_in_chain_bomb = 連環炸彈帶 2
switch-coins = 金幣場
switch-points_in_coin_rooms = 金幣場計積分
switch-give = 贈送
settings-unknown-zone = 沒有叫 `{ $zone }` 的時區。請從輸入時的建議裡選，如 Asia/Taipei。
tables-void-select = 作廢牌局或關閉牌桌……
tables-void-option = { $table } 號桌 · { $what }
void-ask-playing = 作廢 { $table } 號桌正在打的一局？雙方都不算輸贏，凍結的遊戲幣退回，發牌金鑰公開。{ $link }
void-ask-waiting = 關閉 { $table } 號桌？那裡沒有在打牌。{ $link }
button-void = 作廢這一局
button-close-table = 關閉牌桌
voided-hand = { $table } 號桌的這一局已經作廢。
voided-table = { $table } 號桌已經關閉。
admin-banned = { $who } 不能再在本伺服器入座。正在打的一局照常打完。
admin-pardoned = { $who } 可以重新入座了。
refused-wrong-channel = 本伺服器在這些頻道開桌：{ $channels }。
refused-coins-off = 本伺服器不玩遊戲幣，可以打積分場。
refused-banned = 本伺服器的管理員不讓你入座。{ $given ->
        [yes] 理由：{ $because }
       *[no] { "" }
    }
refused-not-banned = 這個人沒有被禁止入座。

# 寫進紀錄頻道。$who、$whom 是標註的人，$link 通向牌桌。
log-setting = { $who } 設定了 **{ $name }**：{ $value }
log-ban = { $who } 禁止 { $whom } 入座{ $given ->
        [yes] ：{ $because }
       *[no] 。
    }
log-pardon = { $who } 讓 { $whom } 可以重新入座。
log-void = { $who } 作廢了 { $table } 號桌的一局。{ $link }
log-close = { $who } 關閉了 { $table } 號桌。{ $link }
log-grant = { $who } 給 { $whom } 發放 { $amount } 遊戲幣。
log-take = { $who } 扣除了 { $whom } 的 { $amount } 遊戲幣。
log-season = { $who } 結束了第 { $ended } 賽季。
setting-channels = 可以開桌的頻道
setting-lobby_channel = 大廳頻道
setting-lobby_role = 通知的身分組
setting-log_channel = 紀錄頻道
setting-language = 公開訊息的語言
setting-pace = 預設時限
setting-give_cap = 每天最多贈送
setting-timezone = 時區
value-on = 開
value-off = 關
value-none = —
