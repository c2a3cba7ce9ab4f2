# 比賽的各種訊息：公開的、主辦者的、私下的回答。
cup-title = { $name }
cup-title-standings = 排名 · { $name }
cup-title-bracket = 對戰表 · { $name }
cup-title-matches = 對局 · { $name }
cup-title-entrants = 名單（{ $count } 人）· { $name }
cup-title-seeds = 種子 · { $name }
cup-status-title = 主辦 · { $name }
cup-span-minutes = { $minutes } 分鐘
cup-span-hours = { $hours } 小時
cup-span-both = { $hours } 小時 { $minutes } 分鐘
cup-estimate = { $players } 人大約要 { $span }，共 { $rounds } 輪
cup-best-of =
    { $hands ->
        [3] 三局兩勝
        [5] 五局三勝
        [7] 七局四勝
       *[other] { $hands } 局裡多勝者贏
    }
cup-fixed-hands = 打 { $hands } 局，比 X 總和
cup-rounds = 共 { $rounds } 輪
cup-clock = { $turn }，備用 { $bank } 秒
cup-third-place = 有季軍賽
cup-organised-by = 主辦：{ $who }
cup-fee = **報名費：{ $fee } 遊戲幣**，報名時收取。{ $asked ->
        [no] 第一輪前取消報名、或比賽取消
       *[yes] 第一輪前取消報名、開賽時沒簽到、或比賽取消
    }，都會退回。報名費全部作為獎金，依名次分：{ $split }
cup-fee-late = **報名費：{ $fee } 遊戲幣**，報名時收取。比賽已經開始：只有比賽取消才退回，中途退賽不退。報名費全部作為獎金，依名次分：{ $split }
cup-limit-from = 限 { $low } 及以上
cup-limit-both = 限 { $low } 到 { $high }
cup-starts = { $full } 開賽（{ $soon }）
cup-no-check-in = 不用簽到：報了名就算參賽。
cup-check-in-open = **正在簽到**，到開賽為止（{ $until }）：請按「簽到」，{ $fee ->
    [0] 否則名額讓出。
   *[other] 否則名額讓出，報名費退回。
}
cup-check-in-from = { $when } 開放簽到。
cup-entered = { $cap ->
    [0] **已報名：{ $count } 人**
   *[other] **已報名：{ $count } / { $cap } 人**
}
cup-called = 還沒簽到：{ $who }
cup-here = { $name } ✓
cup-more = …… 還有 { $count } 人
cup-more-matches = …… 還有 { $count } 場：`/比賽 對局`
cup-starts-paused = 暫停多久，開賽就延後多久。
cup-more-bracket = …… 其餘請按「對陣圖」。
cup-paused = 暫停中：所有計時都停著。
cup-pairing = 正在配對第一輪。
cup-round = 第 { $round } 輪，共 { $rounds } 輪
cup-round-last = { $players } 強
cup-round-quarter = 四分之一決賽
cup-round-semi = 半決賽
cup-round-final = 決賽
cup-round-ends = 本輪 { $when } 到時間：那時正在打的就是最後一局。
cup-next-round = **下一輪 { $when } 開始**
cup-places-soon = **最後一輪打完了，名次 { $when } 公布。**
cup-takes-late = 現在還能報名：從第二輪開始打。
cup-cancelled = 比賽已取消。
cup-cancelled-fees = 比賽已取消，報名費已全部退回。
cup-won = 冠軍：{ $who }
cup-pot = 獎金共 { $pot } 遊戲幣
cup-standings = 排名
cup-places = 名次
cup-standing = **{ $place }** · { $name } · **{ $points }** 分（{ $wins } 勝 { $losses } 負）· 對手分 { $buchholz } · X { $x }
cup-standing-short = **{ $place }** · { $name } · **{ $points }** 分（{ $wins }–{ $losses }）
cup-standing-knockout = **{ $place }** · { $name } · { $wins } 勝 { $losses } 負
cup-standing-dropped = { $line } · 已退賽
cup-standing-prize = { $line } · **{ $prize } 遊戲幣**
cup-standings-how = 先比分數，再比對手分（各對手得分之和），再比 X 的淨勝數，最後比相互戰績。
cup-bracket-part = 第 { $part } 部分，共 { $parts } 部分
cup-pair = { $first } – { $second }
cup-pair-bye = { $first }
cup-pair-third = { $pair }（爭第三名）
cup-match = **{ $number }** · { $pair } · { $how }
cup-table = 牌桌
cup-result-played = { $winner } 獲勝，{ $first }–{ $second }
cup-result-by-x = { $winner } 獲勝，多 { $x } X
cup-result-bye = 輪空
cup-result-walkover = { $winner } 獲勝：對手沒來
cup-result-forfeit = { $winner } 獲勝：對手棄賽
cup-result-double-loss = 雙方判敗
cup-result-overridden = { $result }（主辦者改判）
cup-ended-played = { $first }–{ $second }
cup-ended-played-x = X { $first } 比 { $second }
cup-ended-bye = 輪空
cup-ended-walkover = { $loser } 沒來
cup-ended-forfeit = { $loser } 棄賽
cup-ended-double-loss = 雙方判敗
cup-stage-soon = 正在開桌
cup-stage-held-up = 等一局打完：{ $who }
cup-stage-called = { $absent ->
    [2] 等雙方，{ $due } 截止
   *[other] 等 { $who }，{ $due } 截止
}
cup-stage-called-stopped = { $absent ->
    [2] 等雙方，不限時
   *[other] 等 { $who }，不限時
}
cup-stage-called-paused = { $absent ->
    [2] 等雙方
   *[other] 等 { $who }
}
cup-stage-playing = 正在打，{ $first }–{ $second }
cup-stage-deciding = 決勝局，{ $first }–{ $second }
cup-entrant-dropped = { $name }（已退賽）
cup-status-entered = { $here ->
    [0] 已報名 { $count } 人
   *[other] 已報名 { $count } 人，已簽到 { $here } 人
}
cup-status-overdue = ⚠ **沒到** · { $line } · { $since } 叫人
cup-status-since = { $line } · { $since } 起
cup-option-match = { $number } · { $first } – { $second }
cup-option-bye = { $number } · { $first } · 輪空
cup-option-round = 第 { $round } 輪 · { $match }
cup-option-late = 有人沒到
cup-select-forfeit = 選一場：誰沒來、再等等……
cup-select-match = 第 { $first } 到 { $last } 場……
cup-select-seed = { $place } 號種子是……
cup-seed = { $place } · { $name } · { $points } 分
cup-seed-hand = **{ $place } · { $name }** · { $points } 分 · 手動
cup-seeds-how = 從最強的開始一個個選；其他人按積分排在後面。也可以一次寫完：`/比賽 種子 順序: 3 1 5`。
cup-alt-standings = 排名。
cup-alt-standing = 第 { $place } 名：{ $name }，{ $points } 分，{ $wins } 勝 { $losses } 負。
cup-alt-bracket = 對戰表。
cup-alt-round = { $name }：
cup-alt-open = { $first } 對 { $second }，未定。
cup-alt-won = { $first } 對 { $second }：{ $winner } 勝。
cup-alt-lost = { $first } 對 { $second }：雙方判敗。
cup-alt-bye = { $first } 輪空。

