# `/对杀管理` 的设置、牌桌、作废、禁止入座、解除禁止，以及写到日志频道的话。
command-admin-settings-name = 设置
command-admin-settings = 疯狂对杀在本服务器的设置；不设置也能玩
command-option-timezone-name = 时区
command-option-timezone = 每日游戏币从哪个时区的零点算起，如 Asia/Shanghai
command-admin-tables-name = 牌桌
command-admin-tables = 现有的牌桌和链接；可以作废牌局或关闭牌桌
command-admin-void-name = 作废
command-admin-void = 作废一桌正在打的一局；没有在打就关闭这一桌
command-option-table-name = 桌号
command-option-table = 牌桌的号码
command-admin-ban-name = 禁止入座
command-admin-ban = 不让某人在本服务器入座；正在打的一局照常打完
command-option-reason-name = 理由
command-option-reason = 对方想入座时会看到
command-admin-pardon-name = 解除禁止
command-admin-pardon = 让某人可以重新入座
settings-title = { $server } 的疯狂对杀
settings-new-tables = 与牌桌有关的设置只影响之后新开的牌桌。
tab-places = 频道
tab-play = 玩法
tab-coins = 游戏币
settings-channels = **可以开桌的频道**；不选就是所有频道
settings-lobby_channel = **大厅频道**：不管在哪里用 `/对杀 找桌`，都在这里开桌
settings-lobby_role = **通知的身份组**：有牌桌等人时提及，30 分钟最多一次
settings-log_channel = **日志频道**：记录管理员用 `/对杀管理` 做了什么
settings-choose = 无

# 开关的作用，写在按钮上方。
about-threads = **子区**：同一频道的第二桌开在自己的子区里。
about-quiet = **安静**：结果只有两行，不配图片，也不提及任何人。
settings-language = **公开消息的语言**
settings-language-own = 跟随服务器在 Discord 的语言
settings-pace = **默认时限**：开桌时没有指定就用它
about-two_in_chain_bomb = **连炸带 2**：……K A 2 也算连炸。关掉后最大连到 A。
settings-give_cap = **每人每天最多赠送**的游戏币
settings-give_cap-option = { $amount } 游戏币
settings-timezone = **时区**：一天从这里的零点算起。其他时区用 `/对杀管理 设置 时区`
about-coins = **金币场**：可以开桌打游戏币。关掉后，本服务器只打积分。
about-points_in_coin_rooms = **金币场计积分**：在金币场打的局也动积分。
about-give = **赠送**：允许 `/游戏币 赠送`，只能送赢来的。

# 按钮，如“子区：开”。
switch-threads = 子区
switch-quiet = 安静
switch-two_in_chain_bomb = 连炸带 2
switch-coins = 金币场
switch-points_in_coin_rooms = 金币场计积分
switch-give = 赠送
settings-unknown-zone = 没有叫 `{ $zone }` 的时区。请从输入时的建议里选，如 Asia/Shanghai。
tables-void-select = 作废牌局或关闭牌桌……
tables-void-option = { $table } 号桌 · { $what }
void-ask-playing = 作废 { $table } 号桌正在打的一局？双方都不算输赢，冻结的游戏币退回，发牌密钥公开。{ $link }
void-ask-waiting = 关闭 { $table } 号桌？那里没有在打牌。{ $link }
button-void = 作废这一局
button-close-table = 关闭牌桌
voided-hand = { $table } 号桌的这一局已经作废。
voided-table = { $table } 号桌已经关闭。
admin-banned = { $who } 不能再在本服务器入座。正在打的一局照常打完。
admin-pardoned = { $who } 可以重新入座了。
refused-wrong-channel = 本服务器在这些频道开桌：{ $channels }。
refused-coins-off = 本服务器不打游戏币，可以打积分场。
refused-banned = 本服务器的管理员不让你入座。{ $given ->
        [yes] 理由：{ $because }
       *[no] { "" }
    }
refused-not-banned = 这个人没有被禁止入座。

# 写进日志频道。$who、$whom 是提及的人，$link 通向牌桌。
log-setting = { $who } 设置了 **{ $name }**：{ $value }
log-ban = { $who } 禁止 { $whom } 入座{ $given ->
        [yes] ：{ $because }
       *[no] 。
    }
log-pardon = { $who } 让 { $whom } 可以重新入座。
log-void = { $who } 作废了 { $table } 号桌的一局。{ $link }
log-close = { $who } 关闭了 { $table } 号桌。{ $link }
log-grant = { $who } 给 { $whom } 发放 { $amount } 游戏币。
log-take = { $who } 扣除了 { $whom } 的 { $amount } 游戏币。
log-season = { $who } 结束了第 { $ended } 赛季。
setting-channels = 可以开桌的频道
setting-lobby_channel = 大厅频道
setting-lobby_role = 通知的身份组
setting-log_channel = 日志频道
setting-language = 公开消息的语言
setting-pace = 默认时限
setting-give_cap = 每天最多赠送
setting-timezone = 时区
value-on = 开
value-off = 关
value-none = —
