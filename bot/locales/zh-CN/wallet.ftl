# 牌局以外的游戏币：`/游戏币`、进不了房间时的办法，以及 `/对杀管理` 的游戏币与赛季。
command-coins-name = 游戏币
command-coins = 本服务器的游戏币：只是游戏数据，没有价值
command-balance-name = 余额
command-balance = 看我有多少游戏币，够进哪些场
command-daily-name = 每日
command-daily = 领今天的游戏币：1,000 起，每天多 500，最多 4,000
command-relief-name = 救济
command-relief = 不到 8,000 时补到 12,000，每天最多三次
command-history-name = 明细
command-history = 我的游戏币每一笔进出
command-give-name = 赠送
command-give = 把打牌赢来的游戏币送人（本服务器允许时）
command-option-member-name = 成员
command-option-member = 哪位成员
command-option-amount-name = 数量
command-option-amount = 多少游戏币
command-duel-admin-name = 对杀管理
command-duel-admin = 疯狂对杀：给服务器管理员用
command-admin-coins-name = 游戏币
command-admin-coins = 给成员发放或扣除游戏币
command-grant-name = 发放
command-grant = 给成员发放游戏币
command-take-name = 扣除
command-take = 扣除成员的游戏币
command-season-name = 赛季
command-season = 结束本赛季：所有人的积分从 0 重新开始（会先确认）

refused-gifts-off = 本服务器没有开放赠送。服务器管理员可以开放。
refused-no-person = 机器人没有游戏币，也没有战绩。
refused-no-server = 还没有可看的：你还没在任何服务器打过牌。在服务器里用 `/对杀 开桌` 开一桌吧。
refused-season-over = 那个赛季已经结束了。

wallet-title = 游戏币 · { $server }
wallet-balance = 你有 **{ $balance }** 游戏币。
wallet-held = 其中 { $held } 为正在打的一局冻结，{ $free } 可用。
wallet-rooms = 够进：{ $rooms }
wallet-no-room = 还不够进金币场：初级场需要 { $entry }。积分场不需要游戏币。
wallet-daily = 今天的游戏币：**+{ $amount }**。现在有 { $balance }。
wallet-daily-next = 下一次 { $amount }，<t:{ $when }:R>。漏领一天降一档。
wallet-relief = 救济：**+{ $amount }**。现在有 { $balance }。
wallet-relief-left = { $left ->
        [0] 今天的次数用完了。
       *[other] 今天还可以领 { $left } 次。
    }
wallet-gave = 你送给 { $who } { $amount } 游戏币。现在有 { $balance }。
wallet-gave-left = 今天还可以送 { $left }。
wallet-history = 游戏币明细，最新的在前：
wallet-history-empty = 还没有进出。
wallet-page = 第 { $page } / { $pages } 页

# $change 带正负号，$after 是变动后的余额，$what 是下面的说明。
wallet-line = { $when } { $change } → { $after } · { $what }
wallet-off-server = 请到相关的那个服务器里使用。
amount-gain = +{ $amount }
amount-loss = −{ $amount }
amount-none = ±0

# 明细里的一行：游戏币为什么变动；$who 是提及的人。
moved-start = 初始游戏币
moved-daily = 每日领取
moved-relief = 救济
moved-give-to = 送给 { $who }
moved-give-from = { $who } 赠送
moved-hand-to = 输给 { $who }
moved-hand-from = 赢 { $who }
moved-admin = 管理员调整
moved-fee = 比赛报名费
moved-prize = 比赛奖金
moved-burn = 资料删除
moved-reversal = 收回
somebody = 某人
button-coins-balance = 余额
button-coins-daily = 每日领取
button-coins-relief = 领救济
button-coins-history = 明细
button-coins-beginner = 去初级场打
button-coins-points = 去积分场打
button-server = → { $server }
button-back = ◀ 上一页
button-next = 下一页 ▶

admin-granted = 已发放给 { $who } { $amount } 游戏币，现在有 { $balance }。
admin-took = 已扣除 { $who } 的 { $amount } 游戏币，现在有 { $balance }。
admin-season-ask = 结束第 { $season } 赛季吗？所有人的积分从 0 重新开始；最高等级、局数、胜局和游戏币保留。不能撤回。
admin-season-done = 第 { $ended } 赛季结束，{ $players } 人有积分。第 { $begun } 赛季开始。
button-season-end = 结束第 { $season } 赛季
