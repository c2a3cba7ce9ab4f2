# 为什么不能这样出（按规则），以及怎样才行。

a-kind-single = 单张
a-kind-pair = 对子
a-kind-triple = 三同张
a-kind-straight = 顺子
a-kind-consecutive-pairs = 连对
a-kind-consecutive-triples = 连三同张
a-kind-bomb = 炸弹
a-kind-chain-bomb = 连炸
a-kind-three-jokers = 三王炸弹
a-kind-four-jokers = 天王炸弹

sized-single = 单张
sized-pair = 对子
sized-triple = 三同张
sized-straight = 顺子（{ $size } 张）
sized-consecutive-pairs = 连对（{ $number } 连）
sized-consecutive-triples = 连三同张（{ $number } 连）
sized-bomb = 炸弹（{ $size } 张）
sized-chain-bomb = 连炸
sized-three-jokers = 三王炸弹
sized-four-jokers = 天王炸弹

refused-no-combination = { $flaw ->
        [no-cards] 没有写出任何牌。
        [stranger] { $cards } 不成牌型：{ $a_kind }只能是同一个点数，多出了 { $surplus }。
        [attached] { $cards } 不成牌型：这里没有三带、三连二，三同张不能带牌，多出了 { $surplus }。
        [two] { $cards } 不成牌型：{ $a_kind }里不能有 2，只能在 9 到 A 之间连。
        [two-in-chain] { $cards } 不成牌型：本桌约定连炸里不能有 2。
        [too-many] { $cards } 不成牌型：{ $a_kind }每个点数只能有 { $width } 张，多出了 { $surplus }。
        [gap] { $cards } 不成牌型：{ $a_kind }的点数必须相连，中间缺 { $missing }{ $jokers ->
            [0] { "" }
           *[other] ，{ $jokers } 张王补不上
        }。
        [thin] { $cards } 不成牌型：{ $a_kind }每个点数要{ $shape ->
            [chain_bomb] 至少
           *[other] { "" }
        } { $width } 张，还缺 { $missing }{ $jokers ->
            [0] { "" }
           *[other] ，{ $jokers } 张王补不上
        }。
        [short] { $shape ->
            [straight] { $cards } 只有 { $groups } 张相连：顺子至少要 { $needed } 张。
            [consecutive_pairs] { $cards } 只有 { $groups } 连对：连对至少要 { $needed } 对。
            [consecutive_triples] { $cards } 只有 { $groups } 连的三同张：连三同张至少要 { $needed } 连。
           *[chain_bomb] { $cards } 只有两个相邻的炸弹：连炸至少要三个。
        }
        [joker-over] { $cards } 不成牌型：多了一张王，{ $a_kind }里没有它的位置。
       *[mixed] { $cards } 不成牌型：点数不同的牌只能连着出，顺子至少 5 张。
    }

refused-too-weak = { $why ->
        [bomb] 炸弹只有更大的炸弹能压；{ $cards } 只是{ $a_kind }。
        [kind] { $sized }不能跟{ $beat_sized }：只能跟同样的牌型，或者出炸弹。
        [size] { $sized }不能跟{ $beat_sized }：张数必须相同。
        [stars] { $stars }★ 压不过 { $beat_stars }★：炸弹先比星级。
        [three-jokers] 三王炸弹是最小的 6★，压不过 { $beat_cards }（{ $beat_stars }★）。
        [four-jokers] 天王炸弹是最大的 7★，{ $cards }（{ $stars }★）压不过它。
        [cards] 星级相同时张数少的大：同是 { $stars }★，{ $size } 张压不过 { $beat_size } 张。
        [equal] { $cards } 不比 { $beat_cards } 大：一样大不算大。
       *[top] { $cards } 不比 { $beat_cards } 大：比最大的点数，{ $top } 小于 { $beat_top }。
    }

could-play = 你可以出：{ $plays }
could-pass = 你没有能出的牌，请选“不出”。