cup-button-now = 現在做什麼？
cup-button-join = 報名
cup-button-pay = 交 { $fee } 並報名
cup-button-leave = 取消報名
cup-button-checkin = 簽到
cup-button-drop = 退賽
cup-button-dropsure = 確定退賽
cup-button-entrants = 名單
cup-button-standings = 排名
cup-button-bracket = 對戰表
cup-button-matches = 對局
cup-button-status = 主辦
cup-button-extend = 延長 { $minutes } 分鐘
cup-button-open-check-in = 現在開放簽到
cup-button-start = 現在開賽
cup-button-next = 開始下一輪
cup-button-finish = 公布名次
cup-button-pause = 暫停
cup-button-resume = 繼續
cup-button-cancel = 取消比賽……
cup-button-cancelsure = 確定取消比賽
cup-button-clock = 停掉缺席計時
cup-button-clock-more = 再等 { $minutes } 分鐘
cup-button-seedclear = 不指定任何人
cup-button-back = ◀ 上一頁
cup-button-on = 下一頁 ▶
cup-button-round = 第 { $round } 輪
cup-code-score = { $winner } { $first }–{ $second }
cup-code-a = { $first } 勝
cup-code-b = { $second } 勝
cup-code-bye = { $first } 輪空
cup-code-walk-a = { $second } 沒來：{ $first } 勝
cup-code-walk-b = { $first } 沒來：{ $second } 勝
cup-code-gave-a = { $second } 棄賽：{ $first } 勝
cup-code-gave-b = { $first } 棄賽：{ $second } 勝
cup-code-none = 雙方判敗

