# `/对杀管理 体检` 和 `python -m bot doctor`，以及请求太频繁时的回答。
too-often = 图片和文件要得太快了，请在 <t:{ $when }:R> 再试。打牌不受影响。
command-doctor-name = 体检
command-doctor = 检查机器人在这里能不能正常工作，不能的话该怎么办
doctor-title = 体检
doctor-summary = { $bad } 项有问题 · { $warn } 项要留意 · { $ok } 项正常
doctor-level-ok = ✓
doctor-level-warn = ▲
doctor-level-bad = ✖
doctor-hello = 疯狂对杀体检的测试：你能收到私信。
doctor-cannot-look = **{ $what }** 无法检查：{ $problem }。请部署者检查机器人文件的权限。
doctor-channels = { $count } 个频道的权限齐全。
doctor-channels-missing = { $channels }{ $more ->
        [0] { "" }
       *[other] 等，另有 { $more } 个频道，
    }不能开桌：我缺少 { $names }。请在那里给我的身份组这些权限，或用 README 里的链接重新邀请我。
doctor-channels-less = { $channels }{ $more ->
        [0] { "" }
       *[other] 等，另有 { $more } 个频道，
    }里我缺少 { $names }：可以开桌，只是少些功能。把权限给我的身份组就齐全了。
doctor-channels-none = 没有一个频道能让我开桌。请在某个频道给我的身份组“查看频道”“发送消息”“嵌入链接”“附加文件”。
doctor-channels-gone = `/对杀管理 设置` 里选的频道有 { $count } 个我看不到，或已被删除。请重新选，或让我看得到。
doctor-log-channel = 我不能在日志频道 { $channel } 里写。请在那里给我的身份组“查看频道”和“发送消息”，或在 `/对杀管理 设置` 里另选一个。
doctor-permission-view-channel = 查看频道
doctor-permission-send-messages = 发送消息
doctor-permission-embed-links = 嵌入链接
doctor-permission-attach-files = 附加文件
doctor-permission-read-message-history = 阅读消息历史
doctor-permission-create-public-threads = 创建公开子区
doctor-permission-send-messages-in-threads = 在子区内发送消息
doctor-messages = 你能收到私信。
doctor-messages-closed = 你收不到私信：请在本服务器的隐私设置里打开。不打开的话，手牌要在牌桌上点“我的手牌”看。
doctor-commands = Discord 上的命令是最新的。
doctor-commands-old = Discord 上的命令比我的旧。请部署者重启机器人；如果还是这样，Discord 可能要一个小时才更新。
doctor-commands-there = Discord 上有这个机器人的 { $count } 组命令。
doctor-commands-none = Discord 上还没有这个机器人的命令。请启动一次：`make run`。
doctor-token = 令牌有效：这是 { $name }，在 { $count } 个服务器里。
doctor-token-bad = Discord 不认这个令牌。请从应用的 Bot 页面重新复制到 DISCORD_TOKEN。
doctor-token-none = 没有令牌：请设置 DISCORD_TOKEN（`make run` 会说怎么拿到）。与 Discord 有关的都没有检查。
doctor-server-none = 机器人还没有加入任何服务器。邀请链接：{ $link }
doctor-server = { $server }：{ $what }
doctor-unseen = 无法检查它的频道：{ $problem }。请稍后再试。
doctor-servers-more = 还有 { $count } 个服务器没有检查；可以在那里用 `/对杀管理 体检`。
doctor-ask-there = 私信和请求量：在服务器里用 `/对杀管理 体检` 检查。
doctor-discord-away = 连不上 Discord：{ $problem }。请检查这台机器的网络；Discord 的状态见 discordstatus.com。
doctor-clock = 时钟与 Discord 一致。
doctor-clock-off = 这台机器的时钟与 Discord 相差 { $seconds } 秒：时限和日期也会差这么多。请打开时间同步（NTP），如 `timedatectl set-ntp true`。
doctor-clock-unknown = 还没有收到 Discord 的时间。请过一分钟再查。
doctor-budget = 最近一分钟 { $requests } 个请求，是 Discord 允许的 { $percent }%。
doctor-budget-busy = 最近一分钟 { $requests } 个请求，是 Discord 允许的 { $percent }%：消息可能会晚到。时限长一些，或在设置里打开“安静”，请求会少一些。
doctor-budget-full = 最近一分钟 { $requests } 个请求，是 Discord 允许的 { $percent }%：消息会晚到。见 docs/capacity.md。
doctor-versions = 疯狂对杀 { $version }，使用 { $libraries }。
doctor-fonts = 图片的字体在。
doctor-fonts-missing = 图片的字体读不出来。请重新安装程序：`rendering/fonts` 已损坏。
doctor-file-system = 数据库在这台机器的文件系统上（{ $kind }）。
doctor-file-system-network = 数据库在网络文件系统上（{ $kind }），可能会损坏。请停掉机器人，把它移到本机硬盘，并设置 CRAZY_DUEL_DATABASE。
doctor-file-system-shared = 数据库在与其他系统共享的文件夹里（{ $kind }）；有的不支持锁。最好放在自己的硬盘上，Docker 里用卷。
doctor-file-system-unknown = 这里看不出数据库在什么文件系统上。请放在本机硬盘上。
doctor-disk = 硬盘还有 { $percent }% 空闲（{ $free } MB）。
doctor-disk-low = 硬盘只剩 { $percent }% 空闲；低于 { $least }% 就不做备份。请腾出空间。
doctor-disk-full = 硬盘只剩 { $free } MB：很快就什么都写不进去了。请马上腾出空间。
doctor-database-none = 还没有数据库；第一次启动时会创建。
doctor-database-well = 数据库正常：版本 { $version }，{ $size } MB，各项设置都生效，账目平衡。
doctor-database-contradicts = 数据库自相矛盾：以下不成立：{ $what }。请停掉机器人，运行 `python -m bot audit`，恢复备份。
doctor-database-settings = SQLite 没有保持一项安全所需的设置：{ $what }。请停掉机器人；硬盘是只读的吗？有别的程序打开了这个文件吗？
doctor-database = 数据库不能用：{ $problem }
doctor-wal = 它的日志有 { $size } MB。
doctor-wal-large = 它的日志长到了 { $size } MB，超过 { $most } MB：有什么读得太久。请关掉打开这个文件的其他程序，重启机器人。
doctor-backup-nothing = 还没有需要备份的东西。
doctor-backup-whole = 最新的备份已包含一切。
doctor-backup-coming = 还没有备份的内容不到三个小时；机器人每小时备份一次。
doctor-backup-folder = 无法写入备份：存放备份的位置不是文件夹，或者机器人没有写入权限。请换一个文件夹：CRAZY_DUEL_BACKUPS。
doctor-backup-none = 还没有备份，而最早该备份的内容已过去 { $hours } 小时。请运行 `python -m bot backup`，看它怎么说。
doctor-backup-old = 最近 { $hours } 小时的内容没有备份。请运行 `python -m bot backup`，看它怎么说。
doctor-private = 这台机器上的其他用户读不到数据库。
doctor-private-token = 这台机器上的其他用户能读取含有机器人令牌的 `.env` 文件：请执行 `chmod 600 .env`。
doctor-private-not = 这台机器上的其他用户能读数据库，包括正在打的手牌。请对它所在的文件夹用 `chmod 700`。
