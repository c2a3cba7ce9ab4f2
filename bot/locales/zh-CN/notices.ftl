# 服务器、频道或机器人本身出了问题时告诉玩家的话。
notice-lost = 机器人出了故障，{ $table } 号桌无法恢复，已经散桌。
notice-server = { $table } 号桌已经散桌：我被移出了那个服务器。
notice-channel = { $table } 号桌已经散桌：频道没了，十分钟内也没有人把牌桌贴到别处。
notice-homeless = { $table } 号桌所在的频道没了。这一局在这里继续；到别的频道用 `/duel show` 可以把牌桌贴过去。十分钟内没有人这么做，这一局就作废。
notice-barred = 我没有权限在原来的频道显示 { $table } 号桌的牌桌了。这一局在这里继续；到别的频道用 `/duel show` 可以把牌桌贴过去。
notice-void = 第 { $number } 局作废：不算输赢，冻结的游戏币已经退回。
notice-secret = 发牌密钥 { $secret }
board-lost = 机器人出了故障，{ $table } 号桌无法恢复，已经散桌；没打完的那一局作废，不算输赢。
board-restarted = ⏸ 机器人刚才不在：计时暂停了，这一手重新计时。
board-closed-dms = { $who } 没有开放私信：按“我的手牌”在这里看牌。
board-departed = { $who } 已经离开服务器。
refused-table-lost = 机器人出了故障，这一桌无法恢复，已经散桌；没打完的那一局作废，不算输赢。
refused-opponent-left = 对手已经离开服务器，座位空出来了。用 `/duel find` 另找一桌吧。
refused-cooling-down = 最近 24 小时里你有好几局超时判负。<t:{ $when }:R>可以再入座。
hand-forfeited = 你因为超时输了这一局。24 小时内第三次超时判负后，十分钟内不能入座；以后每多一次，时间加倍。
seated-at = 你的牌桌：{ $link }
permission-send-messages-in-threads = 在子区内发送消息
