# 为什么不行，怎样才行。
refused-not-seated = 你在旁观：你不在这张牌桌上。`/对杀 找桌` 可以找一张。
refused-not-your-turn = 还没轮到你。对手出牌或不出之后才轮到你。
refused-cards-not-held = 你手里没有这些牌：缺 { $missing }。
refused-no-combination = { $cards } 不成牌型。手牌消息里的选单列出了你能出的牌型。
refused-wrong-kind = { $cards } 不能当{ $kind }；可以当{ $kinds }。
refused-too-weak = { $why ->
        [bomb] 炸弹只有更大的炸弹能压；{ $cards } 是{ $kind }。
        [kind] { $cards } 是{ $kind }，桌上是{ $beat_kind }。只能跟同样的牌型，或者出炸弹。
        [size] 张数必须相同：要 { $beat_size } 张，不是 { $size } 张。
        [stars] { $stars }★ 压不过 { $beat_stars }★：炸弹比星级。
        [three-jokers] 三王炸弹是最小的 6★。
        [four-jokers] 天王炸弹是最大的 7★。
        [cards] 星级相同时张数少的大：{ $size } 张压不过 { $beat_size } 张。
       *[top] { $cards } 不比桌上的大：比最大的一张，相同不算大。
    }
refused-leader-must-play = 这一轮由你领出，必须出牌；跟牌时才能不出。
refused-stale = 这个按钮显示之后局面已经变了。`/对杀 手牌` 看现在的情况。
refused-no-hand = 这张牌桌现在没有在打牌。
refused-hand-running = 正在打一局。请打完，或用 `/对杀 认输`。
refused-seat-taken = 两个座位都有人了。`/对杀 找桌` 可以找另一张。
refused-not-ready = 还不能发牌：双方都要同意。
refused-already-asked = 你已经点过了；对手同意后就开始。
refused-not-away = 对手没有离开，不能宣布获胜。
refused-table-closed = 这张牌桌已经散了。`/对杀 开桌` 开一张新的。
refused-table-gone = 这张牌桌已经不存在。`/对杀 开桌` 开一张新的。
refused-already-seated = 你在本服务器已经坐了一张牌桌。`/对杀 手牌` 看那张桌；两局之间可用 `/对杀 离开`。
refused-own-table = 你已经坐在这张牌桌；另一个座位要由别人来坐。
refused-not-enough-coins = 这个房间需要 { $needed } 可用游戏币；你有 { $balance }。积分场不需要游戏币。
refused-server-only = 开桌需要频道：请在服务器里使用这个命令。
refused-missing-permissions = 我不能在这里主持：我在本频道需要这些权限：{ $names }。请服务器管理者授予。
refused-slow-coins = 慢桌只能打积分场：请选积分场或更快的时限。
refused-opponent-short = 对手的游戏币已经不够这个房间。用 `/对杀 找桌` 试试别的桌。
could-play = 你可以出：{ $plays }
could-pass = 你没有能出的牌：请选“不出”。
parse-unknown = 我认不出 `{ $token }`。请写成 99、10 J Q K A、9x4、小王、大王 这样。
parse-not_in_deck = 这副牌里没有 `{ $token }`：只有 9 10 J Q K A 2 和王。
parse-count = `{ $token }` 不是合理的张数。四张 9 写成 9x4。
parse-range = `{ $token }` 不是连续的牌：只能在 9 到 A 之间，如 9-K。
parse-too_many = 没有那么多 `{ $token }`：每个点数八张，大小王各两张。
parse-too_long = 太长了，不会是牌：一手 25 张。
permission-view-channel = 查看频道
permission-send-messages = 发送消息
permission-attach-files = 附加文件
permission-embed-links = 嵌入链接
