# 比赛的各种消息：公开的、主办者的、私下的回答。
cup-title = { $name }
cup-title-standings = 排名 · { $name }
cup-title-bracket = 对阵图 · { $name }
cup-title-matches = 对局 · { $name }
cup-title-entrants = 名单（{ $count } 人）· { $name }
cup-title-seeds = 种子 · { $name }
cup-status-title = 主办 · { $name }
cup-span-minutes = { $minutes } 分钟
cup-span-hours = { $hours } 小时
cup-span-both = { $hours } 小时 { $minutes } 分钟
cup-estimate = { $players } 人大约要 { $span }，共 { $rounds } 轮
cup-best-of =
    { $hands ->
        [3] 三局两胜
        [5] 五局三胜
        [7] 七局四胜
       *[other] { $hands } 局里多胜者赢
    }
cup-fixed-hands = 打 { $hands } 局，比 X 总和
cup-rounds = 共 { $rounds } 轮
cup-clock = { $turn }，备用 { $bank } 秒
cup-third-place = 有三四名决赛
cup-organised-by = 主办：{ $who }
cup-fee = **报名费：{ $fee } 游戏币**，报名时收取。{ $asked ->
        [no] 第一轮前取消报名、或比赛取消
       *[yes] 第一轮前取消报名、开赛时没签到、或比赛取消
    }，都会退回。报名费全部作为奖金，按名次分：{ $split }
cup-fee-late = **报名费：{ $fee } 游戏币**，报名时收取。比赛已经开始：只有比赛取消才退回，中途退赛不退。报名费全部作为奖金，按名次分：{ $split }
cup-limit-from = 限 { $low } 及以上
cup-limit-both = 限 { $low } 到 { $high }
cup-starts = { $full } 开赛（{ $soon }）
cup-no-check-in = 不用签到：报了名就算参赛。
cup-check-in-open = **正在签到**，到开赛为止（{ $until }）：请按“签到”，{ $fee ->
    [0] 否则名额让出。
   *[other] 否则名额让出，报名费退回。
}
cup-check-in-from = { $when } 开放签到。
cup-entered = { $cap ->
    [0] **已报名：{ $count } 人**
   *[other] **已报名：{ $count } / { $cap } 人**
}
cup-called = 还没签到：{ $who }
cup-here = { $name } ✓
cup-more = …… 还有 { $count } 人
cup-more-matches = …… 还有 { $count } 场：`/比赛 对局`
cup-starts-paused = 暂停多久，开赛就推迟多久。
cup-more-bracket = …… 其余请按“对阵图”。
cup-paused = 暂停中：所有计时都停着。
cup-pairing = 正在配对第一轮。
cup-round = 第 { $round } 轮，共 { $rounds } 轮
cup-round-last = { $players } 强
cup-round-quarter = 四分之一决赛
cup-round-semi = 半决赛
cup-round-final = 决赛
cup-round-ends = 本轮 { $when } 到时间：那时正在打的就是最后一局。
cup-next-round = **下一轮 { $when } 开始**
cup-places-soon = **最后一轮打完了，名次 { $when } 公布。**
cup-takes-late = 现在还能报名：从第二轮开始打。
cup-cancelled = 比赛已取消。
cup-cancelled-fees = 比赛已取消，报名费已全部退回。
cup-won = 冠军：{ $who }
cup-pot = 奖金共 { $pot } 游戏币
cup-standings = 排名
cup-places = 名次
cup-standing = **{ $place }** · { $name } · **{ $points }** 分（{ $wins } 胜 { $losses } 负）· 对手分 { $buchholz } · X { $x }
cup-standing-short = **{ $place }** · { $name } · **{ $points }** 分（{ $wins }–{ $losses }）
cup-standing-knockout = **{ $place }** · { $name } · { $wins } 胜 { $losses } 负
cup-standing-dropped = { $line } · 已退赛
cup-standing-prize = { $line } · **{ $prize } 游戏币**
cup-standings-how = 先比分数，再比对手分（各对手得分之和），再比 X 的净胜数，最后比相互战绩。
cup-bracket-part = 第 { $part } 部分，共 { $parts } 部分
cup-pair = { $first } – { $second }
cup-pair-bye = { $first }
cup-pair-third = { $pair }（争第三名）
cup-match = **{ $number }** · { $pair } · { $how }
cup-table = 牌桌
cup-result-played = { $winner } 获胜，{ $first }–{ $second }
cup-result-by-x = { $winner } 获胜，多 { $x } X
cup-result-bye = 轮空
cup-result-walkover = { $winner } 获胜：对手没来
cup-result-forfeit = { $winner } 获胜：对手弃赛
cup-result-double-loss = 双方判负
cup-result-overridden = { $result }（主办者改判）
cup-ended-played = { $first }–{ $second }
cup-ended-played-x = X { $first } 比 { $second }
cup-ended-bye = 轮空
cup-ended-walkover = { $loser } 没来
cup-ended-forfeit = { $loser } 弃赛
cup-ended-double-loss = 双方判负
cup-stage-soon = 正在开桌
cup-stage-held-up = 等一局打完：{ $who }
cup-stage-called = { $absent ->
    [2] 等双方，{ $due } 截止
   *[other] 等 { $who }，{ $due } 截止
}
cup-stage-called-stopped = { $absent ->
    [2] 等双方，不限时
   *[other] 等 { $who }，不限时
}
cup-stage-called-paused = { $absent ->
    [2] 等双方
   *[other] 等 { $who }
}
cup-stage-playing = 正在打，{ $first }–{ $second }
cup-stage-deciding = 决胜局，{ $first }–{ $second }
cup-entrant-dropped = { $name }（已退赛）
cup-status-entered = { $here ->
    [0] 已报名 { $count } 人
   *[other] 已报名 { $count } 人，已签到 { $here } 人
}
cup-status-overdue = ⚠ **没到** · { $line } · { $since } 叫人
cup-status-since = { $line } · { $since } 起
cup-option-match = { $number } · { $first } – { $second }
cup-option-bye = { $number } · { $first } · 轮空
cup-option-round = 第 { $round } 轮 · { $match }
cup-option-late = 有人没到
cup-select-forfeit = 选一场：谁没来、再等等……
cup-select-match = 第 { $first } 到 { $last } 场……
cup-select-seed = { $place } 号种子是……
cup-seed = { $place } · { $name } · { $points } 分
cup-seed-hand = **{ $place } · { $name }** · { $points } 分 · 手动
cup-seeds-how = 从最强的开始一个个选；其他人按积分排在后面。也可以一次写完：`/比赛 种子 顺序: 3 1 5`。
cup-alt-standings = 排名。
cup-alt-standing = 第 { $place } 名：{ $name }，{ $points } 分，{ $wins } 胜 { $losses } 负。
cup-alt-bracket = 对阵图。
cup-alt-round = { $name }：
cup-alt-open = { $first } 对 { $second }，未定。
cup-alt-won = { $first } 对 { $second }：{ $winner } 胜。
cup-alt-lost = { $first } 对 { $second }：双方判负。
cup-alt-bye = { $first } 轮空。

