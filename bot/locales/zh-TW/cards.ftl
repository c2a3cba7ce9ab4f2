# 牌、牌型，以及圖片的文字說明。

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

kind-single = 單張
kind-pair = 對子
kind-triple = 三條
kind-straight = 順子
kind-consecutive-pairs = 連對
kind-consecutive-triples = 連三條
kind-bomb = 炸彈
kind-chain-bomb = 連環炸彈
kind-three-jokers = 三王炸彈
kind-four-jokers = 天王炸彈

# 一手牌。$top、$low 是牌點，$size 是張數，$link 是最小一相的張數。
play-single = 單張 { $top }
play-pair = 對 { $top }
play-pair-of-both-jokers = 對王（大小王）
play-triple = 三條 { $top }
play-straight = 順子 { $low }–{ $top }
play-consecutive-pairs = 連對 { $low }–{ $top }
play-consecutive-triples = 連三條 { $low }–{ $top }
play-bomb =
    { $size ->
        [4] 四相炸彈 { $top }，{ $stars }★
        [5] 五相炸彈 { $top }，{ $stars }★
        [6] 六相炸彈 { $top }，{ $stars }★
        [7] 七相炸彈 { $top }，{ $stars }★
        [8] 八相炸彈 { $top }，{ $stars }★
        [9] 九相炸彈 { $top }，{ $stars }★
        [10] 十相炸彈 { $top }，{ $stars }★
        [11] 十一相炸彈 { $top }，{ $stars }★
       *[12] 十二相炸彈 { $top }，{ $stars }★
    }
play-chain-bomb =
    { $link ->
        [4] 四相
        [5] 五相
        [6] 六相
        [7] 七相
       *[8] 八相
    }{ $groups ->
        [3] 三連環
        [4] 四連環
        [5] 五連環
       *[6] 六連環
    } { $stars }★（{ $low }–{ $top }）
play-three-jokers = 三王炸彈 { $stars }★
play-four-jokers = 天王炸彈 { $stars }★

# $play 是上面的一手牌，$ranks 是王當的牌：`A` 或 `9×2，K`。
play-with-jokers = { $play }，王當 { $ranks }

hand-cards =
    { $count ->
        [0] 沒有牌
       *[other] { $count } 張牌：{ $groups }
    }

# 列舉之間，以及句子之間（中文句子之間不用空格）。
alt-separator = ，
alt-space = { "" }
alt-group = { $rank } ×{ $count }
alt-bomb = { $group }（炸彈，{ $stars } 星）

# 給看不到圖片的人。$seat 是座位的標記：藍圓或紅方。
alt-seat-0 = 藍圓
alt-seat-1 = 紅方
alt-seat-free = { $seat }：空位。
alt-seat-taken = { $seat }：已入座。
alt-seat-ready = { $seat }：已準備。
alt-seat-holds = { $seat }剩 { $count } 張牌。
alt-seat-multiplier = { $seat }目前 ×{ $multiplier } 倍。
alt-seat-automatic = { $seat }由系統代打中。
alt-to-beat = { $seat }出了{ $play }。
alt-to-move = 輪到{ $seat }。
alt-leads = { $seat }先出。
alt-face-up = 明牌：{ $card }。
alt-face-up-held = 明牌：{ $card }，在{ $seat }手中。
alt-void = 本局作廢。
alt-won =
    { $stars ->
        [0] { $seat }獲勝：{ $victory }，{ $base } × { $multiplier } = { $stake }。
       *[other] { $seat }獲勝：{ $victory }，{ $stars } 星，{ $base } × { $multiplier } = { $stake }。
    }
alt-went-out = 最後一手：{ $play }。
alt-resigned = { $seat }認輸。
alt-forfeited = { $seat }逾時判敗。
alt-still-held = { $seat }手中還有 { $cards }。
