# 和電腦練習的牌桌。
command-practice-name = 練習
command-practice = 和電腦打一局：不動遊戲幣，也不計積分
command-option-level-name = 難度
command-option-level = 電腦的程度：簡單（預設）、中等或困難
choice-level-easy = 簡單：像新手一樣出牌
choice-level-medium = 中等：照著提示出牌
choice-level-hard = 困難：每手牌都先推演再出
computer-easy = 電腦（簡單）
computer-medium = 電腦（中等）
computer-hard = 電腦（困難）
refused-no-hard-computer = 這裡沒有開困難難度。`/對殺 練習` 可以選簡單或中等。
turn-computer = 思考中…
button-practice = 先和電腦打一局
practice-began = 你的對手是{ $who }，不計輸贏。
practice-began-below = 你的對手是{ $who }，不計輸贏。手牌會另發一條訊息。
practice-meanwhile = 你在私訊裡和{ $who }練習。原來的牌桌照樣開著；有人坐下時，那邊的手牌會另發一條訊息。
