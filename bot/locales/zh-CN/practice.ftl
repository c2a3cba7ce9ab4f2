# 和电脑练习的牌桌。
command-practice-name = 练习
command-practice = 和电脑打一局：不动游戏币，也不计积分
command-option-level-name = 难度
command-option-level = 电脑的水平：简单（默认）、中等或困难
choice-level-easy = 简单：像新手一样出牌
choice-level-medium = 中等：照着提示出牌
choice-level-hard = 困难：每手牌都先推演再出
computer-easy = 电脑（简单）
computer-medium = 电脑（中等）
computer-hard = 电脑（困难）
refused-no-hard-computer = 这里没有开困难难度。`/对杀 练习` 可以选简单或中等。
turn-computer = 思考中……
button-practice = 先和电脑打一局
practice-began = 你的对手是{ $who }，不计输赢。
practice-began-below = 你的对手是{ $who }，不计输赢。手牌会另发一条消息。
practice-meanwhile = 你在私信里和{ $who }练习。原来的牌桌照样开着；有人坐下时，那边的手牌会另发一条消息。
