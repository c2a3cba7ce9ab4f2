# 提示：现在出什么好，为什么。
command-hint-name = 提示
command-hint = 看现在怎么出好，为什么
button-my-hint = 提示
refused-no-hints = 这张牌桌没有提示：能出的牌都列出来了，出哪一手由你自己判断。
hint-title = 💡 **提示**

# $reasons 是下面的理由，最多两条。
hint-line = { $number }. **{ $play }**：{ $reasons }
hint-separator = ；
hint-or-pass = 也可以不出，把炸弹留着。
hint-only-pass = 💡 **提示**：你没有压得过的牌，请选“不出”。
why-wins = 出完就赢
why-only = 只有这一手能压
why-one-left = 出完只剩一手牌
why-fewest-plays = 出完还要 { $plays } 手，已经最少
why-plays-left = 出完还要 { $plays } 手
why-keeps-bomb = 留着你的{ $bomb }
why-saves-jokers = 省下 { $jokers } 张王
why-cheapest = 压得过的牌里最小的
why-lowest-lead = 先走小牌
why-jokers-needed = 不用王就只有炸弹能压
why-bomb-needed = 只有炸弹能压
why-weakest-bomb = 压得过的炸弹里最小的
why-no-bomb = 不用炸弹就能压
