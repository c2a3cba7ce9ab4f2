# 等級、`/對殺 戰績` 和 `/對殺 排行榜`。
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
tier-13 = 小殺
tier-14 = 大殺
tier-15 = 狂殺
tier-16 = 通殺
tier-17 = 殺神

command-profile-name = 戰績
command-profile = 一名玩家的等級、積分和戰績
command-leaderboard-name = 排行榜
command-leaderboard = 本伺服器的排行榜，以及我的名次
command-option-ranking-name = 排名方式
command-option-ranking = 依什麼排名：30 天淨贏（預設）、遊戲幣、積分、勝局、最大炸彈

alt-badge = 等級{ $tier }，{ $points } 分。
alt-badge-next = 從 { $bound } 分升到{ $next }要 { $nextBound } 分，已走完 { $percent }%。
alt-badge-highest = 最高等級。
alt-badge-record = 打了 { $hands } 局，勝 { $wins } 局。
alt-badge-bomb = 最大炸彈 { $stars } 星。

profile-title = { $who } · { $server }
profile-provisional = 暫定：還沒打滿 { $hands } 局。
profile-points = **{ $tier }** · { $points } 分

# $next 是等級。下面兩句接在同一行後面。
profile-next = 距{ $next }還差 { $missing } 分
profile-next-wins = ，照你平均每勝 { $average } 分，大約再勝 { $wins } 局
profile-next-wins-other = ，照平均每勝 { $average } 分，大約再勝 { $wins } 局
profile-highest = 已經是最高等級。
profile-best = 歷史最高：{ $tier } · { $points } 分
profile-hands = { $hands } 局 · 勝 { $wins } 局（{ $percent }%）
profile-no-hands = 在這裡還沒打完過一局。
profile-kills = 贏法：{ $kills }
profile-kill = { $victory } ×{ $count }
profile-bomb = 最大炸彈：{ $stars }★
profile-streak = 目前 { $streak } 連勝
profile-losing-streak = 目前 { $streak } 連敗
profile-best-streak = 最長 { $streak } 連勝
profile-first-win = 首勝 { $when }
profile-first-total-kill = 首次通殺 { $when }
profile-first-ten-stars = 首次打出 10★ { $when }
profile-milestones = 里程碑：{ $firsts }
profile-coins = 遊戲幣：{ $balance }
profile-rooms = 積分場只動積分，金幣場只動遊戲幣。
button-ranking = 排行榜

# 排名的名稱，也是按鈕。
ranking-net = 30 天淨贏
ranking-coins = 遊戲幣
ranking-points = 積分
ranking-wins = 勝局
ranking-bomb = 最大炸彈
ranking-wins-how = 不含比賽的牌局：那些在個人戰績裡另算。
ranking-title = { $ranking } · { $server }
ranking-empty = 還沒有人上榜。用 `/對殺 找桌` 找個對手吧。

# $place 寫成 `1\`，否則 Discord 會自己編號。
ranking-line = { $place }. { $who } · { $value }
ranking-me = 你是第 { $place } 名：{ $value }
ranking-me-out = 你還沒有上榜。
ranking-page = 第 { $page } 頁
ranking-hidden = 已隱藏
ranking-new = （暫定）
value-coins = { $value } 遊戲幣
value-points = { $value } 分，{ $tier }
value-wins = { $hands } 局勝 { $value } 局
value-bomb = { $value }★
