// Owns what the page itself says, and the demo of itself, in traditional Chinese as Taiwan writes it.

export const TRADITIONAL = {
  welcome: {
    title: (name) => `歡迎，${name}`,
    lines: (name) => [
      `這是在你自己電腦上執行的小型 Discord，你在這一欄裡是 ${name}。`,
      "可以直接和電腦對戰；也可以開一桌雙人局，再到另一欄裡坐下。",
      "你的牌會以私訊傳來，就在有數字的那個分頁裡：在那裡選要出的牌。",
    ],
    starts: {
      "duel practice": "和電腦對戰",
      "duel open": "開一桌",
      "duel rules": "規則",
    },
    waiting: "機器人正在啟動……",
    small: "其他功能都是指令：在下方輸入 /。每次啟動都是全新的空白世界。",
  },
  levers: "搞點破壞",
  leversNote: "隨便怎麼折騰，牌、出牌紀錄和金幣都不會遺失：打到一半試試看。",
  lever: {
    dms: {
      label: (on, name) => `關閉 ${name} 的私訊`,
      told: (on, name) => (on
        ? `機器人沒辦法傳私訊給 ${name} 了：牌桌上會說明，按「我的手牌」照樣看牌。`
        : `${name} 又能收到私訊了。`),
    },
    slow: {
      label: () => "網路變慢",
      told: (on) => (on ? "每個請求都要 1.5 秒：慢一點，但都會到。" : "網路恢復了。"),
    },
    late: {
      label: () => "回應逾時",
      told: (on) => (on
        ? "回應趕不上 Discord 的三秒時限：你會看到「沒有回應」，但出的牌照樣算數。"
        : "回應又準時了。"),
    },
    bot: {
      label: (on) => (on ? "啟動機器人" : "強制結束機器人"),
      told: (on) => (on
        ? "機器人被強制結束了。再啟動它：牌局接著打，手牌不變。"
        : "機器人正在啟動：馬上從中斷的地方接著打。"),
    },
    rate: {
      label: () => "請求限流",
      told: () => "機器人接下來的 3 個請求會因為太頻繁被拒絕（429）：它會等一等再送。",
    },
    errors: {
      label: () => "伺服器錯誤",
      told: () => "接下來的 3 個請求會失敗（503）：出的牌照樣算數，恢復後再顯示。",
    },
    drop: {
      label: () => "中斷連線",
      told: () => "機器人的連線被切斷了：它會自己連回來，什麼都沒漏掉。",
    },
    twice: {
      label: () => "重複送達",
      told: () => "下一次點擊會送達機器人兩次，只算一次。",
    },
    mend: { label: () => "全部恢復正常", told: () => "一切恢復正常。" },
  },
  app: "應用程式",
  edited: "（已編輯）",
  onlyYou: "只有你看得到",
  dismiss: "關閉訊息",
  used: (name) => `使用了 ${name}`,
  thinking: (name) => `${name} 正在思考…`,
  noAnswer: "應用程式沒有回應",
  choicesFailed: "選項載入失敗",
  loading: "正在載入選項…",
  nothingFits: "沒有符合的選項",
  noCommand: "沒有這樣的指令",
  noOption: (text, { shown, options }) => (options.length
    ? `「${text}」不是 /${shown} 的選項，可用選項：${options.map((one) => one.shown).join("、")}`
    : `/${shown} 沒有選項，「${text}」不會送出`),
  moreOptions: "指令的其他選項",
  placeholder: (place) => `在 ${place} 傳訊息，輸入 / 使用指令`,
  commands: "指令",
  optional: "選填",
  required: "此選項必填",
  notAChoice: "請從清單中選擇",
  notANumber: "請輸入數字",
  tooSmall: (least) => `不能小於 ${least}`,
  tooLarge: (most) => `不能大於 ${most}`,
  addOption: (name) => `新增選項 ${name}`,
  cancelCommand: "取消指令",
  send: "傳送",
  yes: "是",
  no: "否",
  choose: "請選擇",
  done: "完成",
  chooseBetween: (least, most) => (least === most ? `請選 ${most} 項` : `請選 ${least} 到 ${most} 項`),
  submit: "送出",
  cancel: "取消",
  close: "關閉",
  enlarge: (what) => `放大圖片：${what}`,
  picture: "圖片",
  spoiler: "隱藏內容：按一下顯示",
  direct: "私訊",
  channels: "頻道",
  unread: (count) => `${count} 則未讀`,
  language: "語言",
  empty: "這裡還沒有訊息。",
  offline: "機器人離線",
  revive: "啟動機器人",
  theme: "淺色／深色",
  spectator: (name) => `${name}（旁觀）`,
  people: "顯示哪些人",
  lost: "連線中斷，正在重試…",
  unanswered: "連線中斷，沒有等到回應",
  formGone: "這份表單已經失效：請重新開啟",
  over: "沙盒已重新啟動，一切從頭開始：請開啟它新印出的網址。",
  unsupported: "此元件無法在這裡顯示",
};
