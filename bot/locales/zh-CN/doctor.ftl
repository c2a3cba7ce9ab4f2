# `/对杀管理 体检` 和 `python -m bot doctor`，以及请求太频繁时的回答。
too-often = 图片和文件要得太快了，<t:{ $when }:R>再试。打牌不受影响。
