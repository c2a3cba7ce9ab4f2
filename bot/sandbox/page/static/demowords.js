// Owns what the demo says of itself: the welcome, and what each lever does and has done.

export const ENGLISH = {
  welcome: {
    title: (name) => `Welcome, ${name}`,
    lines: (name) => [
      `This is a little Discord on your own machine, and in this pane you are ${name}.`,
      "Play against the computer at once; or open a table for two, and sit down at it in the other pane.",
      "Your cards come as a direct message, in the tab with the number on it: choose there what to play.",
    ],
    starts: {
      "duel practice": "Play against the computer",
      "duel open": "Open a table",
      "duel rules": "Rules",
    },
    waiting: "The bot is starting…",
    small: "Everything else is a command: type / below. Each start is a new, empty world.",
  },
  levers: "Break something",
  leversNote: "Whatever you break, no move, card or coin is lost: try it in the middle of a hand.",
  lever: {
    dms: {
      label: (on, name) => `Close ${name}'s messages`,
      told: (on, name) => (on
        ? `The bot can't write to ${name}: the board says so, and its button My hand shows the cards.`
        : `${name} takes direct messages again.`),
    },
    slow: {
      label: () => "Slow network",
      told: (on) => (on ? "Each request takes 1.5 s: all of it comes, only later." : "The network is quick again."),
    },
    late: {
      label: () => "Answers too late",
      told: (on) => (on
        ? "Answers miss Discord's three seconds: you read that there was no response, and your move counts all the same."
        : "Answers come in time again."),
    },
    bot: {
      label: (on) => (on ? "Start the bot" : "Kill the bot"),
      told: (on) => (on
        ? "The bot was killed without warning. Start it again: the hand goes on with the same cards."
        : "The bot is starting: in a moment the hand goes on where it was."),
    },
    rate: {
      label: () => "Rate limit",
      told: () => "The next 3 requests of the bot are refused as too many (429): it waits, and sends them again.",
    },
    errors: {
      label: () => "Server errors",
      told: () => "The next 3 requests fail (503): a move counts, and is shown when Discord works again.",
    },
    drop: {
      label: () => "Drop the connection",
      told: () => "The bot's connection was cut: it takes it up again and has missed nothing.",
    },
    twice: {
      label: () => "Deliver twice",
      told: () => "The next press reaches the bot twice, and counts once.",
    },
    mend: { label: () => "All back to normal", told: () => "Everything works again." },
  },
};

export const CHINESE = {
  welcome: {
    title: (name) => `欢迎，${name}`,
    lines: (name) => [
      `这是跑在你自己电脑上的小型 Discord，你在这一栏里是 ${name}。`,
      "可以直接和电脑对战；也可以开一桌双人局，再到另一栏里坐下。",
      "你的牌会用私信发来，就在带数字的那个标签里：在那里选要出的牌。",
    ],
    starts: {
      "duel practice": "和电脑对战",
      "duel open": "开一桌",
      "duel rules": "规则",
    },
    waiting: "机器人正在启动……",
    small: "其他功能都是命令：在下方输入 /。每次启动都是全新的空白世界。",
  },
  levers: "搞点破坏",
  leversNote: "随便怎么折腾，牌、出牌记录和金币都不会丢：打到一半试试看。",
  lever: {
    dms: {
      label: (on, name) => `关闭 ${name} 的私信`,
      told: (on, name) => (on
        ? `机器人没法给 ${name} 发私信了：牌桌上会说明，点“我的手牌”照样看牌。`
        : `${name} 又能收到私信了。`),
    },
    slow: {
      label: () => "网络变慢",
      told: (on) => (on ? "每个请求都要 1.5 秒：慢一点，但都会到。" : "网络恢复了。"),
    },
    late: {
      label: () => "回应超时",
      told: (on) => (on
        ? "回应赶不上 Discord 的三秒时限：你会看到“没有响应”，但出的牌照样算数。"
        : "回应又准时了。"),
    },
    bot: {
      label: (on) => (on ? "启动机器人" : "杀掉机器人"),
      told: (on) => (on
        ? "机器人被强行结束了。再启动它：牌局接着打，手牌不变。"
        : "机器人正在启动：马上从断开的地方接着打。"),
    },
    rate: {
      label: () => "请求限流",
      told: () => "机器人接下来的 3 个请求会因过于频繁被拒（429）：它会等一等再发。",
    },
    errors: {
      label: () => "服务器错误",
      told: () => "接下来的 3 个请求会失败（503）：出的牌照样算数，恢复后再显示。",
    },
    drop: {
      label: () => "断开连接",
      told: () => "机器人的连接被切断了：它会自己连回来，什么都没漏掉。",
    },
    twice: {
      label: () => "重复送达",
      told: () => "下一次点击会送达机器人两次，只算一次。",
    },
    mend: { label: () => "全部恢复正常", told: () => "一切恢复正常。" },
  },
};
