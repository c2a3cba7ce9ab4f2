# 牌、牌型，以及图片的文字说明。

rank-nine = 9
rank-ten = 10
rank-jack = J
rank-queen = Q
rank-king = K
rank-ace = A
rank-two = 2
rank-small-joker = 小王
rank-big-joker = 大王

card-spades = ♠{ $rank }
card-hearts = ♥{ $rank }
card-diamonds = ♦{ $rank }
card-clubs = ♣{ $rank }

kind-single = 单张
kind-pair = 对子
kind-triple = 三同张
kind-straight = 顺子
kind-consecutive-pairs = 连对
kind-consecutive-triples = 连三同张
kind-bomb = 炸弹
kind-chain-bomb = 连炸
kind-three-jokers = 三王炸弹
kind-four-jokers = 天王炸弹

# 一手牌。$top、$low 是牌点，$size 是张数，$link 是最小一相的张数。
play-single = 单张 { $top }
play-pair = 对 { $top }
play-pair-of-both-jokers = 对王（大小王）
play-triple = 三同张 { $top }
play-straight = 顺子 { $low }–{ $top }
play-consecutive-pairs = 连对 { $low }–{ $top }
play-consecutive-triples = 连三同张 { $low }–{ $top }
play-bomb =
    { $size ->
        [4] 四相炸弹 { $top }，{ $stars }★
        [5] 五相炸弹 { $top }，{ $stars }★
        [6] 六相炸弹 { $top }，{ $stars }★
        [7] 七相炸弹 { $top }，{ $stars }★
        [8] 八相炸弹 { $top }，{ $stars }★
        [9] 九相炸弹 { $top }，{ $stars }★
        [10] 十相炸弹 { $top }，{ $stars }★
        [11] 十一相炸弹 { $top }，{ $stars }★
       *[12] 十二相炸弹 { $top }，{ $stars }★
    }
play-chain-bomb =
    { $link ->
        [4] 四相
        [5] 五相
        [6] 六相
        [7] 七相
       *[8] 八相
    }{ $groups ->
        [3] 三连环
        [4] 四连环
        [5] 五连环
       *[6] 六连环
    } { $stars }★（{ $low }–{ $top }）
play-three-jokers = 三王炸弹 { $stars }★
play-four-jokers = 天王炸弹 { $stars }★

# $play 是上面的一手牌，$ranks 是王当的牌：`A` 或 `9×2，K`。
play-with-jokers = { $play }，王当 { $ranks }

hand-cards =
    { $count ->
        [0] 没有牌
       *[other] { $count } 张牌：{ $groups }
    }

# 列举之间，以及句子之间（中文句子之间不用空格）。
alt-separator = ，
alt-space = { "" }
alt-group = { $rank } ×{ $count }
alt-bomb = { $group }（炸弹，{ $stars } 星）

# 给看不到图片的人。$seat 是座位的标记：蓝圆或红方。
alt-seat-0 = 蓝圆
alt-seat-1 = 红方
alt-seat-free = { $seat }：空位。
alt-seat-taken = { $seat }：已入座。
alt-seat-ready = { $seat }：已准备。
alt-seat-holds = { $seat }剩 { $count } 张牌。
alt-seat-multiplier = { $seat }目前 ×{ $multiplier } 倍。
alt-seat-automatic = { $seat }托管中。
alt-to-beat = { $seat }出了{ $play }。
alt-to-move = 轮到{ $seat }。
alt-leads = { $seat }先出。
alt-face-up = 明牌：{ $card }。
alt-face-up-held = 明牌：{ $card }，在{ $seat }手中。
alt-void = 本局作废。
alt-won =
    { $stars ->
        [0] { $seat }获胜：{ $victory }，{ $base } × { $multiplier } = { $stake }。
       *[other] { $seat }获胜：{ $victory }，{ $stars } 星，{ $base } × { $multiplier } = { $stake }。
    }
alt-went-out = 最后一手：{ $play }。
alt-resigned = { $seat }认输。
alt-forfeited = { $seat }超时判负。
alt-still-held = { $seat }手中还有 { $cards }。
