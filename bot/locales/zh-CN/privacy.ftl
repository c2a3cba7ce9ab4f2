# `/对杀 隐私`：存了某人的哪些数据，以及删除。
command-privacy-name = 隐私
command-privacy = 存了我的哪些数据：导出，或者删除
command-privacy-export-name = 导出
command-privacy-export = 把存了我的全部数据导出成文件，只有我看得到
command-privacy-delete-name = 删除
command-privacy-delete = 删除我的全部数据（会先确认）
privacy-nothing = 没有存你的任何数据。
privacy-exported = 这是所有服务器里存的、关于你的全部数据。这条消息只有你看得到。
privacy-ask-title = 删除你的全部数据？
privacy-ask-coins = 你在所有服务器的游戏币都没有了，找不回来：{ $coins ->
        [0] 现在一个也没有
       *[other] { $servers } 个服务器共 { $coins }
    }。
privacy-ask-hands = { $hands ->
        [0] 你还没有打过牌局。
       *[other] 你打过的 { $hands } 局会留下，但不再写着你的名字：对手的成绩要以它们为准。
    }
privacy-ask-rest = 你的战绩、偏好和排行榜上的名次都删掉，所有牌桌的座位也让出来。
privacy-ask-tournaments = 你会退出正在参加的 { $count } 场比赛：没打的对局算负，报名费不退。
privacy-ask-organised = 你主办的 { $count } 场比赛会照常进行，由服务器里能管理活动的人接手；不想办了，可以先用 `/比赛 取消比赛`。
privacy-ask-kept = 接下来 365 天，每个服务器会用一个看不出是谁的代码记住你来过，所以回来不会再领一次起始游戏币，被禁止入座的也不会因此解除。
privacy-ask-playing = { "**" }你有一局正在打**（{ $tables }）。现在删除就等于认输，对手赢下这一局该得的。也可以先打完再删。
button-privacy-delete = 全部删除
button-privacy-give-up = 认输并全部删除
button-privacy-keep = 都留着
privacy-kept = 什么也没有删。
privacy-deleted = 已经删除，再没有什么写着你的名字。机器人以前发到频道里、发给你的消息在 Discord 那边，可以在那里删掉。
