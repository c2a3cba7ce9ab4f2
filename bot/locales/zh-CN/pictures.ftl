# 图片里标出的内容，给看不到图片的人。
alt-playable =
    { $ranks ->
        [none] 没有压得过的牌。
       *[other] 现在能出：{ $ranks }。
    }
alt-chain = 最大的连炸：{ $play }。
alt-time =
    { $share ->
        [little] { $seat }剩的时间不多了。
       *[other] { $seat }快超时了。
    }
