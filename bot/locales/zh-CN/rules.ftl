# 分主题的完整规则。数字和表格由程序生成。

command-rules-name = 规则
command-rules = 完整规则，配图，按主题查看
command-option-topic-name = 主题
command-option-topic = 想看哪一部分
select-rules = 看别的主题……

rules-title = 规则 · { $topic }
rules-topic-basics = 一分钟看懂
rules-topic-cards = 牌与发牌
rules-topic-combinations = 牌型
rules-topic-jokers = 王的用法
rules-topic-bombs = 炸弹与星级
rules-topic-beating = 谁大谁小
rules-topic-score = 赢多少
rules-topic-tiers = 积分与等级
rules-topic-rooms = 房间与游戏币
rules-topic-house = 时限、托管与认输

rules-basics =
    两人对战，每人 { $hand } 张。先把牌出完的人赢下这一局；输家按手里剩下的牌算基本分，再乘上赢家出过的最大炸弹的倍数。
    - 拿到明牌的一方先出，任何牌型都可以。
    - 之后轮流：用牌型、张数都相同而更大的牌压，或者出炸弹，或者不出。
    - 有人不出，这一轮就结束，由另一方重新领出。
    - 王可以当你缺的牌。几乎每手牌都有炸弹，大约五手里有四手能凑出连炸。

    其余细节见各个主题。标着“房规”的，是原规则没有写明、由这里统一裁定的，对谁都一样。
    游戏币只是没有价值的游戏数据，适合 { $age } 岁以上。

rules-cards =
    用两副牌，只留 9 10 J Q K A 2 和王，共 { $deck } 张：每个点数 { $alike } 张，小王、大王各 { $alike_jokers } 张。花色没有大小。从大到小：
rules-deal =
    - 先扣下 { $aside } 张不看，每人 { $hand } 张。
    - 发出的 { $dealt } 张里每局随机翻一张明牌，双方都看得到它、也知道在谁手里；拿到的人先出。
    - 扣下的牌在一局结束后公开（房规）。
    - 发牌之前牌桌上就公布本局密钥的指纹，结束后公布密钥，每一局都可以验证（房规）。

rules-alike =
    - **单张**：任意一张。**对子**：两张同点。**三同张**：三张同点，但三张王不算。
rules-straight =
    - **顺子**：{ $straight } 或 { $ranks } 个点数相连，各一张。
rules-runs =
    - **连对**、**连三同张**：{ $run } 到 { $ranks } 个点数相连，各两张或各三张。
rules-limits =
    - 以上三种只能在 9 到 A 之间连，2 不能进去。
    - 三同张什么也不能带：没有三带一、三带二，三连二也不能出。
    - **炸弹**和**连炸**压得过以上所有牌型，见“炸弹与星级”。

rules-jokers =
    和别的牌一起出时，王可以当 9 10 J Q K A 2 里的任何一张，什么牌型都行。当了什么，出牌后都会写明。
rules-jokers-alone =
    - 单出时王就是王：大王是最大的单张，小王其次。
    - 两张王是一对，按大的那张算，比一对 2 大（房规）。
    - 单出三张王一定是三王炸弹，四张王一定是天王炸弹。四张王带一张 9 是五张 9，只有 5★（房规）。
    - 有几种看法时取最大的：10 J Q K 加一张王是 10 到 A；能算炸弹就算炸弹。
    - 少数牌可以是两种牌型：9 10 J 加三张王，是 6 张的顺子，也是三连对；十二张牌可能是六连对，也可能是四连的三同张。跟牌时看桌上是什么；领出时可以用“作为”指明，不指明就取最大点数高的，一样高时顺子先于连对、三同张先于连对（房规）。

rules-bombs =
    - **炸弹**：{ $bomb } 张以上同点，2 也可以。几张就是几星，加上王最多 { $max_stars }★。
    - **天王炸弹**（四张王）：7★。**三王炸弹**：6★。
rules-chains =
    - **连炸**：{ $links } 个以上相邻的点数，每个都有 { $bomb } 张以上。星级 ＝ 最少的那一相的张数 ＋ 相连的个数。
rules-chain-table =
    { $chain_rows }
    - 比最少的那一相多出来的牌只增加张数：9×4 10×5 J×6 是 4 ＋ 3 ＝ 7★（房规）。
    - 2 可以接在连炸的顶上（Q K A 2），算最大；2 和 9 不相连（房规，牌桌可以约定不许）。

rules-beating =
    - 牌型相同、张数相同，比最大的点数。
    - 炸弹大过一切不是炸弹的牌。
    - 炸弹对炸弹：先比星级；星级相同，三王炸弹是最小的 6★，天王炸弹是最大的 7★；再比张数，**少的大**；最后比最大的点数。
    - 炸弹里的王和它当的牌一样大；一样大不算压过（房规）。
    - 炸弹由小到大举例：
