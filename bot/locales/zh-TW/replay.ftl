# `/對殺 重播`、匯出，以及 `/對殺 驗牌`。
command-replay-name = 重播
command-replay = 一手一手重看打完的一局，雙方明牌
command-verify-name = 驗牌
command-verify = 用公開的金鑰重算一局的發牌，和實際發的對照
command-option-hand-name = 牌局
command-option-hand = 結果裡寫的牌局編號，如 12-3

refused-hand-unknown = 沒有這一局，或者沒有發過牌。編號照結果裡寫的，如 `12-3`。
refused-hand-not-over = 這一局還沒打完：打完才公開手牌和金鑰。
refused-hand-elsewhere = 這一局是別人打的，也不是在這裡打的：打過的人可以看，如果是在伺服器裡打的，那個伺服器裡的人也可以看。
refused-no-hands-yet = 你還沒打完過一局。用 `/對殺 找桌` 找個對手吧。

# 輸入牌局時的建議：$hand 如 12-3，$when 是日期。
choice-hand-won = { $hand } · 勝，X = { $stake } · { $when } UTC
choice-hand-lost = { $hand } · 負，X = { $stake } · { $when } UTC
choice-hand-void = { $hand } · 作廢 · { $when } UTC

button-replay = 重播
button-export = 匯出
replay-go-first = ⏮ 開頭
replay-go-back = ◀ 上一手
replay-go-on = 下一手 ▶
replay-go-last = 結尾 ⏭

replay-title = 重播 · { $table } 號桌 · 第 { $number } 局
replay-step = 第 **{ $step }** / { $last } 手 · { $options }
replay-room-points = 積分場
replay-room-practice = 練習
replay-room-match = 比賽

# $who 是座位和玩家，$play 是一手牌。
replay-dealt = 發牌。{ $who } 拿到明牌 { $card }，由其領出。
replay-leads = { $who } 領出 **{ $play }**
replay-plays = { $who } 出 **{ $play }**
replay-passes = { $who } 不出
replay-automatic = （代打）
replay-resigns = { $who } 認輸
replay-forfeits = { $who } 逾時判敗
replay-void = 本局作廢。
replay-won = **{ $victory }** · { $who } 獲勝：{ $base } × { $multiplier } = { $stake }
replay-next = 接著輪到 { $who }
replay-holds = { $who } · { $cards }
replay-multipliers = 目前倍數：{ $multipliers }
replay-out = 出完了
replay-exported = 牌局 `{ $hand }`：JSON 給程式讀，文字檔給人看。`python -m bot record 檔案` 兩種都讀得回來，並依規則重打一遍。

alt-replay-dealt = 發牌。
alt-replay-step = 第 { $step } / { $last } 手。
alt-replay-plays = { $seat }出{ $play }。
alt-replay-passes = { $seat }不出。
alt-replay-hand = { $seat }：{ $cards }。

verify-title = 牌局 `{ $hand }` 的發牌
verify-all-right = **✓ 發牌無誤：**雙方同意開局之前金鑰就定好了，牌就是由它算出來的。
verify-wrong = **✗ 發牌對不上。**請看下面標 ✗ 的步驟。

# $mark 是 ✓ 或 ✗；$hash、$secret、$salt 是程式碼。
verify-commitment = **1 · 金鑰指紋** { $mark } 公布於 { $when }
    金鑰 { $secret }
    它的 SHA-256 { $hash }
verify-commitment-other = 公布的是 { $hash }
verify-salt = **2 · 鹽值** { $mark } { $salt }
    依次是桌號、局號、雙方同意開局的點按；Discord 的編號自帶時間。
verify-click-after = { $who }：{ $when }，指紋公布後 { $seconds } 秒 ✓
verify-click-before = { $who }：{ $when }，✗ 早於指紋公布 { $seconds } 秒
verify-click-opened = { $who }：{ $when }，開桌
verify-click-computer = { $who }：電腦，沒有點按
verify-unproven = 指紋公布之後沒有人點按，機器人一方有可能事先知道發牌，所以這一局只算練習。
verify-deal = **3 · 發牌** 由金鑰和鹽值算出
verify-hand = { $mark } { $who } · { $cards }
verify-aside = { $mark } 扣下的牌 · { $cards }
verify-face-up = { $mark } 明牌 { $card }，在 { $who } 手裡，由其領出
verify-dealt-instead = 實際發的是：{ $cards }
verify-how = 想自己算：專案的 docs/fair-deal.md 裡有二十行 Python 程式碼。
