# 為什麼不能這樣出（依規則），以及怎樣才行。

a-kind-single = 單張
a-kind-pair = 對子
a-kind-triple = 三條
a-kind-straight = 順子
a-kind-consecutive-pairs = 連對
a-kind-consecutive-triples = 連三條
a-kind-bomb = 炸彈
a-kind-chain-bomb = 連環炸彈
a-kind-three-jokers = 三王炸彈
a-kind-four-jokers = 天王炸彈

sized-single = 單張
sized-pair = 對子
sized-triple = 三條
sized-straight = 順子（{ $size } 張）
sized-consecutive-pairs = 連對（{ $number } 連）
sized-consecutive-triples = 連三條（{ $number } 連）
sized-bomb = 炸彈（{ $size } 張）
sized-chain-bomb = 連環炸彈
sized-three-jokers = 三王炸彈
sized-four-jokers = 天王炸彈

refused-no-combination = { $flaw ->
        [no-cards] 沒有寫出任何牌。
        [stranger] { $cards } 不成牌型：{ $a_kind }只能是同一個點數，多出了 { $surplus }。
        [attached] { $cards } 不成牌型：這裡沒有三帶、三連二，三條不能帶牌，多出了 { $surplus }。
        [two] { $cards } 不成牌型：{ $a_kind }裡不能有 2，只能在 9 到 A 之間連。
        [two-in-chain] { $cards } 不成牌型：本桌約定連環炸彈裡不能有 2。
        [too-many] { $cards } 不成牌型：{ $a_kind }每個點數只能有 { $width } 張，多出了 { $surplus }。
        [gap] { $cards } 不成牌型：{ $a_kind }的點數必須相連，中間缺 { $missing }{ $jokers ->
            [0] { "" }
           *[other] ，{ $jokers } 張王補不上
        }。
        [thin] { $cards } 不成牌型：{ $a_kind }每個點數要{ $shape ->
            [chain_bomb] 至少
           *[other] { "" }
        } { $width } 張，還缺 { $missing }{ $jokers ->
            [0] { "" }
           *[other] ，{ $jokers } 張王補不上
        }。
        [short] { $shape ->
            [straight] { $cards } 只有 { $groups } 張相連：順子至少要 { $needed } 張。
            [consecutive_pairs] { $cards } 只有 { $groups } 連對：連對至少要 { $needed } 對。
            [consecutive_triples] { $cards } 只有 { $groups } 連的三條：連三條至少要 { $needed } 連。
           *[chain_bomb] { $cards } 只有兩個相鄰的炸彈：連環炸彈至少要三個。
        }
        [joker-over] { $cards } 不成牌型：多了一張王，{ $a_kind }裡沒有它的位置。
       *[mixed] { $cards } 不成牌型：點數不同的牌只能連著出，順子至少 5 張。
    }

refused-too-weak = { $why ->
        [bomb] 炸彈只有更大的炸彈能壓；{ $cards } 只是{ $a_kind }。
        [kind] { $sized }不能跟{ $beat_sized }：只能跟同樣的牌型，或者出炸彈。
        [size] { $sized }不能跟{ $beat_sized }：張數必須相同。
        [stars] { $stars }★ 壓不過 { $beat_stars }★：炸彈先比星級。
        [three-jokers] 三王炸彈是最小的 6★，壓不過 { $beat_cards }（{ $beat_stars }★）。
        [four-jokers] 天王炸彈是最大的 7★，{ $cards }（{ $stars }★）壓不過它。
        [cards] 星級相同時張數少的大：同是 { $stars }★，{ $size } 張壓不過 { $beat_size } 張。
        [equal] { $cards } 不比 { $beat_cards } 大：一樣大不算大。
       *[top] { $cards } 不比 { $beat_cards } 大：比最大的點數，{ $top } 小於 { $beat_top }。
    }

could-play = 你可以出：{ $plays }
could-pass = 你沒有能出的牌，請選「不出」。
