# 教練：檢討自己打完的一局。
button-review = 檢討
refused-not-my-hand = 只有打過這一局的人才能檢討。想看這一局，可以用 `/對殺 重播`。
refused-no-coach = 這裡沒有教練：執行機器人的人把它關掉了。想看這一局，可以用 `/對殺 重播`。
refused-coach-away = 教練暫時不在，過一分鐘再試。
refused-coach-busy = 你已有一局在檢討，好了會顯示在你點的地方；看完再檢討下一局。
refused-coach-full = 現在等著檢討的人太多，過幾分鐘再試；想先看這一局，可以用 `/對殺 重播`。
review-waiting = 🎓 牌局 `{ $hand }` 正在排隊：前面還有 { $ahead } 份檢討，每份幾秒。輪到後會自動顯示在這裡……
review-working = 🎓 正在檢討牌局 `{ $hand }`……幾秒就好。
review-title = 🎓 檢討 · 牌局 `{ $hand }`
review-how = 你有 { $decisions } 手要做選擇，都往下推演了很多遍：只憑你當時能知道的，不看對手的牌。X 是一局的基數（基本分 × 倍數），虧多少是說平均下來 X 差了多少；± 是隨機誤差。
review-leading = **第 { $step } 手** · 你領出，手裡 { $mine } 張，對手 { $theirs } 張
review-following = **第 { $step } 手** · 你有 { $mine } 張，對手 { $theirs } 張；要壓的是{ $beat }
review-cost = 你選的：**{ $played }**。更好的：**{ $better }**。X 大約虧了 **{ $cost }**（±{ $error }）。
review-why = 原因：{ $reasons }。
review-no-rule = 原因：沒有現成的訣竅，往下打才看得出來。
review-pass = 不出
review-step = 第 { $step } 手
review-no-moves = 這一局你自己一手也沒出過，沒有可以檢討的。想看這一局，可以用 `/對殺 重播`。
review-no-choice = 這一局沒有要斟酌的：你的每一手不是別無選擇，就是出完就贏。
review-nothing = **沒什麼要改的。** 你要做選擇的 { $decisions } 手都推演過了，沒有哪一手有明顯更好的走法。
review-nothing-lost = 有時候就是牌說了算。

fault-misses-win = 那樣一手就出完贏了
fault-lets-out = 對手只剩 { $number } 張，你先出的也正好是 { $number } 張，可能讓對手一手出完
fault-leaves-lead = 不出，就把先手讓給了只剩 { $number } 張的對手
fault-gives-lead = 不出，就把先手讓了出去
fault-nearly-done = 那樣之後再出 { $number } 手就贏了
fault-loses-bomb = 拆了你的{ $bomb }
fault-spends-bomb = 不用炸彈也行，炸彈用早了
fault-overkill = 小一點的炸彈就夠了
fault-no-stars = 更好的那手是大炸彈，贏了就是 ×{ $number }
fault-more-plays = 之後還要 { $number } 手才能出完，更好的走法只要 { $instead } 手
fault-spends-jokers = 用掉了 { $number } 張本可以留著的王
fault-orphans = 剩下 { $number } 張散牌，更好的走法{ $instead ->
        [0] 一張也不剩
       *[other] 只剩 { $instead } 張
    }
fault-few-cards = 只走了 { $number } 張，更好的走法能走 { $instead } 張
fault-too-high = 小一點的也夠，大牌留著以後搶先手
fault-too-low = 大一點的更難被壓
fault-wastes = 這幾張牌留到後面，比贏這一輪更值
