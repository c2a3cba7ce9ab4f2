# 排行榜圖片的內容，給看不到圖片的人。
alt-leaderboard = { $ranking }排行榜，從高到低，依序是名次、等級、數值。
alt-leaderboard-place = 第 { $place } 名：{ $tier }，{ $value }。
alt-leaderboard-mine = 第 { $place } 名（你）：{ $tier }，{ $value }。
