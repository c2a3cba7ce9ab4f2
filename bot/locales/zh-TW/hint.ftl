# 提示：現在出什麼好，為什麼。
command-hint-name = 提示
command-hint = 看現在怎麼出好，為什麼
button-my-hint = 提示
refused-no-hints = 這張牌桌沒有提示：能出的牌都列出來了，出哪一手由你自己判斷。
hint-title = 💡 **提示**

# $reasons 是下面的理由，最多兩條。
hint-line = { $number }. **{ $play }**：{ $reasons }
hint-separator = ；
hint-or-pass = 也可以不出，把炸彈留下來。
hint-only-pass = 💡 **提示**：你沒有壓得過的牌，請選「不出」。
why-wins = 出完就贏
why-only = 只有這一手能壓
why-one-left = 出完只剩一手牌
why-fewest-plays = 出完還要 { $plays } 手，已經最少
why-plays-left = 出完還要 { $plays } 手
why-keeps-bomb = 留著你的{ $bomb }
why-saves-jokers = 省下 { $jokers } 張王
why-cheapest = 壓得過的牌裡最小的
why-lowest-lead = 先出小牌
why-jokers-needed = 不用王就只有炸彈能壓
why-bomb-needed = 只有炸彈能壓
why-weakest-bomb = 壓得過的炸彈裡最小的
why-no-bomb = 不用炸彈就能壓
