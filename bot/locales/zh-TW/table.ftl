# 牌桌、手牌、結果和簡短的回答。
board-title = 瘋狂對殺 · { $table } 號桌
seat-free = 空位
stakes-points = 積分場：贏家得 X 分（1–80），輸家扣 X 分；不動遊戲幣
stakes-coins = { $room }：X（1–80）× { $n } 遊戲幣；一局最多輸 { $most }，從發牌到結算先凍結
stakes-practice = 練習：不計輸贏
stakes-match = 比賽
stakes-clock =
    { $pace ->
        [fast] 每手 30 秒
        [relaxed] 每手 3 分鐘
        [slow] 每手 12 小時
       *[normal] 每手 60 秒
    }{ $bank ->
        [0] { "" }
       *[other] ，備用 { $bank } 秒
    }
room-points = 積分場
room-beginner = 金幣初級場
room-intermediate = 金幣中級場
room-advanced = 金幣高級場
room-expert = 金幣專家場

# $who、$opener、$winner、$loser 是座位和玩家：`● @小明`。
board-waiting = { $opener } 正在等對手。按「坐下」就開打。
board-called = { $role }：有一個空位。
board-closed = 這一桌已經關桌了。用 `/對殺 開桌` 另開一桌吧。
board-seat-free = 有一個空位。
board-asks-rematch = { $who } 想再來一局。
board-cheaper-room = 再來一局的話，你們之中有人不夠進這個場。兩人都能進的是{ $room }（`/對殺 開桌`）。
board-count = { $who } 剩 { $count } 張
board-call = ⚠ { $count } 張以內！

# $until 是會自己倒數的時間（「40秒後」），或「思考中……」。
board-turn = **輪到 { $who }** · { $until }
board-lead = 新的一輪：什麼牌型都可以出。
board-to-beat = { $who } 出了 **{ $play }**
board-face-up = 明牌：{ $card }，發到 { $who } 手裡，第一輪由其領出
board-auto = { $who } 由系統代打中；做任何操作都能恢復。
board-last = 最近：{ $moves }
board-gone = 已出：{ $cards }
board-multipliers = 目前倍數：{ $multipliers }
board-commit = 公平發牌：本局金鑰（32 位元組，打完公開）的指紋 SHA-256：{ $hash }
board-commit-next = 公平發牌：下一局金鑰的指紋 SHA-256：{ $hash }
board-newcomer = { $who } 是新手，每手有 { $minutes } 分鐘
board-reposted = 牌桌已經重新貼到頻道最下面。
move-pass = 不出
button-sit = 坐下
button-hand = 我的手牌
button-pass = 不出
button-leave = 離開
button-rematch = 再來一局
button-my-resign = 認輸
button-my-confirm = 確定認輸
button-my-back = 繼續打
button-unknown = 這個按鈕來自另一個版本。`/對殺 手牌` 看手牌，`/對殺 顯示` 看牌桌。
hand-title = { $table } 號桌 · 第 { $number } 局
hand-waiting = 你已經坐下。對面有人坐下就發牌。
hand-next = 對手點「再來一局」就發牌。
hand-counts = 你剩 { $mine } 張，{ $opponent } 剩 { $theirs } 張
hand-multiplier = 目前倍數：你 ×{ $mine }，對手 ×{ $theirs }
hand-nothing-beats = 你沒有壓得過的牌，請選「不出」。

# 手牌下方選單裡的提示字。
select-play-first = { $assist ->
    [full] 出牌……（{ $count } 個建議中最好的 { $shown } 個，其餘依牌型選）
   *[legal_only] 出牌……（{ $count } 種出法中的前 { $shown } 種，其餘依牌型選）
}
select-play = { $assist ->
    [full] 出牌……（{ $count } 個建議）
   *[legal_only] 出牌……（{ $count } 種出法）
}
select-kind = 依牌型選……
select-kind-option = { $kind }（{ $count }）
select-of-kind = { $kind }：出哪一手？
select-more = 更多（第 { $page } / { $pages } 頁）……
# 認輸前的確認：先問，再說代價。$left 是自己剩的張數，$most 是依公開資訊 X 的上限，
# $n 是房間係數，$coins 是兩者相乘。
resign-ask = 還剩 { $left } 張，確定認輸嗎？
resign-points = 最多輸 { $most } 分。
resign-coins = 最多輸 { $coins } 遊戲幣：X 最多 { $most }，再乘 { $n }。
resign-practice = 這是練習，什麼都不會輸。
resign-match = 這一局算對手贏，X 最多按 { $most } 計入比賽。
resign-uncounted = 這一局不會算：第二手牌之前就認輸的局，你們兩人一天只算三局，今天已經滿了。什麼都不會輸。
you-sit = 你已經坐下。
you-left = 你已經離開這一桌。
you-opened = { $table } 號桌開好了。有人坐下後，手牌會私訊發給你；牌桌上的「我的手牌」也能看。
you-asked-rematch = 你想再來一局。等對手也同意就開始。
next-hand-below = 下一局已經發牌，請看新訊息。
refreshed = 那是前面一手的；現在的情況如下。
victory-small = 小殺
victory-big = 大殺
victory-mad = 狂殺
victory-total = 通殺
result-out = { $winner } 出完了牌；{ $loser } 剩 { $left } 張
result-resign = { $loser } 剩 { $left } 張時認輸；{ $winner } 獲勝
result-forfeit = { $loser } 逾時，剩 { $left } 張；{ $winner } 獲勝
result-void =
    { $reason ->
        [called_off] 雙方同意作廢，這一局不算。
       *[host] 因為伺服器或機器人的原因，這一局作廢，不算輸贏。
    }

# 基數的演算法；$stake 是結果。
result-score = 基數 X ＝ 基本分 { $base } ＝ { $stake }
result-score-star = 基數 X ＝ 基本分 { $base } × 倍數 { $multiplier }（{ $stars }★）＝ { $stake }
result-score-held = 基數 X ＝ 基本分 { $base } × 倍數 { $multiplier }（{ $stars }★，贏家出過或還在手裡）＝ { $stake }

# $change 帶正負號（`+2,400`）。
result-coins = { $who } { $change } 遊戲幣（{ $before } → { $after }）
result-points = { $who } { $change } 分（{ $before } → { $after }）· { $tier }
result-points-floor = { $who } 仍是 { $after } 分：積分不會低於 0 · { $tier }
result-promoted = 🎉 { $who } 升到 { $tier }！
result-left = { $who } 剩下：{ $cards }
result-set-aside = 扣下的牌：{ $cards }
result-commit = 公平發牌：開局前公布的指紋 { $hash }
result-proof = 本局金鑰 { $secret }（這 32 位元組的 SHA-256 就是上面的指紋），鹽值 { $salt }
result-hand = 牌局 `{ $hand }`：用 `/對殺 驗牌` 可以驗證發牌。
result-not-counted = 這一局不算：第二手牌之前就認輸的局，你們兩人一天只算三局，今天已經滿了。不算輸贏。
error-unexpected = 我們這邊出了點問題（錯誤 { $id }）。什麼都沒有遺失，請再試一次。
error-channel = 我沒辦法在牌桌所在的頻道發訊息：頻道已經不在，或缺少權限（查看頻道、傳送訊息、附加檔案、嵌入連結）。牌局在私訊裡繼續，`/對殺 手牌` 也看得到。
