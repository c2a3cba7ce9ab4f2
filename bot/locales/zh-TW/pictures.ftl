# 圖片裡標出的內容，給看不到圖片的人。
alt-playable =
    { $ranks ->
        [none] 沒有壓得過的牌。
       *[other] 現在能出：{ $ranks }。
    }
alt-chain = 最大的連環炸彈：{ $play }。
alt-time =
    { $share ->
        [little] { $seat }剩的時間不多了。
       *[other] { $seat }快逾時了。
    }
