# `/對殺管理 健檢` 和 `python -m bot doctor`，以及請求太頻繁時的回答。
too-often = 圖片和檔案要得太快了，請在 <t:{ $when }:R> 再試。打牌不受影響。
command-doctor-name = 健檢
command-doctor = 檢查機器人在這裡能不能正常工作，不能的話該怎麼辦
doctor-title = 健檢
doctor-summary = { $bad } 項有問題 · { $warn } 項要留意 · { $ok } 項正常
doctor-level-ok = ✓
doctor-level-warn = ▲
doctor-level-bad = ✖
doctor-hello = 瘋狂對殺健檢的測試：你能收到私訊。
doctor-cannot-look = **{ $what }** 無法檢查：{ $problem }。請架設者檢查機器人檔案的權限。
doctor-channels = { $count } 個頻道的權限齊全。
doctor-channels-missing = { $channels }{ $more ->
        [0] { "" }
       *[other] 等，另有 { $more } 個頻道，
    }不能開桌：我缺少 { $names }。請在那裡給我的身分組這些權限，或用 README 裡的連結重新邀請我。
doctor-channels-less = { $channels }{ $more ->
        [0] { "" }
       *[other] 等，另有 { $more } 個頻道，
    }裡我缺少 { $names }：可以開桌，只是少些功能。把權限給我的身分組就齊全了。
