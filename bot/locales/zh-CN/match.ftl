# 比赛中的一场对局。
refused-match-table = 这是比赛对局，中途不能离桌。按 *认输* 放弃这一局，用 `/tournament drop` 退出比赛。
refused-match-soon = 您马上要打 { $because } 的比赛（<t:{ $when }:t>），比赛打完之前不能另开一局。
refused-opponent-match-soon = 这一桌有人马上要打 { $because } 的比赛，现在不能再发牌了。
