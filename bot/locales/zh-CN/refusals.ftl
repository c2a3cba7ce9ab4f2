# 为什么不行，怎样才行。
refused-not-seated = 你在旁观：这一桌没有你的座位。用 `/对杀 找桌` 找一桌吧。
refused-no-table = 你还没上桌。在服务器里用 `/对杀 找桌` 找一桌，或者用 `/对杀 练习` 和电脑打。
refused-not-your-turn = 还没轮到你。等对手出牌或不出之后再出。
refused-cards-not-held = 你手里没有这些牌：缺 { $missing }。
refused-wrong-kind = { $cards } 不能当{ $kind }；可以当{ $kinds }。
refused-leader-must-play = 这一轮由你领出，必须出牌；跟牌时才可以不出。
refused-stale = 按钮显示之后，牌局又往下走了。用 `/对杀 手牌` 看现在的情况。
refused-no-hand = 这一桌现在没有在打牌。
refused-hand-running = 这一局还没打完。请打完，或用 `/对杀 认输`。
refused-seat-taken = 两个座位都有人了。用 `/对杀 找桌` 另找一桌吧。
refused-not-ready = 还不能发牌：要双方都同意。
refused-already-asked = 你已经按过了；等对手也同意就开始。
refused-not-away = 对手还在，不能直接获胜。
refused-table-closed = 这一桌已经散了。用 `/对杀 开桌` 另开一桌吧。
refused-table-gone = 这一桌已经不在了。用 `/对杀 开桌` 另开一桌吧。
refused-already-seated = 你已经有座位了。`/对杀 手牌` 看那一桌；两局之间可以用 `/对杀 离开`。
refused-own-table = 你已经坐在这一桌了；另一个座位要由别人来坐。
refused-not-enough-coins = 进这个场需要 { $needed } 可用游戏币；你有 { $balance }。积分场不需要游戏币。
refused-server-only = 这个只能在服务器里用，私信里不行：请到服务器里用。
refused-other-server = 这是别的服务器的，只能在那个服务器里用。
refused-others-elsewhere = 别人的战绩只能在打牌的那个服务器里看：请到那里查。
refused-missing-permissions = 我在这里开不了桌：在本频道还缺这些权限：{ $names }。请服务器管理员授予。
refused-slow-coins = 慢桌只能打积分场：请选积分场，或者选快一些的时限。
refused-opponent-short = 对手的游戏币已经不够进这个场。用 `/对杀 找桌` 试试别的桌吧。
refused-which-play = 你要出哪一手？请写出牌来，如 `9999`，或在“按牌型选”里挑。
refused-moderators-only = 这要有“管理服务器”权限。

# 输入的不是牌；$token 是认不出的部分。
parse-unknown = 认不出 `{ $token }` 是什么牌。请写成 99、10 J Q K A、9x4、小王、大王 这样。
parse-not_in_deck = 这副牌里没有 `{ $token }`：只有 9 10 J Q K A 2 和王。
parse-count = 张数 `{ $token }` 不对。四张 9 写成 9x4。
parse-range = `{ $token }` 连不起来：只能在 9 到 A 之间连，如 9-K。
parse-too_many = 没有那么多 `{ $token }`：每个点数八张，大小王各两张。
parse-too_long = 太长了，不像是牌：一手只有 25 张。

# 权限的名称，照 Discord 中文界面的写法。
permission-read-messages = 查看频道
permission-send-messages = 发送消息
permission-attach-files = 附加文件
permission-embed-links = 嵌入链接
permission-send-messages-in-threads = 在子区内发送消息
