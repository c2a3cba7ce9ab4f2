# 比賽中的一場對局。
refused-match-table = 這是比賽對局，中途不能離桌。按「認輸」放棄這一局，用 `/比賽 退賽` 退出比賽。
refused-match-soon = 你馬上要打{ $because }的對局（<t:{ $when }:t>），打完之前不能另開一局。
refused-opponent-match-soon = 這一桌有人馬上要打{ $because }的對局，現在不能再發牌。
match-title = { $tournament } · 第 { $round } 輪第 { $number } 場
match-thread = 第 { $round } 輪 · { $first } – { $second }
match-score = { $length } · { $first } { $won } : { $lost } { $second }
match-best-of =
    { $hands ->
        [3] 三局兩勝
        [5] 五局三勝
        [7] 七局四勝
       *[other] { $hands } 局裡多勝者贏
    }
match-fixed = 共 { $hands } 局，比 X 總和（{ $first } : { $second }）
match-call = { $first }、{ $second }，輪到你們打比賽了：請按「我到了」。兩人都到就發牌。
match-here = { $who } 已到。
match-next = 準備好了就按「下一局」。最遲 <t:{ $when }:R> 自動發牌。
match-next-soon = 準備好了就按「下一局」。
match-ready = { $who } 已準備。
match-over =
    { $outcome ->
        [walkover] { $winner } 贏下這場：對手沒有到場。
        [forfeit] { $winner } 贏下這場：對手棄賽。
        [double_loss] 雙方判負，這場沒有勝者。
        [overridden] 由主辦者判定 { $winner } 贏下這場。
        [overridden-nobody] 由主辦者判定雙方都敗。
       *[played] { $winner } 贏下這場。
    }
match-called-off = 比賽已取消。
match-score-over = { $first } { $won } : { $lost } { $second }
button-here = 我到了
button-next-hand = 下一局
you-are-here = 好，你已到場。對手一到就發牌。
you-are-ready = 好，你已準備。對手準備好就發牌；不按的話，稍後也會自動發牌。
profile-match-hands = 其中比賽 { $hands } 局 · 勝 { $wins } 局
notice-called = 你的比賽在等你：{ $link }
    請到那裡按 *我到了*。到時間還沒到場就判負。
