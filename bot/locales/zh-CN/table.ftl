# 牌桌、手牌、结果和简短的回答。
board-title = 疯狂对杀 · { $table } 号桌
seat-free = 空位
stakes-points = 积分场：赢家得 X 分（1–80），输家扣 X 分；不动游戏币
stakes-coins = { $room }：X（1–80）× { $n } 游戏币；一局最多输 { $most }，从发牌到结算先冻结
stakes-practice = 练习：不计输赢
stakes-match = 比赛
stakes-clock =
    { $pace ->
        [fast] 每手 30 秒
        [relaxed] 每手 3 分钟
        [slow] 每手 12 小时
       *[normal] 每手 60 秒
    }{ $bank ->
        [0] { "" }
       *[other] ，备用 { $bank } 秒
    }
room-points = 积分场
room-beginner = 金币初级场
room-intermediate = 金币中级场
room-advanced = 金币高级场
room-expert = 金币专家场

# $who、$opener、$winner、$loser 是座位和玩家：`● @小明`。
board-waiting = { $opener } 正在等对手。按“坐下”就能开打。
board-called = { $role }：有一个空位。
board-closed = 这一桌已经散了。用 `/对杀 开桌` 另开一桌吧。
board-seat-free = 有一个空位。
board-asks-rematch = { $who } 想再来一局。
board-cheaper-room = 再来一局的话，你们之中有人不够进这个场。两人都能进的是{ $room }（`/对杀 开桌`）。
board-count = { $who } 剩 { $count } 张
board-call = ⚠ { $count } 张以内！

# $until 是会自己倒数的时间（“40秒后”），或“思考中……”。
board-turn = **轮到 { $who }** · { $until }
board-lead = 新的一轮：什么牌型都可以出。
board-to-beat = { $who } 出了 **{ $play }**
board-face-up = 明牌：{ $card }，发到 { $who } 手里，第一轮由其领出
board-auto = { $who } 托管中；做任何操作都能恢复。
board-last = 最近：{ $moves }
board-gone = 已出：{ $cards }
board-multipliers = 目前倍数：{ $multipliers }
board-commit = 公平发牌：本局密钥（32 字节，打完公开）的指纹 SHA-256：{ $hash }
board-commit-next = 公平发牌：下一局密钥的指纹 SHA-256：{ $hash }
board-newcomer = { $who } 是新手，每手有 { $minutes } 分钟
board-reposted = 牌桌已经重新发到频道末尾。
move-pass = 不出
button-sit = 坐下
button-hand = 我的手牌
button-pass = 不出
button-leave = 离开
button-rematch = 再来一局
button-my-resign = 认输
button-my-confirm = 确定认输
button-my-back = 继续打
button-unknown = 这个按钮来自另一个版本。`/对杀 手牌` 看手牌，`/对杀 显示` 看牌桌。
hand-title = { $table } 号桌 · 第 { $number } 局
hand-waiting = 你已经坐下。对面有人坐下就发牌。
hand-next = 对手点“再来一局”就发牌。
hand-counts = 你剩 { $mine } 张，{ $opponent } 剩 { $theirs } 张
hand-multiplier = 目前倍数：你 ×{ $mine }，对手 ×{ $theirs }
hand-nothing-beats = 你没有压得过的牌，请选“不出”。

# 手牌下方菜单里的提示字。
select-play-first = { $assist ->
    [full] 出牌……（{ $count } 个建议中最好的 { $shown } 个，其余按牌型选）
   *[legal_only] 出牌……（{ $count } 种出法中的前 { $shown } 种，其余按牌型选）
}
select-play = { $assist ->
    [full] 出牌……（{ $count } 个建议）
   *[legal_only] 出牌……（{ $count } 种出法）
}
select-kind = 按牌型选……
select-kind-option = { $kind }（{ $count }）
select-of-kind = { $kind }：出哪一手？
select-more = 更多（第 { $page } / { $pages } 页）……
# 认输前的确认：先问，再说代价。$left 是自己剩的张数，$most 是按公开信息 X 的上限，
# $n 是房间系数，$coins 是两者相乘。
resign-ask = 还剩 { $left } 张，确定认输吗？
resign-points = 最多输 { $most } 分。
resign-coins = 最多输 { $coins } 游戏币：X 最多 { $most }，再乘 { $n }。
resign-practice = 这是练习，什么都不会输。
resign-match = 这一局算对手赢，X 最多按 { $most } 计入比赛。
resign-uncounted = 这一局不会算：第二手牌之前就认输的局，你们两人一天只算三局，今天已经满了。什么都不会输。
you-sit = 你已经坐下。
you-left = 你已经离开这一桌。
you-opened = { $table } 号桌开好了。有人坐下后，手牌会私信发给你；牌桌上的“我的手牌”也能看。
you-asked-rematch = 你想再来一局。等对手也同意就开始。
next-hand-below = 下一局已经发牌，请看新消息。
refreshed = 那是前面一手的；现在的情况如下。
victory-small = 小杀
victory-big = 大杀
victory-mad = 狂杀
victory-total = 通杀
result-out = { $winner } 出完了牌；{ $loser } 剩 { $left } 张
result-resign = { $loser } 剩 { $left } 张时认输；{ $winner } 获胜
result-forfeit = { $loser } 超时，剩 { $left } 张；{ $winner } 获胜
result-void =
    { $reason ->
        [called_off] 双方同意作废，这一局不算。
       *[host] 因为服务器或机器人的原因，这一局作废，不算输赢。
    }

# 基数的算法；$stake 是结果。
result-score = 基数 X ＝ 基本分 { $base } ＝ { $stake }
result-score-star = 基数 X ＝ 基本分 { $base } × 倍数 { $multiplier }（{ $stars }★）＝ { $stake }
result-score-held = 基数 X ＝ 基本分 { $base } × 倍数 { $multiplier }（{ $stars }★，赢家出过或还在手里）＝ { $stake }

# $change 带正负号（`+2,400`）。
result-coins = { $who } { $change } 游戏币（{ $before } → { $after }）
result-points = { $who } { $change } 分（{ $before } → { $after }）· { $tier }
result-points-floor = { $who } 仍是 { $after } 分：积分不会低于 0 · { $tier }
result-promoted = 🎉 { $who } 升到 { $tier }！
result-left = { $who } 剩下：{ $cards }
result-set-aside = 扣下的牌：{ $cards }
result-commit = 公平发牌：开局前公布的指纹 { $hash }
result-proof = 本局密钥 { $secret }（这 32 字节的 SHA-256 就是上面的指纹），盐值 { $salt }
result-hand = 牌局 `{ $hand }`：用 `/对杀 验牌` 可以验证发牌。
result-not-counted = 这一局不算：第二手牌之前就认输的局，你们两人一天只算三局，今天已经满了。不算输赢。
error-unexpected = 我们这边出了点问题（错误 { $id }）。什么都没丢，请再试一次。
error-channel = 我不能在牌桌所在的频道发消息：频道已经不在，或缺少权限（查看频道、发送消息、附加文件、嵌入链接）。牌局在私信里继续，`/对杀 手牌` 也能看到。
