# 与游戏币有关的拒绝：领取、赠送，以及两人之间每天的输赢上限。
refused-pair-limit = 你们两人今天不能再打游戏币：一方已净输给另一方 { $lost }，每天上限是 { $limit }。<t:{ $when }:R>恢复；积分场照常开放。
refused-daily-taken = 今天的游戏币已经领过了。下一次可领 { $amount }，<t:{ $when }:R>。
refused-relief-not-needed = 游戏币少于 { $below } 才能领救济；你有 { $balance }。
refused-relief-spent = 今天已经领过 { $most } 次救济。<t:{ $when }:R>可再领；积分场不需要游戏币。
refused-too-few-coins = 需要 { $needed } 可用游戏币，现在只有 { $balance }。
refused-gift-to-self = 不能把游戏币送给自己。
refused-gift-not-won = 只能赠送打牌赢来的游戏币：最多 { $givable }。
refused-gift-cap = 今天还能送 { $left }：每天上限是 { $cap }。
