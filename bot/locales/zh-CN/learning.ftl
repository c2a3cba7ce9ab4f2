# `/对杀 教学`：六步，用固定的牌。每一步都用真正打牌时的菜单和按钮来做；
# $by_kind、$build、$type、$play、$hint 是它们上面写的字。
command-learn-name = 教学
command-learn = 六小步，边打边学会
command-option-step-name = 步骤
command-option-step = 从哪一步开始
button-teach = 教我玩
button-play-computer = 和电脑打
button-find = 找一桌

lesson-title = 教学 { $number } / { $of } · { $name }
lesson-name-pair = 跟对子
lesson-name-straight = 领出顺子
lesson-name-joker = 用王补牌
lesson-name-bomb = 炸弹
lesson-name-chain = 连炸
lesson-name-score = 赢多少

lesson-task-pair = 谁先把牌出完谁赢。电脑出了对 10：要压它，就出同样的牌型、同样的张数，而且更大。从小到大：9 10 J Q K A 2 小王 大王。
lesson-do-pair = 在第一个菜单里选一个更大的对子。
lesson-right-pair = 牌型一样、张数一样、比它大，这就是跟牌。压得过也可以不出：有人不出，这一轮就结束，由另一方随意领出。
lesson-nudge-pair = 出对 J 或对 K。

lesson-task-straight = 现在由你领出，什么牌型都可以。顺子是 5 或 6 个点数相连，从 9 到 A；2 不能进顺子。
lesson-do-straight = 打开“{ $by_kind }”，选“{ $straight }”，再选一手。
lesson-right-straight = 一手就出掉好几张。三个以上的对子相连是连对，三个以上的三同张相连也能一起出；三同张什么也不能带。
lesson-nudge-straight = 打开“{ $by_kind }”，选“{ $straight }”。

lesson-task-joker = 电脑出了 9 10 J Q K。你没有 A，但是王可以当你缺的牌，什么牌型都行。
lesson-do-joker = 按“{ $build }”，勾选 10、J、Q、K 和小王，再按“{ $play }”。
lesson-right-joker = 王当了什么，出牌后都会写明。单出时王就是王，比 2 大；三张王一起出是 6★ 炸弹，四张是 7★ 炸弹。
lesson-nudge-joker = 10 J Q K 加小王，小王当 A。

lesson-task-bomb = 三连对，你手里没有。但是炸弹压得过一切不是炸弹的牌：四张以上同点就是炸弹，四张叫“四相”，五张叫“五相”……几相就是几星（★）。
lesson-do-bomb = 按“{ $type }”，写 9999。
lesson-right-bomb = 什么牌都能炸。炸弹对炸弹，先比星级，再比张数（少的大），最后比点数。写 `9x4` 和写 `9999` 一样。
lesson-nudge-bomb = 四张 9 是炸弹，五张 J 也是。

lesson-task-chain = 电脑出了 6★ 的炸弹，四张同点只有 4★。但三个以上相邻的点数、每个都有四张以上，就是连炸：星级 ＝ 张数最少的那个点数有几张 ＋ 几个点数相连。
lesson-do-chain = 9×4 10×4 J×4 是“四相三连环”，4 ＋ 3 ＝ 7★。用你喜欢的办法出掉它。
lesson-right-chain = 7★ 大过 6★。大多数手牌都凑得出连炸，不用自己找：按“{ $hint }”就会告诉你出什么好、为什么。
lesson-nudge-chain = 所有的 9、10、J 一起出。

lesson-task-score = 轮到你领出，电脑还剩 13 张。输家付 X ＝ 基本分 × 倍数：基本分看输家剩几张，1 到 4；倍数看赢家*出过*的最大的炸弹，从 6★ 的 ×2 到 12★ 的 ×20。
lesson-do-score = 一次出完手里所有的牌。
lesson-right-score = 在积分场你会赢 18 分，在金币初级场赢 18 × 100 游戏币；练习不计输赢。留在手里的、拆开出的炸弹都不加倍。
lesson-nudge-score = 你的十六张牌就是一手连炸，就是第一个菜单里的第一手。

lesson-right = **对了。**你出了{ $play }。
lesson-nudge = **再试一次：**{ $try_this }
lesson-passed = 跟牌时可以不出，这一轮就结束，由电脑领出。但你手里有压得过的牌。
lesson-other = 这手牌可以出，真打的时候也算数。不过这一步要练的是别的。
lesson-next = 下一步：{ $name }
lesson-skip = 跳过这一步
lesson-stop = 先学到这里
lesson-finish = 完成
lesson-go-on = 接着学：{ $name }
lesson-stopped = 可以在这里接着学，以后也可以用 `/对杀 教学` 重新开始。
lesson-end-title = 会这些就够了
lesson-end = 真打的时候每人 25 张牌，菜单和按钮一模一样，只是多了时限。其余的规则在 `/对杀 规则` 里，都配了图。
lesson-end-elsewhere = 到服务器里用 `/对杀 找桌` 找对手。