doctor-channels-none = 沒有一個頻道能讓我開桌。請在某個頻道給我的身分組「查看頻道」「傳送訊息」「嵌入連結」「附加檔案」。
doctor-channels-gone = `/對殺管理 設定` 裡選的頻道有 { $count } 個我看不到，或已被刪除。請重新選，或讓我看得到。
doctor-log-channel = 我不能在紀錄頻道 { $channel } 裡寫。請在那裡給我的身分組「查看頻道」和「傳送訊息」，或在 `/對殺管理 設定` 裡另選一個。
doctor-permission-view-channel = 查看頻道
doctor-permission-send-messages = 傳送訊息
doctor-permission-embed-links = 嵌入連結
doctor-permission-attach-files = 附加檔案
doctor-permission-read-message-history = 讀取訊息歷史
doctor-permission-create-public-threads = 建立公開討論串
doctor-permission-send-messages-in-threads = 在討論串中傳送訊息
doctor-messages = 你能收到私訊。
doctor-messages-closed = 你收不到私訊：請在本伺服器的隱私設定裡開啟。不開啟的話，手牌要在牌桌上點「我的手牌」看。
doctor-commands = Discord 上的指令是最新的。
doctor-commands-old = Discord 上的指令比我的舊。請架設者重新啟動機器人；如果還是這樣，Discord 可能要一個小時才更新。
doctor-commands-there = Discord 上有這個機器人的 { $count } 組指令。
doctor-commands-none = Discord 上還沒有這個機器人的指令。請啟動一次：`make run`。
doctor-token = token 有效：這是 { $name }，在 { $count } 個伺服器裡。
doctor-token-bad = Discord 不認這個 token。請從應用程式的 Bot 頁面重新複製到 DISCORD_TOKEN。
doctor-token-none = 沒有 token：請設定 DISCORD_TOKEN（`make run` 會說怎麼拿到）。與 Discord 有關的都沒有檢查。
doctor-server-none = 機器人還沒有加入任何伺服器。邀請連結：{ $link }
doctor-server = { $server }：{ $what }
doctor-unseen = 無法檢查它的頻道：{ $problem }。請稍後再試。
doctor-servers-more = 還有 { $count } 個伺服器沒有檢查；可以在那裡用 `/對殺管理 健檢`。
doctor-ask-there = 私訊和請求量：在伺服器裡用 `/對殺管理 健檢` 檢查。
doctor-discord-away = 連不上 Discord：{ $problem }。請檢查這台機器的網路；Discord 的狀態見 discordstatus.com。
doctor-clock = 時鐘與 Discord 一致。
doctor-clock-off = 這台機器的時鐘與 Discord 相差 { $seconds } 秒：時限和日期也會差這麼多。請開啟時間同步（NTP），如 `timedatectl set-ntp true`。
doctor-clock-unknown = 還沒有收到 Discord 的時間。請過一分鐘再查。
doctor-budget = 最近一分鐘 { $requests } 個請求，是 Discord 允許的 { $percent }%。
doctor-budget-busy = 最近一分鐘 { $requests } 個請求，是 Discord 允許的 { $percent }%：訊息可能會晚到。時限長一些，或在設定裡開啟「安靜」，請求會少一些。
doctor-budget-full = 最近一分鐘 { $requests } 個請求，是 Discord 允許的 { $percent }%：訊息會晚到。見 docs/capacity.md。
doctor-versions = 瘋狂對殺 { $version }，使用 { $libraries }。
doctor-fonts = 圖片的字型在。
doctor-fonts-missing = 圖片的字型讀不出來。請重新安裝程式：`rendering/fonts` 已損壞。
doctor-file-system = 資料庫在這台機器的檔案系統上（{ $kind }）。
doctor-file-system-network = 資料庫在網路檔案系統上（{ $kind }），可能會損壞。請停掉機器人，把它移到本機硬碟，並設定 CRAZY_DUEL_DATABASE。
doctor-file-system-shared = 資料庫在與其他系統共用的資料夾裡（{ $kind }）；有的不支援鎖。最好放在自己的硬碟上，Docker 裡用 volume。
doctor-file-system-unknown = 這裡看不出資料庫在什麼檔案系統上。請放在本機硬碟上。
doctor-disk = 硬碟還有 { $percent }% 可用空間（{ $free } MB）。
doctor-disk-low = 硬碟只剩 { $percent }% 可用空間；低於 { $least }% 就不做備份。請騰出空間。
doctor-disk-full = 硬碟只剩 { $free } MB：很快就什麼都寫不進去了。請馬上騰出空間。
doctor-database-none = 還沒有資料庫；第一次啟動時會建立。
doctor-database-well = 資料庫正常：版本 { $version }，{ $size } MB，各項設定都生效，帳目平衡。
doctor-database-contradicts = 資料庫自相矛盾：以下不成立：{ $what }。請停掉機器人，執行 `python -m bot audit`，還原備份。
doctor-database-settings = SQLite 沒有保持一項安全所需的設定：{ $what }。請停掉機器人；硬碟是唯讀的嗎？有別的程式開啟了這個檔案嗎？
doctor-database = 資料庫不能用：{ $problem }
doctor-wal = 它的記錄檔有 { $size } MB。
doctor-wal-large = 它的記錄檔長到了 { $size } MB，超過 { $most } MB：有什麼讀得太久。請關掉開啟這個檔案的其他程式，重新啟動機器人。
doctor-backup-nothing = 還沒有需要備份的東西。
doctor-backup-whole = 最新的備份已包含一切。
doctor-backup-coming = 還沒有備份的內容不到三個小時；機器人每小時備份一次。
doctor-backup-folder = 無法寫入備份：存放備份的位置不是資料夾，或者機器人沒有寫入權限。請換一個資料夾：CRAZY_DUEL_BACKUPS。
doctor-backup-none = 還沒有備份，而最早該備份的內容已過去 { $hours } 小時。請執行 `python -m bot backup`，看它怎麼說。
doctor-backup-old = 最近 { $hours } 小時的內容沒有備份。請執行 `python -m bot backup`，看它怎麼說。
doctor-private = 這台機器上的其他使用者讀不到資料庫。
doctor-private-token = 這台機器上的其他使用者能讀取含有機器人 token 的 `.env` 檔案：請執行 `chmod 600 .env`。
doctor-private-not = 這台機器上的其他使用者能讀資料庫，包括正在打的手牌。請對它所在的資料夾用 `chmod 700`。