cup-button-now = 现在做什么？
cup-button-join = 报名
cup-button-pay = 交 { $fee } 并报名
cup-button-leave = 取消报名
cup-button-checkin = 签到
cup-button-drop = 退赛
cup-button-dropsure = 确定退赛
cup-button-entrants = 名单
cup-button-standings = 排名
cup-button-bracket = 对阵图
cup-button-matches = 对局
cup-button-status = 主办
cup-button-extend = 延长 { $minutes } 分钟
cup-button-open-check-in = 现在开放签到
cup-button-start = 现在开赛
cup-button-next = 开始下一轮
cup-button-finish = 公布名次
cup-button-pause = 暂停
cup-button-resume = 继续
cup-button-cancel = 取消比赛……
cup-button-cancelsure = 确定取消比赛
cup-button-clock = 停掉缺席计时
cup-button-clock-more = 再等 { $minutes } 分钟
cup-button-seedclear = 不指定任何人
cup-button-back = ◀ 上一页
cup-button-on = 下一页 ▶
cup-button-round = 第 { $round } 轮
cup-code-score = { $winner } { $first }–{ $second }
cup-code-a = { $first } 胜
cup-code-b = { $second } 胜
cup-code-bye = { $first } 轮空
cup-code-walk-a = { $second } 没来：{ $first } 胜
cup-code-walk-b = { $first } 没来：{ $second } 胜
cup-code-gave-a = { $second } 弃赛：{ $first } 胜
cup-code-gave-b = { $first } 弃赛：{ $second } 胜
cup-code-none = 双方判负

