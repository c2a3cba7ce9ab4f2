# 手牌消息里除了选建议以外能做的事。
button-my-build = 自己凑牌……
button-my-type = 输入牌……
button-my-return = 我回来了
button-my-claim = 直接获胜
button-my-call-off = 本局作废
button-build-play = 出牌
button-build-clear = 清空
button-build-back = 返回
build-pick = 选点数（每个点数的牌全选上）……
build-nothing = 先勾选点数，该点数的牌会全部选上；再用 − 一张张去掉。
build-no-combination = **{ $cards }** 还不成牌型。
build-leads = **{ $cards }** 是{ $play }：可以出。
build-beats = **{ $cards }** 是{ $play }：压得过桌面上的牌。
build-too-weak = **{ $cards }** 是{ $play }：压不过桌面上的牌。
typed-title = 出牌
typed-label = 牌
typed-placeholder = 99 · 10 J Q K A · 9x4 · 小王 大王
hand-away = 你超时了，正在托管。做任何操作都能恢复。
hand-claimable = 对手不在。你可以直接获胜，也可以再等等。
hand-call-off-mine = 你想让这一局作废；对手也同意才算。
hand-call-off-theirs = 对手想让这一局作废。你也按“本局作废”的话，这一局就不算。

# 自己的结果，写在最上面。
own-won-coins = **你赢了 { $amount } 游戏币，现有 { $after }。**
own-lost-coins = **这一局输了 { $amount } 游戏币，还剩 { $after }。**
own-won-points = **你赢了 { $amount } 分，现有 { $after } 分。**
own-lost-points = **这一局输了 { $amount } 分，还剩 { $after } 分。**
