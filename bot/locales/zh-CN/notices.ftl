# 服务器、频道或机器人本身出了问题时告诉玩家的话。
notice-lost = 机器人出了故障，{ $table } 号桌无法恢复，已经散桌。
notice-server = { $table } 号桌已经散桌：我被移出了那个服务器。
notice-channel = { $table } 号桌已经散桌：频道没了，十分钟内也没有人把牌桌发到别处。
notice-homeless = { $table } 号桌所在的频道没了。这一局在这里继续；到别的频道用 `/对杀 显示` 可以把牌桌发过去。十分钟内没有人这么做，这一局就作废。
notice-barred = 我没有权限在原来的频道显示 { $table } 号桌了。这一局在这里继续；到别的频道用 `/对杀 显示` 可以把牌桌发过去。

# 接在上面之后：正在打的那一局，以及验证发牌用的密钥。
notice-void = 第 { $number } 局作废：不算输赢，冻结的游戏币已经退回。
notice-secret = 发牌密钥 { $secret }
board-lost = 机器人出了故障，{ $table } 号桌无法恢复，已经散桌；没打完的那一局作废，不算输赢。
board-restarted = ⏸ 机器人刚才离线：计时停了，这一手重新计时。
board-closed-dms = { $who } 没有开放私信：请按“我的手牌”在这里看牌。
board-departed = { $who } 已经离开服务器。
refused-table-lost = 机器人出了故障，这一桌无法恢复，已经散桌；没打完的那一局作废，不算输赢。
refused-opponent-left = 对手已经离开服务器，座位空出来了。用 `/对杀 找桌` 另找一桌吧。
refused-cooling-down = 最近 24 小时里你有好几局超时判负。<t:{ $when }:R>才能再入座。
hand-forfeited = 你因为超时输了这一局。24 小时内第三次超时判负后，十分钟内不能入座；以后每多一次，时间加倍。
seated-at = 你的牌桌：{ $link }
notice-opened = { $table } 号桌正在等对手。在那个服务器用 `/对杀 找桌` 就能坐下。（你开了新桌提醒；用 `/对杀 偏好` 可以关掉。）
notice-declined = 你在 { $table } 号桌的挑战被拒绝了。用 `/对杀 开桌` 再开一桌吧。
