# 比赛中的一场对局。
refused-match-table = 这是比赛对局，中途不能离桌。按“认输”放弃这一局，用 `/比赛 退赛` 退出比赛。
refused-match-soon = 你马上要打{ $because }的对局（<t:{ $when }:t>），打完之前不能另开一局。
refused-opponent-match-soon = 这一桌有人马上要打{ $because }的对局，现在不能再发牌。
match-title = { $tournament } · 第 { $round } 轮第 { $number } 场
match-thread = 第 { $round } 轮 · { $first } – { $second }
match-score = { $length } · { $first } { $won } : { $lost } { $second }
match-best-of =
    { $hands ->
        [3] 三局两胜
        [5] 五局三胜
        [7] 七局四胜
       *[other] { $hands } 局里多胜者赢
    }
match-fixed = 共 { $hands } 局，比 X 总和（{ $first } : { $second }）
match-call = { $first }、{ $second }，轮到你们打比赛了：请按“我到了”。两人都到就发牌。
match-here = { $who } 已到。
match-next = 准备好了就按“下一局”。最迟 <t:{ $when }:R> 自动发牌。
match-next-soon = 准备好了就按“下一局”。
match-ready = { $who } 已准备。
match-over =
    { $outcome ->
        [walkover] { $winner } 赢下这场：对手没有到场。
        [forfeit] { $winner } 赢下这场：对手弃赛。
        [double_loss] 双方判负，这场没有胜者。
        [overridden] 由主办者判定 { $winner } 赢下这场。
        [overridden-nobody] 由主办者判定双方都负。
       *[played] { $winner } 赢下这场。
    }
match-called-off = 比赛已取消。
match-score-over = { $first } { $won } : { $lost } { $second }
button-here = 我到了
button-next-hand = 下一局
you-are-here = 好，你已到场。对手一到就发牌。
you-are-ready = 好，你已准备。对手准备好就发牌；不按的话，稍后也会自动发牌。
profile-match-hands = 其中比赛 { $hands } 局 · 胜 { $wins } 局
notice-called = 你的比赛在等你：{ $link }
    请到那里按 *我到了*。到时间还没到场就判负。
