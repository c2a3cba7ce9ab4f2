# 手牌訊息裡除了選建議以外能做的事。
button-my-build = 自己湊牌……
button-my-type = 輸入牌……
button-my-return = 我回來了
button-my-claim = 直接獲勝
button-my-call-off = 本局作廢
button-build-play = 出牌
button-build-clear = 清空
button-build-back = 返回
build-pick = 選點數（每個點數的牌全選上）……
build-nothing = 先勾選點數，該點數的牌會全部選上；再用 − 一張張去掉。
build-no-combination = **{ $cards }** 還不成牌型。
build-leads = **{ $cards }** 是{ $play }：可以出。
build-beats = **{ $cards }** 是{ $play }：壓得過桌面上的牌。
build-too-weak = **{ $cards }** 是{ $play }：壓不過桌面上的牌。
typed-title = 出牌
typed-label = 牌
typed-placeholder = 99 · 10 J Q K A · 9x4 · 小王 大王
hand-away = 你逾時了，現在由系統代打。做任何操作都能恢復。
hand-claimable = 對手不在。你可以直接獲勝，也可以再等等。
hand-call-off-mine = 你想讓這一局作廢；對手也同意才算。
hand-call-off-theirs = 對手想讓這一局作廢。你也按「本局作廢」的話，這一局就不算。

# 自己的結果，寫在最上面。
own-won-coins = **你贏了 { $amount } 遊戲幣，現有 { $after }。**
own-lost-coins = **這一局輸了 { $amount } 遊戲幣，還剩 { $after }。**
own-won-points = **你贏了 { $amount } 分，現有 { $after } 分。**
own-lost-points = **這一局輸了 { $amount } 分，還剩 { $after } 分。**
