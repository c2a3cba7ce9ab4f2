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
preferences-layout = **手牌排列**
preferences-layout-columns = 竖排：每个点数一列，每张都看得见
preferences-layout-rows = 横排：每张都看得见，更紧凑
preferences-layout-large = 大字：每个点数一块，不显示花色
