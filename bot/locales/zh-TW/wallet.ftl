# 牌局以外的遊戲幣：`/遊戲幣`、進不了房間時的辦法，以及 `/對殺管理` 的遊戲幣與賽季。
command-coins-name = 遊戲幣
command-coins = 本伺服器的遊戲幣：只是遊戲資料，沒有價值
command-balance-name = 餘額
command-balance = 看我有多少遊戲幣，夠進哪些場
command-daily-name = 每日
command-daily = 領今天的遊戲幣：1,000 起，每天多 500，最多 4,000
command-relief-name = 救濟
command-relief = 不到 8,000 時補到 12,000，每天最多三次
command-history-name = 明細
command-history = 我的遊戲幣每一筆進出
command-give-name = 贈送
command-give = 把打牌贏來的遊戲幣送人（本伺服器允許時）
command-option-member-name = 成員
command-option-member = 哪位成員
command-option-amount-name = 數量
command-option-amount = 多少遊戲幣
command-duel-admin-name = 對殺管理
command-duel-admin = 瘋狂對殺：給伺服器管理員用
command-admin-coins-name = 遊戲幣
command-admin-coins = 給成員發放或扣除遊戲幣
command-grant-name = 發放
command-grant = 給成員發放遊戲幣
command-take-name = 扣除
command-take = 扣除成員的遊戲幣
command-season-name = 賽季
command-season = 結束本賽季：所有人的積分從 0 重新開始（會先確認）

refused-gifts-off = 本伺服器沒有開放贈送。伺服器管理員可以開放。
refused-no-person = 機器人沒有遊戲幣，也沒有戰績。
refused-no-server = 還沒有可看的：你還沒在任何伺服器打過牌。在伺服器裡用 `/對殺 開桌` 開一桌吧。
refused-season-over = 那個賽季已經結束了。

wallet-title = 遊戲幣 · { $server }
wallet-balance = 你有 **{ $balance }** 遊戲幣。
wallet-held = 其中 { $held } 為正在打的一局凍結，{ $free } 可用。
wallet-rooms = 夠進：{ $rooms }
wallet-no-room = 還不夠進金幣場：初級場需要 { $entry }。積分場不需要遊戲幣。
wallet-daily = 今天的遊戲幣：**+{ $amount }**。現在有 { $balance }。
wallet-daily-next = 下一次 { $amount }，<t:{ $when }:R>。漏領一天降一檔。
wallet-relief = 救濟：**+{ $amount }**。現在有 { $balance }。
wallet-relief-left = { $left ->
        [0] 今天的次數用完了。
       *[other] 今天還可以領 { $left } 次。
    }
wallet-gave = 你送給 { $who } { $amount } 遊戲幣。現在有 { $balance }。
wallet-gave-left = 今天還可以送 { $left }。
wallet-history = 遊戲幣明細，最新的在前：
wallet-history-empty = 還沒有進出。
wallet-page = 第 { $page } / { $pages } 頁

# $change 帶正負號，$after 是變動後的餘額，$what 是下面的說明。
wallet-line = { $when } { $change } → { $after } · { $what }
wallet-off-server = 請到相關的那個伺服器裡使用。
amount-gain = +{ $amount }
amount-loss = −{ $amount }
amount-none = ±0

# 明細裡的一行：遊戲幣為什麼變動；$who 是標註的人。
moved-start = 起始遊戲幣
moved-daily = 每日領取
moved-relief = 救濟
moved-give-to = 送給 { $who }
moved-give-from = { $who } 贈送
moved-hand-to = 輸給 { $who }
moved-hand-from = 贏 { $who }
moved-admin = 管理員調整
moved-fee = 比賽報名費
moved-prize = 比賽獎金
moved-burn = 資料刪除
moved-reversal = 收回
somebody = 某人
button-coins-balance = 餘額
button-coins-daily = 每日領取
button-coins-relief = 領救濟
button-coins-history = 明細
button-coins-beginner = 去初級場打
button-coins-points = 去積分場打
button-server = → { $server }
button-back = ◀ 上一頁
button-next = 下一頁 ▶

admin-granted = 已發放給 { $who } { $amount } 遊戲幣，現在有 { $balance }。
admin-took = 已扣除 { $who } 的 { $amount } 遊戲幣，現在有 { $balance }。
admin-season-ask = 結束第 { $season } 賽季嗎？所有人的積分從 0 重新開始；最高等級、局數、勝局和遊戲幣保留。不能撤回。
admin-season-done = 第 { $ended } 賽季結束，{ $players } 人有積分。第 { $begun } 賽季開始。
button-season-end = 結束第 { $season } 賽季
