# `/對殺 教學`：六步，用固定的牌。每一步都用真正打牌時的選單和按鈕來做；
# $by_kind、$build、$type、$play、$hint 是它們上面寫的字。
command-learn-name = 教學
command-learn = 六小步，邊打邊學會
command-option-step-name = 步驟
command-option-step = 從哪一步開始
button-teach = 教我玩
button-play-computer = 和電腦打
button-find = 找一桌

lesson-title = 教學 { $number } / { $of } · { $name }
lesson-name-pair = 跟對子
lesson-name-straight = 領出順子
lesson-name-joker = 用王補牌
lesson-name-bomb = 炸彈
lesson-name-chain = 連環炸彈
lesson-name-score = 贏多少

lesson-task-pair = 誰先把牌出完誰贏。電腦出了對 10：要壓它，就出同樣的牌型、同樣的張數，而且更大。從小到大：9 10 J Q K A 2 小王 大王。
lesson-do-pair = 在第一個選單裡選一個更大的對子。
lesson-right-pair = 牌型一樣、張數一樣、比它大，這就是跟牌。壓得過也可以不出：有人不出，這一輪就結束，由另一方隨意領出。
lesson-nudge-pair = 出對 J 或對 K。

lesson-task-straight = 現在由你領出，什麼牌型都可以。順子是 5 或 6 個點數相連，從 9 到 A；2 不能進順子。
lesson-do-straight = 打開「{ $by_kind }」，選「{ $straight }」，再選一手。
lesson-right-straight = 一手就出掉好幾張。三個以上的對子相連是連對，三個以上的三條相連也能一起出；三條什麼也不能帶。
lesson-nudge-straight = 打開「{ $by_kind }」，選「{ $straight }」。

lesson-task-joker = 電腦出了 9 10 J Q K。你沒有 A，但是王可以當你缺的牌，什麼牌型都行。
lesson-do-joker = 按「{ $build }」，勾選 10、J、Q、K 和小王，再按「{ $play }」。
lesson-right-joker = 王當了什麼，出牌後都會寫明。單出時王就是王，比 2 大；三張王一起出是 6★ 炸彈，四張是 7★ 炸彈。
lesson-nudge-joker = 10 J Q K 加小王，小王當 A。

lesson-task-bomb = 三連對，你手裡沒有。但是炸彈壓得過一切不是炸彈的牌：四張以上同點就是炸彈，四張叫「四相」，五張叫「五相」……幾相就是幾星（★）。
lesson-do-bomb = 按「{ $type }」，寫 9999。
lesson-right-bomb = 什麼牌都能炸。炸彈對炸彈，先比星級，再比張數（少的大），最後比點數。寫 `9x4` 和寫 `9999` 一樣。
lesson-nudge-bomb = 四張 9 是炸彈，五張 J 也是。

lesson-task-chain = 電腦出了 6★ 的炸彈，四張同點只有 4★。但三個以上相鄰的點數、每個都有四張以上，就是連環炸彈：星級 ＝ 張數最少的那個點數有幾張 ＋ 幾個點數相連。
lesson-do-chain = 9×4 10×4 J×4 是「四相三連環」，4 ＋ 3 ＝ 7★。用你喜歡的辦法出掉它。
lesson-right-chain = 7★ 大過 6★。大多數手牌都湊得出連環炸彈，不用自己找：按「{ $hint }」就會告訴你出什麼好、為什麼。
lesson-nudge-chain = 所有的 9、10、J 一起出。

lesson-task-score = 輪到你領出，電腦還剩 13 張。輸家付 X ＝ 基本分 × 倍數：基本分看輸家剩幾張，1 到 4；倍數看贏家*出過*的最大的炸彈，從 6★ 的 ×2 到 12★ 的 ×20。
lesson-do-score = 一次出完手裡所有的牌。
lesson-right-score = 在積分場你會贏 18 分，在金幣初級場贏 18 × 100 遊戲幣；練習不計輸贏。留在手裡的、拆開出的炸彈都不加倍。
lesson-nudge-score = 你的十六張牌就是一手連環炸彈，就是第一個選單裡的第一手。

lesson-right = **對了。**你出了{ $play }。
lesson-nudge = **再試一次：**{ $try_this }
lesson-passed = 跟牌時可以不出，這一輪就結束，由電腦領出。但你手裡有壓得過的牌。
lesson-other = 這手牌可以出，真打的時候也算數。不過這一步要練的是別的。
lesson-next = 下一步：{ $name }
lesson-skip = 跳過這一步
lesson-stop = 先學到這裡
lesson-finish = 完成
lesson-go-on = 接著學：{ $name }
lesson-stopped = 可以在這裡接著學，以後也可以用 `/對殺 教學` 重新開始。
lesson-end-title = 會這些就夠了
lesson-end = 真打的時候每人 25 張牌，選單和按鈕一模一樣，只是多了時限。其餘的規則在 `/對殺 規則` 裡，都配了圖。
lesson-end-elsewhere = 到伺服器裡用 `/對殺 找桌` 找對手。
