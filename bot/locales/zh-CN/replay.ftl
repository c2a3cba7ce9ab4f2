# `/对杀 回放`、导出，以及 `/对杀 验牌`。
command-replay-name = 回放
command-replay = 一手一手回看打完的一局，双方明牌
command-verify-name = 验牌
command-verify = 用公开的密钥重算一局的发牌，与实际发的对照
command-option-hand-name = 牌局
command-option-hand = 结果里写的牌局编号，如 12-3

refused-hand-unknown = 没有这一局，或者没有发过牌。编号照结果里写的，如 `12-3`。
refused-hand-not-over = 这一局还没打完：打完才公开手牌和密钥。
refused-hand-elsewhere = 这一局是别人打的，也不是在这里打的：打过的人可以看，如果是在服务器里打的，那个服务器里的人也可以看。
refused-no-hands-yet = 你还没打完过一局。用 `/对杀 找桌` 找个对手吧。

# 输入牌局时的建议：$hand 如 12-3，$when 是日期。
choice-hand-won = { $hand } · 胜，X = { $stake } · { $when } UTC
choice-hand-lost = { $hand } · 负，X = { $stake } · { $when } UTC
choice-hand-void = { $hand } · 作废 · { $when } UTC

button-replay = 回放
button-export = 导出
replay-go-first = ⏮ 开头
replay-go-back = ◀ 上一手
replay-go-on = 下一手 ▶
replay-go-last = 结尾 ⏭

replay-title = 回放 · { $table } 号桌 · 第 { $number } 局
replay-step = 第 **{ $step }** / { $last } 手 · { $options }
replay-room-points = 积分场
replay-room-practice = 练习
replay-room-match = 比赛

# $who 是座位和玩家，$play 是一手牌。
replay-dealt = 发牌。{ $who } 拿到明牌 { $card }，由其领出。
replay-leads = { $who } 领出 **{ $play }**
replay-plays = { $who } 出 **{ $play }**
replay-passes = { $who } 不出
replay-automatic = （托管）
replay-resigns = { $who } 认输
replay-forfeits = { $who } 超时判负
replay-void = 本局作废。
replay-won = **{ $victory }** · { $who } 获胜：{ $base } × { $multiplier } = { $stake }
replay-next = 接着轮到 { $who }
replay-holds = { $who } · { $cards }
replay-multipliers = 目前倍数：{ $multipliers }
replay-out = 出完了
replay-exported = 牌局 `{ $hand }`：JSON 给程序读，文本给人看。`python -m bot record 文件` 能读回任意一个，并按规则重打一遍。

alt-replay-dealt = 发牌。
alt-replay-step = 第 { $step } / { $last } 手。
alt-replay-plays = { $seat }出{ $play }。
alt-replay-passes = { $seat }不出。
alt-replay-hand = { $seat }：{ $cards }。

verify-title = 牌局 `{ $hand }` 的发牌
verify-all-right = **✓ 发牌无误：**双方同意开局之前密钥就定好了，牌就是由它算出来的。
verify-wrong = **✗ 发牌对不上。**请看下面标 ✗ 的步骤。

# $mark 是 ✓ 或 ✗；$hash、$secret、$salt 是代码。
verify-commitment = **1 · 密钥指纹** { $mark } 公布于 { $when }
    密钥 { $secret }
    它的 SHA-256 { $hash }
verify-commitment-other = 公布的是 { $hash }
verify-salt = **2 · 盐值** { $mark } { $salt }
    依次是桌号、局号、双方同意开局的点击；Discord 的编号自带时间。
verify-click-after = { $who }：{ $when }，指纹公布后 { $seconds } 秒 ✓
verify-click-before = { $who }：{ $when }，✗ 早于指纹公布 { $seconds } 秒
verify-click-opened = { $who }：{ $when }，开桌
verify-click-computer = { $who }：电脑，没有点击
verify-unproven = 指纹公布之后没有人点击，机器人一方有可能事先知道发牌，所以这一局只算练习。
verify-deal = **3 · 发牌** 由密钥和盐值算出
verify-hand = { $mark } { $who } · { $cards }
verify-aside = { $mark } 扣下的牌 · { $cards }
verify-face-up = { $mark } 明牌 { $card }，在 { $who } 手里，由其领出
verify-dealt-instead = 实际发的是：{ $cards }
verify-how = 想自己算：项目的 docs/fair-deal.md 里有二十行 Python 代码。
