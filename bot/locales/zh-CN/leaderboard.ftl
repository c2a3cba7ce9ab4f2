# 排行榜图片的内容，给看不到图片的人。
alt-leaderboard = { $ranking }排行榜，从高到低，依次是名次、等级、数值。
alt-leaderboard-place = 第 { $place } 名：{ $tier }，{ $value }。
alt-leaderboard-mine = 第 { $place } 名（你）：{ $tier }，{ $value }。
