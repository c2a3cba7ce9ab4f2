# 教练：复盘自己打完的一局。
button-review = 复盘
refused-not-my-hand = 只有打过这一局的人才能复盘。想看这一局，可以用 `/对杀 回放`。
refused-no-coach = 这里没有教练：运行机器人的人把它关掉了。想看这一局，可以用 `/对杀 回放`。
refused-coach-away = 教练暂时不在，过一分钟再试。
refused-coach-busy = 你已有一局在复盘，好了会显示在你点的地方；看完再复盘下一局。
refused-coach-full = 现在等着复盘的人太多，过几分钟再试；想先看这一局，可以用 `/对杀 回放`。
review-waiting = 🎓 牌局 `{ $hand }` 正在排队：前面还有 { $ahead } 份复盘，每份几秒。轮到后会自动显示在这里……
review-working = 🎓 正在复盘牌局 `{ $hand }`……几秒就好。
review-title = 🎓 复盘 · 牌局 `{ $hand }`
review-how = 你有 { $decisions } 手要做选择，都往下推演了很多遍：只凭你当时能知道的，不看对手的牌。X 是一局的基数（基本分 × 倍数），亏多少是说平均下来 X 差了多少；± 是随机误差。
review-leading = **第 { $step } 手** · 你领出，手里 { $mine } 张，对手 { $theirs } 张
review-following = **第 { $step } 手** · 你有 { $mine } 张，对手 { $theirs } 张；要压的是{ $beat }
review-cost = 你选的：**{ $played }**。更好的：**{ $better }**。X 大约亏了 **{ $cost }**（±{ $error }）。
review-why = 原因：{ $reasons }。
review-no-rule = 原因：没有现成的口诀，往下打才看得出来。
review-pass = 不出
review-step = 第 { $step } 手
review-no-moves = 这一局你自己一手也没出过，没有可以复盘的。想看这一局，可以用 `/对杀 回放`。
review-no-choice = 这一局没有要斟酌的：你的每一手不是别无选择，就是出完就赢。
review-nothing = **没什么要改的。** 你要做选择的 { $decisions } 手都推演过了，没有哪一手有明显更好的走法。
review-nothing-lost = 有时候就是牌说了算。

fault-misses-win = 那样一手就出完赢了
fault-lets-out = 对手只剩 { $number } 张，你先出的也正好是 { $number } 张，可能让对手一手出完
fault-leaves-lead = 不出，就把先手让给了只剩 { $number } 张的对手
fault-gives-lead = 不出，就把先手让了出去
fault-nearly-done = 那样之后再出 { $number } 手就赢了
fault-loses-bomb = 拆了你的{ $bomb }
fault-spends-bomb = 不用炸弹也行，炸弹用早了
fault-overkill = 小一点的炸弹就够了
fault-no-stars = 更好的那手是大炸弹，赢了就是 ×{ $number }
fault-more-plays = 之后还要 { $number } 手才能出完，更好的走法只要 { $instead } 手
fault-spends-jokers = 用掉了 { $number } 张本可以留着的王
fault-orphans = 剩下 { $number } 张散牌，更好的走法{ $instead ->
        [0] 一张也不剩
       *[other] 只剩 { $instead } 张
    }
fault-few-cards = 只走了 { $number } 张，更好的走法能走 { $instead } 张
fault-too-high = 小一点的也够，大牌留着以后抢先手
fault-too-low = 大一点的更难被压
fault-wastes = 这几张牌留到后面，比赢这一轮更值
