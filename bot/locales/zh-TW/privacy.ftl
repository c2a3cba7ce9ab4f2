# `/對殺 隱私`：存了某人的哪些資料，以及刪除。
command-privacy-name = 隱私
command-privacy = 存了我的哪些資料：匯出，或者刪除
command-privacy-export-name = 匯出
command-privacy-export = 把存了我的全部資料匯出成檔案，只有我看得到
command-privacy-delete-name = 刪除
command-privacy-delete = 刪除我的全部資料（會先確認）
privacy-nothing = 沒有存你的任何資料。
privacy-exported = 這是所有伺服器裡存的、關於你的全部資料。這則訊息只有你看得到。
privacy-ask-title = 刪除你的全部資料？
privacy-ask-coins = 你在所有伺服器的遊戲幣都沒有了，找不回來：{ $coins ->
        [0] 現在一個也沒有
       *[other] { $servers } 個伺服器共 { $coins }
    }。
privacy-ask-hands = { $hands ->
        [0] 你還沒有打過牌局。
       *[other] 你打過的 { $hands } 局會留下，但不再寫著你的名字：對手的成績要以它們為準。
    }
privacy-ask-rest = 你的戰績、偏好設定和排行榜上的名次都刪掉，所有牌桌的座位也讓出來。
privacy-ask-tournaments = 你會退出正在參加的 { $count } 場比賽：沒打的對局算負，報名費不退。
privacy-ask-organised = 你主辦的 { $count } 場比賽會照常進行，由伺服器裡能管理活動的人接手；不想辦了，可以先用 `/比賽 取消比賽`。
privacy-ask-kept = 接下來 365 天，每個伺服器會用一個看不出是誰的代碼記住你來過，所以回來不會再領一次起始遊戲幣，被禁止入座的也不會因此解除。
privacy-ask-playing = { "**" }你有一局正在打**（{ $tables }）。現在刪除就等於認輸，對手贏下這一局該得的。也可以先打完再刪。
button-privacy-delete = 全部刪除
button-privacy-give-up = 認輸並全部刪除
button-privacy-keep = 都留著
privacy-kept = 什麼也沒有刪。
privacy-deleted = 已經刪除，再沒有什麼寫著你的名字。機器人以前貼到頻道裡、發給你的訊息在 Discord 那邊，可以在那裡刪掉。