cup-todo-join = 想參加就報名。
cup-todo-watch = 這場比賽你不參加，可以觀戰。`/對殺 找桌` 幫你找一桌。
cup-todo-out = 你已被淘汰，可以觀戰。`/對殺 找桌` 幫你找一桌。
cup-todo-check-in = 請在開賽前（{ $when }）**簽到**，否則名額讓出。
cup-todo-play = { $timed ->
    [yes] **去打你的對局**：對手 { $opponent }（第 { $round } 輪第 { $match } 場），{ $when } 前按「我到了」。
   *[other] **打你的對局**：對手 { $opponent }（第 { $round } 輪第 { $match } 場）。
}
cup-todo-wait-check-in = 你已報名。{ $when } 開放簽到，在那之前什麼都不用做。
cup-todo-wait-start = 你已報名並簽到。第一輪 { $when } 開始。
cup-todo-wait-matches = 本輪還有 { $left } 場沒有打完。
cup-todo-wait-round = 第 { $round } 輪 { $when } 開始。
cup-todo-wait-places = 最後一輪打完了，名次 { $when } 公布。
cup-todo-paused = 比賽暫停中，等主辦者繼續。
cup-todo-resume = 比賽暫停中：可以繼續時請按「繼續」。
cup-todo-too-few = 開賽時間到了，簽到的不足兩人：請延長，或取消比賽。
cup-todo-late = 第 { $round } 輪第 { $match } 場在等人：請延長，或判定結果。
cup-todo-over = 比賽已經結束。
cup-todo-organiser-wait-check-in = 正在報名；{ $when } 自動開放簽到。
cup-todo-organiser-wait-places = 名次 { $when } 自動公布。在那之前還可以改判：`/比賽 改判`。
cup-todo-organiser-wait-start = 第一輪 { $when } 自動開始。
cup-as-organiser = 你是主辦者：

cup-created = 已在本頻道宣布 **{ $name }**。
cup-created-next = 之後會自動進行。按「主辦」看你能做什麼；同樣的內容也會私訊給你。
cup-joined = 你已報名 **{ $name }**。
cup-joined-fee = 你已報名 **{ $name }**，交了 { $fee } 遊戲幣。
cup-left = 你已取消 **{ $name }** 的報名。
cup-left-fee = 你已取消 **{ $name }** 的報名，{ $fee } 遊戲幣已退回。
cup-checked-in = 簽到成功。第一輪 { $when } 開始。
cup-drop-ask = 退出 **{ $name }**？正在打的一場判敗，之後的輪次也不打了；已有的成績保留。
cup-dropped = 你已退出 **{ $name }**。
cup-did-check-in = 簽到已開放。
cup-did-started = 比賽開始了，正在配對第一輪。
cup-did-paired = 下一輪開始了。
cup-did-finished = 名次已公布。
cup-did-extended-start = 開賽時間改為 { $until }。
cup-did-extended-round = 本輪改為 { $until } 到時間。
cup-did-extended-paused = 已加 { $minutes } 分鐘，比賽繼續後才開始算。
cup-did-paused = 已暫停：所有計時都停了。
cup-did-resumed = 繼續了：每個計時都還剩原來那麼多。
cup-did-cancelled = **{ $name }** 已取消。
cup-did-cap = 現在有 { $cap } 個名額；已報名 { $count } 人。
cup-did-result = 結果已定。
cup-cancel-ask = 取消 **{ $name }**？{ $pot ->
    [0] 已有 { $count } 人報名。
   *[other] 報名費共 { $pot } 遊戲幣，全部退回。
}取消之後不能恢復。
cup-report-ask = **{ $round }**：哪一場？
cup-report-logged = 不管實際打成怎樣，以你定的為準。會寫進紀錄頻道，對局列表裡也會註明。
cup-exported = **{ $name }**：排名和對局（表格用），以及完整的 JSON。
cup-word-channel = **{ $name }** 所在的頻道沒有了，比賽已暫停。請在伺服器的另一個頻道用 `/比賽 繼續`：比賽會在那裡繼續。
cup-word-barred = 我不能在宣布 **{ $name }** 的頻道發言：請給我「查看頻道」「傳送訊息」「嵌入連結」「附加檔案」的權限。對局照常進行；`/比賽 現在` 在哪裡都能用。

log-cup-created = { $who } 宣布了比賽 **{ $name }**。
log-cup-check-in = { $who } 開放了 **{ $name }** 的簽到。
log-cup-started = { $who } 開始了 **{ $name }**。
log-cup-paired = { $who } 開始了 **{ $name }** 的下一輪。
log-cup-finished = { $who } 結束了 **{ $name }**。
log-cup-extended = { $who } 把 **{ $name }** 延長了 { $minutes } 分鐘。
log-cup-paused = { $who } 暫停了 **{ $name }**。
log-cup-resumed = { $who } 讓 **{ $name }** 繼續。
log-cup-cancelled = { $who } 取消了 **{ $name }**。
log-cup-seeds = { $who } 改了 **{ $name }** 的種子。
log-cup-cap = { $who } 把 **{ $name }** 的名額改為 { $cap }。
log-cup-clock = { $who } 讓 **{ $name }** 第 { $round } 輪第 { $match } 場多等 { $minutes } 分鐘。
log-cup-clock-stopped = { $who } 停掉了 **{ $name }** 第 { $round } 輪第 { $match } 場的缺席計時。
log-cup-result = { $who } 定了 **{ $name }** 第 { $round } 輪第 { $match } 場（{ $pair }）的結果：{ $result }