cup-todo-join = 想参加就报名。
cup-todo-watch = 这场比赛你不参加，可以观战。`/对杀 找桌` 帮你找桌。
cup-todo-out = 你已被淘汰，可以观战。`/对杀 找桌` 帮你找桌。
cup-todo-check-in = 请在开赛前（{ $when }）**签到**，否则名额让出。
cup-todo-play = { $timed ->
    [yes] **去打你的对局**：对手 { $opponent }（第 { $round } 轮第 { $match } 场），{ $when } 前按“我到了”。
   *[other] **打你的对局**：对手 { $opponent }（第 { $round } 轮第 { $match } 场）。
}
cup-todo-wait-check-in = 你已报名。{ $when } 开放签到，在那之前什么都不用做。
cup-todo-wait-start = 你已报名并签到。第一轮 { $when } 开始。
cup-todo-wait-matches = 本轮还有 { $left } 场没有打完。
cup-todo-wait-round = 第 { $round } 轮 { $when } 开始。
cup-todo-wait-places = 最后一轮打完了，名次 { $when } 公布。
cup-todo-paused = 比赛暂停中，等主办者继续。
cup-todo-resume = 比赛暂停中：可以继续时请按“继续”。
cup-todo-too-few = 开赛时间到了，签到的不足两人：请延长，或取消比赛。
cup-todo-late = 第 { $round } 轮第 { $match } 场在等人：请延长，或判定结果。
cup-todo-over = 比赛已经结束。
cup-todo-organiser-wait-check-in = 正在报名；{ $when } 自动开放签到。
cup-todo-organiser-wait-places = 名次 { $when } 自动公布。在那之前还可以改判：`/比赛 改判`。
cup-todo-organiser-wait-start = 第一轮 { $when } 自动开始。
cup-as-organiser = 你是主办者：

cup-created = 已在本频道宣布 **{ $name }**。
cup-created-next = 之后会自动进行。按“主办”看你能做什么；同样的内容也会私信给你。
cup-joined = 你已报名 **{ $name }**。
cup-joined-fee = 你已报名 **{ $name }**，交了 { $fee } 游戏币。
cup-left = 你已取消 **{ $name }** 的报名。
cup-left-fee = 你已取消 **{ $name }** 的报名，{ $fee } 游戏币已退回。
cup-checked-in = 签到成功。第一轮 { $when } 开始。
cup-drop-ask = 退出 **{ $name }**？正在打的一场判负，之后的轮次也不打了；已有的成绩保留。
cup-dropped = 你已退出 **{ $name }**。
cup-did-check-in = 签到已开放。
cup-did-started = 比赛开始了，正在配对第一轮。
cup-did-paired = 下一轮开始了。
cup-did-finished = 名次已公布。
cup-did-extended-start = 开赛时间改为 { $until }。
cup-did-extended-round = 本轮改为 { $until } 到时间。
cup-did-extended-paused = 已加 { $minutes } 分钟，比赛继续后才开始算。
cup-did-paused = 已暂停：所有计时都停了。
cup-did-resumed = 继续了：每个计时都还剩原来那么多。
cup-did-cancelled = **{ $name }** 已取消。
cup-did-cap = 现在有 { $cap } 个名额；已报名 { $count } 人。
cup-did-result = 结果已定。
cup-cancel-ask = 取消 **{ $name }**？{ $pot ->
    [0] 已有 { $count } 人报名。
   *[other] 报名费共 { $pot } 游戏币，全部退回。
}取消之后不能恢复。
cup-report-ask = **{ $round }**：哪一场？
cup-report-logged = 不管实际打成怎样，以你定的为准。会写进日志频道，对局列表里也会注明。
cup-exported = **{ $name }**：排名和对局（表格用），以及完整的 JSON。
cup-word-channel = **{ $name }** 所在的频道没有了，比赛已暂停。请在服务器的另一个频道用 `/比赛 继续`：比赛会在那里继续。
cup-word-barred = 我不能在宣布 **{ $name }** 的频道发言：请给我“查看频道”“发送消息”“嵌入链接”“附加文件”的权限。对局照常进行；`/比赛 现在` 在哪里都能用。

log-cup-created = { $who } 宣布了比赛 **{ $name }**。
log-cup-check-in = { $who } 开放了 **{ $name }** 的签到。
log-cup-started = { $who } 开始了 **{ $name }**。
log-cup-paired = { $who } 开始了 **{ $name }** 的下一轮。
log-cup-finished = { $who } 结束了 **{ $name }**。
log-cup-extended = { $who } 把 **{ $name }** 延长了 { $minutes } 分钟。
log-cup-paused = { $who } 暂停了 **{ $name }**。
log-cup-resumed = { $who } 让 **{ $name }** 继续。
log-cup-cancelled = { $who } 取消了 **{ $name }**。
log-cup-seeds = { $who } 改了 **{ $name }** 的种子。
log-cup-cap = { $who } 把 **{ $name }** 的名额改为 { $cap }。
log-cup-clock = { $who } 让 **{ $name }** 第 { $round } 轮第 { $match } 场多等 { $minutes } 分钟。
log-cup-clock-stopped = { $who } 停掉了 **{ $name }** 第 { $round } 轮第 { $match } 场的缺席计时。
log-cup-result = { $who } 定了 **{ $name }** 第 { $round } 轮第 { $match } 场（{ $pair }）的结果：{ $result }
