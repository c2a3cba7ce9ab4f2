# 等级、`/对杀 战绩` 和 `/对杀 排行榜`。
tier-0 = 小星
tier-1 = 一星
tier-2 = 二星
tier-3 = 三星
tier-4 = 四星
tier-5 = 五星
tier-6 = 六星
tier-7 = 七星
tier-8 = 八星
tier-9 = 九星
tier-10 = 十星
tier-11 = 十一星
tier-12 = 十二星
tier-13 = 小杀
tier-14 = 大杀
tier-15 = 狂杀
tier-16 = 通杀
tier-17 = 杀神

command-profile-name = 战绩
command-profile = 一名玩家的等级、积分和战绩
command-leaderboard-name = 排行榜
command-leaderboard = 本服务器的排行榜，以及我的名次
command-option-ranking-name = 排名方式
command-option-ranking = 按什么排名：30 天净赢（默认）、游戏币、积分、胜局、最大炸弹

alt-badge = 等级{ $tier }，{ $points } 分。
alt-badge-next = 从 { $bound } 分升到{ $next }要 { $nextBound } 分，已走完 { $percent }%。
alt-badge-highest = 最高等级。
alt-badge-record = 打了 { $hands } 局，胜 { $wins } 局。
alt-badge-bomb = 最大炸弹 { $stars } 星。

profile-title = { $who } · { $server }
profile-provisional = 暂定：还没打满 { $hands } 局。
profile-points = **{ $tier }** · { $points } 分

# $next 是等级。下面两句接在同一行后面。
profile-next = 距{ $next }还差 { $missing } 分
profile-next-wins = ，照你平均每胜 { $average } 分，大约再胜 { $wins } 局
profile-next-wins-other = ，照平均每胜 { $average } 分，大约再胜 { $wins } 局
profile-highest = 已经是最高等级。
profile-best = 历史最高：{ $tier } · { $points } 分
profile-hands = { $hands } 局 · 胜 { $wins } 局（{ $percent }%）
profile-no-hands = 在这里还没打完过一局。
profile-kills = 赢法：{ $kills }
profile-kill = { $victory } ×{ $count }
profile-bomb = 最大炸弹：{ $stars }★
profile-streak = 目前 { $streak } 连胜
profile-losing-streak = 目前 { $streak } 连败
profile-best-streak = 最长 { $streak } 连胜
profile-first-win = 首胜 { $when }
profile-first-total-kill = 首次通杀 { $when }
profile-first-ten-stars = 首次打出 10★ { $when }
profile-milestones = 里程碑：{ $firsts }
profile-coins = 游戏币：{ $balance }
profile-rooms = 积分场只动积分，金币场只动游戏币。
button-ranking = 排行榜

# 排名的名称，也是按钮。
ranking-net = 30 天净赢
ranking-coins = 游戏币
ranking-points = 积分
ranking-wins = 胜局
ranking-bomb = 最大炸弹
ranking-wins-how = 不含比赛的牌局：那些在个人战绩里另算。
ranking-title = { $ranking } · { $server }
ranking-empty = 还没有人上榜。用 `/对杀 找桌` 找个对手吧。

# $place 写成 `1\`，否则 Discord 会自己编号。
ranking-line = { $place }. { $who } · { $value }
ranking-me = 你是第 { $place } 名：{ $value }
ranking-me-out = 你还没有上榜。
ranking-page = 第 { $page } 页
ranking-hidden = 已隐藏
ranking-new = （暂定）
value-coins = { $value } 游戏币
value-points = { $value } 分，{ $tier }
value-wins = { $hands } 局胜 { $value } 局
value-bomb = { $value }★
