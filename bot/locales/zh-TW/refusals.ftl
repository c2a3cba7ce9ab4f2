# 為什麼不行，怎樣才行。
refused-not-seated = 你在旁觀：這一桌沒有你的座位。用 `/對殺 找桌` 找一桌吧。
refused-no-table = 你還沒上桌。在伺服器裡用 `/對殺 找桌` 找一桌，或者用 `/對殺 練習` 和電腦打。
refused-not-your-turn = 還沒輪到你。等對手出牌或不出之後再出。
refused-cards-not-held = 你手裡沒有這些牌：缺 { $missing }。
refused-wrong-kind = { $cards } 不能當{ $kind }；可以當{ $kinds }。
refused-leader-must-play = 這一輪由你領出，必須出牌；跟牌時才可以不出。
refused-stale = 按鈕顯示之後，牌局又往下走了。用 `/對殺 手牌` 看現在的情況。
refused-no-hand = 這一桌現在沒有在打牌。
refused-hand-running = 這一局還沒打完。請打完，或用 `/對殺 認輸`。
refused-seat-taken = 兩個座位都有人了。用 `/對殺 找桌` 另找一桌吧。
refused-not-ready = 還不能發牌：要雙方都同意。
refused-already-asked = 你已經按過了；等對手也同意就開始。
refused-not-away = 對手還在，不能直接獲勝。
refused-table-closed = 這一桌已經關桌了。用 `/對殺 開桌` 另開一桌吧。
refused-table-gone = 這一桌已經不在了。用 `/對殺 開桌` 另開一桌吧。
refused-already-seated = 你已經有座位了。`/對殺 手牌` 看那一桌；兩局之間可以用 `/對殺 離開`。
refused-own-table = 你已經坐在這一桌了；另一個座位要由別人來坐。
refused-not-enough-coins = 進這個場需要 { $needed } 可用遊戲幣；你有 { $balance }。積分場不需要遊戲幣。
refused-server-only = 這個只能在伺服器裡用，私訊裡不行：請到伺服器裡用。
refused-other-server = 這是別的伺服器的，只能在那個伺服器裡用。
refused-others-elsewhere = 別人的戰績只能在打牌的那個伺服器裡看：請到那裡查。
refused-missing-permissions = 我在這裡開不了桌：在本頻道還缺這些權限：{ $names }。請伺服器管理員授予。
refused-slow-coins = 慢桌只能打積分場：請選積分場，或者選快一些的時限。
refused-opponent-short = 對手的遊戲幣已經不夠進這個場。用 `/對殺 找桌` 試試別的桌吧。
refused-which-play = 你要出哪一手？請寫出牌來，如 `9999`，或在「依牌型選」裡挑。
refused-moderators-only = 這需要「管理伺服器」權限。

# 輸入的不是牌；$token 是認不出的部分。
parse-unknown = 看不懂 `{ $token }` 是什麼牌。請寫成 99、10 J Q K A、9x4、小王、大王 這樣。
parse-not_in_deck = 這副牌裡沒有 `{ $token }`：只有 9 10 J Q K A 2 和王。
parse-count = 張數 `{ $token }` 不對。四張 9 寫成 9x4。
parse-range = `{ $token }` 連不起來：只能在 9 到 A 之間連，如 9-K。
parse-too_many = 沒有那麼多 `{ $token }`：每個點數八張，大小王各兩張。
parse-too_long = 太長了，不像是牌：一手只有 25 張。

# 權限的名稱，照 Discord 中文介面的寫法。
permission-read-messages = 查看頻道
permission-send-messages = 傳送訊息
permission-attach-files = 附加檔案
permission-embed-links = 嵌入連結
permission-send-messages-in-threads = 在討論串中傳送訊息
