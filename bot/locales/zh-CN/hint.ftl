# 提示：现在出什么好，为什么。
command-hint-name = 提示
command-hint = 看现在怎么出好，为什么
button-my-hint = 提示
refused-no-hints = 这张牌桌没有提示：能出的牌都列出来了，出哪一手由你自己判断。
hint-title = 💡 **提示**
hint-line = { $number }. **{ $play }**：{ $reasons }
hint-separator = ；
hint-plain = { $number }. **{ $play }**
hint-or-pass = 也可以不出，把炸弹留着。
hint-only-pass = 💡 **提示**：你没有压得过的牌，请选“不出”。
why-wins = 出完就赢
why-only = 只有这一手能压
why-one-left = 出完只剩一手牌
why-fewest-plays = 出完还要 { $plays } 手，已经最少
why-keeps-bomb = 留着你的{ $bomb }
why-saves-jokers = 省下 { $jokers } 张王
why-cheapest = 压得过的牌里最小的