rules-passing =
    - 领出的人必须出牌（房规）。
    - 跟牌时压得过也可以不出，不出之后照样可以继续打（房规）。
    - 有人不出，这一轮就结束，另一方随意领出。

rules-score =
    { "**" }基本分**，看输家剩几张：
    { $victory_rows }

    { "**" }倍数**，看赢家出过的最大的炸弹，只算一次：
    { $multiplier_rows }
    - 更小的炸弹不加倍。被压过的炸弹和最后一手都算；还在手里的、被拒绝的、输家的炸弹不算（房规）。

    { "**" }基数** X ＝ 基本分 × 倍数，最多 { $most }。
    - 例：剩 { $example_left } 张，基本分 { $example_base }；最大 { $example_stars }★，×{ $example_times }。N 是 { $example_n } 的房间里，输家付 { $example_base } × { $example_times } × { $example_n } ＝ { $example_coins } 游戏币。
rules-victory-row = - { $from }–{ $to } 张：{ $victory }，基本分 { $base }
rules-multiplier-row = - { $stars }★：×{ $times }
rules-chain-row = - { $stars }★：{ $chains }

rules-tiers =
    积分场里赢家加 X 分，输家减 X 分。总分不会低于 0；正好到界线就算高的一级（房规）。
    { $tier_rows }
rules-tier-row = - { $tier }：{ $bound } 分起
rules-tier-0 = 小星
rules-tier-1 = 一星
rules-tier-2 = 二星
rules-tier-3 = 三星
rules-tier-4 = 四星
rules-tier-5 = 五星
rules-tier-6 = 六星
rules-tier-7 = 七星
rules-tier-8 = 八星
rules-tier-9 = 九星
rules-tier-10 = 十星
rules-tier-11 = 十一星
rules-tier-12 = 十二星
rules-tier-13 = 小杀
rules-tier-14 = 大杀
rules-tier-15 = 狂杀
rules-tier-16 = 通杀
rules-tier-17 = 杀神

rules-rooms =
    游戏币只是没有价值的游戏数据，适合 { $age } 岁以上。在金币场里输家付 X × N，赢家得到的正好是这么多，不抽成。
    { $room_rows }
    - 进入要求是 { $most } × N，也就是一局最多输掉的数目。每局之前检查并冻结到结束，所以谁也不会变成负数（房规）。
    - 积分场只动积分，金币场只动游戏币（房规，服务器可以让金币场也计积分）。
    - 游戏币的来源（房规）：开始时一次 { $start_coins }；每天领一次，{ $daily_first } 起，每天多 { $daily_rise }，到 { $daily_most } 为止；不足 { $relief_below } 时可以补到 { $relief_up_to }，每天 { $reliefs } 次。
    - 一天之内对同一个对手净输达到该房间进入要求的 { $pair_entries } 倍，当天就不能再和这个人打游戏币局；每局开始前检查（房规）。
rules-room-row = - { $room }：N { $n }，进入需 { $entry }

rules-house =
    这一页全是房规：原规则没有提到这些。
    - **时限**：{ $clocks }。另外每人每局有 { $bank } 秒备用，超时后才用（慢桌没有，只能打积分场）。打完不到 { $new_hands } 局的人每手至少有 { $new_seconds } 秒（比赛除外）。
    - **托管**：时限和备用都用完，就由托管代打：跟牌时不出，领出时出最小的单张，之后每手只等 { $auto } 秒。你做任何操作就恢复。连续托管 { $claim } 手之后，对手可以宣布获胜；再下一手自动判负。
    - **认输**的代价：你现在手里的牌的基本分，乘以对手已出炸弹的倍数和对手手里还有的最大炸弹的倍数中较大的一个。超时判负和宣布获胜也按这样算。所以认输不会比打下去便宜。确认之前会告诉你按公开信息最多要付多少。出第二手牌之前就认输的局，对同一个对手每天只算 { $early } 局，再多就什么也不动。
    - **作废**：双方都同意取消，或者因为服务器、本机器人的原因打不下去，这一局就不算，冻结的都退回。机器人不在线时不计时。
    - **提示**：高级场、专家场和比赛里只列出能出的牌，不推荐，也没有提示。
    - **报牌**：双方随时看得到对方剩几张；剩 { $call_first } 张和 { $call_last } 张时会报出来。
rules-clock = { $pace ->
        [fast] 快：每手 { $seconds } 秒
        [normal] 普通：{ $seconds } 秒
        [relaxed] 宽松：{ $seconds } 秒
       *[slow] 慢：{ $hours } 小时
    }
