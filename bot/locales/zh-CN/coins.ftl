# 与游戏币有关的拒绝：领取、赠送，以及两人之间每天的输赢上限。
refused-pair-limit = 你们两人今天不能再打游戏币了：一方已经净输给另一方 { $lost }，一天最多 { $limit }。<t:{ $when }:R>恢复；积分场照常能打。
refused-daily-taken = 今天的游戏币已经领过了。下次可以领 { $amount }，<t:{ $when }:R>。
refused-relief-not-needed = 游戏币不到 { $below } 才能领救济；你现在有 { $balance }。
refused-relief-spent = 今天的 { $most } 次救济都领完了。<t:{ $when }:R>可以再领；积分场不需要游戏币。
refused-back-too-soon = 你删除过自己的全部数据，之后一天内不发游戏币，<t:{ $when }:R>可以再领。积分场不需要游戏币。
refused-too-few-coins = 需要 { $needed } 可用游戏币，现在只有 { $balance }。
refused-gift-to-self = 不能把游戏币送给自己。
refused-gift-not-won = 只能赠送打牌赢来的游戏币，最多 { $givable }。
refused-gift-cap = 今天还能送 { $left }：一天最多送 { $cap }。
