# 與遊戲幣有關的拒絕：領取、贈送，以及兩人之間每天的輸贏上限。
refused-pair-limit = 你們兩人今天不能再玩遊戲幣了：一方已經淨輸給另一方 { $lost }，一天最多 { $limit }。<t:{ $when }:R>恢復；積分場照常能打。
refused-daily-taken = 今天的遊戲幣已經領過了。下次可以領 { $amount }，<t:{ $when }:R>。
refused-relief-not-needed = 遊戲幣不到 { $below } 才能領救濟；你現在有 { $balance }。
refused-relief-spent = 今天的 { $most } 次救濟都領完了。<t:{ $when }:R>可以再領；積分場不需要遊戲幣。
refused-back-too-soon = 你刪除過自己的全部資料，之後一天內不發遊戲幣，<t:{ $when }:R>可以再領。積分場不需要遊戲幣。
refused-too-few-coins = 需要 { $needed } 可用遊戲幣，現在只有 { $balance }。
refused-gift-to-self = 不能把遊戲幣送給自己。
refused-gift-not-won = 只能贈送打牌贏來的遊戲幣，最多 { $givable }。
refused-gift-cap = 今天還能送 { $left }：一天最多送 { $cap }。
