# 伺服器、頻道或機器人本身出了問題時告訴玩家的話。
notice-lost = 機器人出了故障，{ $table } 號桌無法恢復，已經關桌。
notice-server = { $table } 號桌已經關桌：我被移出了那個伺服器。
notice-channel = { $table } 號桌已經關桌：頻道沒了，十分鐘內也沒有人把牌桌貼到別處。
notice-homeless = { $table } 號桌所在的頻道沒了。這一局在這裡繼續；到別的頻道用 `/對殺 顯示` 可以把牌桌貼過去。十分鐘內沒有人這麼做，這一局就作廢。
notice-barred = 我沒有權限在原來的頻道顯示 { $table } 號桌了。這一局在這裡繼續；到別的頻道用 `/對殺 顯示` 可以把牌桌貼過去。

# 接在上面之後：正在打的那一局，以及驗證發牌用的金鑰。
notice-void = 第 { $number } 局作廢：不算輸贏，凍結的遊戲幣已經退回。
notice-secret = 發牌金鑰 { $secret }
board-lost = 機器人出了故障，{ $table } 號桌無法恢復，已經關桌；沒打完的那一局作廢，不算輸贏。
board-restarted = ⏸ 機器人剛才離線：計時停了，這一手重新計時。
board-closed-dms = { $who } 沒有開放私訊：請按「我的手牌」在這裡看牌。
board-departed = { $who } 已經離開伺服器。
refused-table-lost = 機器人出了故障，這一桌無法恢復，已經關桌；沒打完的那一局作廢，不算輸贏。
refused-opponent-left = 對手已經離開伺服器，座位空出來了。用 `/對殺 找桌` 另找一桌吧。
refused-cooling-down = 最近 24 小時裡你有好幾局逾時判敗。<t:{ $when }:R>才能再入座。
hand-forfeited = 你因為逾時輸了這一局。24 小時內第三次逾時判敗後，十分鐘內不能入座；以後每多一次，時間加倍。
seated-at = 你的牌桌：{ $link }
notice-opened = { $table } 號桌正在等對手。在那個伺服器用 `/對殺 找桌` 就能坐下。（你開了新桌通知；用 `/對殺 偏好設定` 可以關掉。）
notice-declined = 你在 { $table } 號桌的挑戰被拒絕了。用 `/對殺 開桌` 再開一桌吧。
