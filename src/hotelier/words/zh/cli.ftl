# The command `hotelier` in Chinese: what its commands and flags do, and what it complains of.

cli = 酒店主题桌游：对局、模拟、回放、查卡、测量。
    .commands = 命令
    .lang = 使用的语言；默认为系统语言（LC_ALL、LANG）。
    .usage = 用法：
    .options = 选项
    .help = 显示此帮助。
    .version = 显示版本。
    .default = [默认：{ $value }]
    .some-options = {"["}选项]
    .some-command = 命令 [参数]...
    .text = 文本
    .number = 数字
    .file = 文件
    .language = 语言
    .journal = 对局记录
cli-stopped = 已停止。

## Flags of several commands

cli-game = 哪个游戏。
cli-solo = 等同于 --players 1。
cli-json = 输出JSON，而不是表格。
cli-seed = 相同的种子发出相同的一局。
cli-cluster = 在Ray集群上对局：使用RAY_ADDRESS指定的集群，或在本机启动一个。
cli-processes = 使用几个处理器核心；默认全部使用。
cli-only-with = 仅限 --players { $players }。

## What is wrong with a command line

cli-no-such-command = 没有命令“{ $name }”。
cli-no-such-option = 这里没有选项{ $name }。
cli-perhaps = 是否想用{ $names }？
cli-missing = 缺少{ $name }。
cli-too-much = 多余的内容：“{ $words }”在这里没有意义。
cli-misused = { $name }不能这样用：缺少一个值，或者多了一个值。
cli-one-of = { $name }只能是以下之一：{ $known }。
cli-number-between = { $name }须是{ $least ->
    [none] 数
   *[other] { $most ->
        [none] 不小于{ $least }的数
       *[other] { $least }到{ $most }之间的数
    }
}。
cli-bad-value = { $name }：{ $why }

## Seats and options

cli-solo-is-for-one = --solo 是单人游戏，不能有更多玩家。
cli-no-entrant = 没有名为“{ $name }”的玩家；可选的有{ $known }。
cli-other-number-of-seats = { $players }名玩家需要{ $players }个座位，而不是{ $seats }个。

## bench

cli-bench = 测量引擎在单个核心上的速度：每秒的随机对局与复制次数。
    .seconds = 每个游戏、每种人数测量多少秒。
    .against = 与先前一次测量的JSON比较，以百分比表示。
    .check = 与 --against 合用：若有一项比那时慢五分之一，则失败。
    .doors = 改为测量供学习程序使用的接口；详见 docs/research.md。
    .bots = 改为测量各等级的思考时间：每个等级与自己下完整的对局。
cli-bench-doors-title = 单个核心上各接口每秒的步数，{ $form }引擎
cli-bench-door = 接口
cli-bench-steps = 步数
cli-bench-check-alone = --check 需要 --against FILE。
cli-bench-slower = 比以前慢：{ $what }。
cli-bench-title = 单个核心每秒，随机对局，{ $form }引擎
cli-bench-caption = 增长：每次决策的时间，以两人为1；字节：一个局面的大小；比率：每轮纯Python参照循环对应的决策数
cli-bench-game = 游戏
cli-bench-players = 人数
cli-bench-decisions = 决策
cli-bench-growth = 增长
cli-bench-games = 局数
cli-bench-clones = 复制
cli-bench-bytes = 字节
cli-bench-ratio = 比率
cli-bench-bots-title = 单个核心每回合毫秒数（《超额预订》为每轮），{ $form }引擎
cli-bench-level = 等级
cli-bench-turn = 一回合
cli-bench-longest = 最长
cli-bench-positions = 每秒评估局面数

## card

cli-card = 按名称或编号查询任一游戏中某张卡的作用。
    .query = 名称|编号
cli-card-unknown = 没有名为“{ $words }”或编号如此的卡。

## dataset

cli-dataset = 将对局写成供学习用的Parquet：机器人的对局，或给定的对局记录。可从中断处继续。
    .folder = 写入的文件夹。
    .games = 机器人对局的局数。
    .bots = 每个座位一个机器人，如 greedy,random。
cli-dataset-writing = 正在写入
cli-dataset-done = { $folder }中现有{ $games }局。

## load

cli-load = 对服务器做负载测试：许多牌桌、按脚本行动的玩家，以及他们等待多久。
    .url = 正在运行的服务器（以 --rate 0 启动），或其中的多台；默认自行启动一台。
    .database = 自行启动的服务器：牌桌存放在哪里。
    .servers = 共有几台服务器；多于一台时需要PostgreSQL。
    .language = 玩家索取文本所用的语言；留空则不索取文本，与程序相同。
    .tables = 同时进行的牌桌数。
    .players = 每张牌桌的人数。
    .seconds = 测量多少秒。
    .think = 每次选择前平均思考的秒数。
cli-load-title = { $tables }张牌桌，每桌{ $players }名玩家，每次平均思考{ $think }秒

## play

cli-play-commitment = 骰子与卡牌出自一个保密的种子，由此值锁定（见 hotelier verify）：{ $commitment }
cli-play = 在终端里对局：单人、对战机器人，或与他人共用键盘。
    .seats = 每个座位是人（human）还是机器人，如 human,waiter；"run:COMMAND" 是你自己的程序。
    .resume = 从这份对局记录（由“save”写出的文件）的末尾继续；游戏与选项不变。
cli-play-over = { $file }中的对局已经结束；可用 hotelier replay 回顾。
cli-play-forfeit = 它输了，对局到此结束。

## replay

cli-replay = 逐步回放一份对局记录。
    .all = 一次讲完整局。

## rule

cli-rule = 按编号（如 DIE-6）查询一条规则，或查找提到某些词的所有规则。
    .query = 编号|词
cli-rule-unknown = 没有编号为“{ $words }”或提到它的规则。

## serve

cli-serve = 开门迎客：启动承载牌桌的服务器。
    .host = 监听的地址。
    .port = 监听的端口号。
    .database = sqlite:///FILE，或供多台服务器共用的 postgresql://USER:PASSWORD@HOST/NAME。
    .workers = 供机器人思考的进程数。
    .helpers = 协助每个思考进程完成总监的选择或提示的进程数；桌子很多时设为 0。
    .bot = 可以入座的外来机器人：已安装的机器人名称，或 NAME=run:COMMAND；可多次给出。
    .public-url = 人们访问服务器的地址，用于链接和二维码。
    .origin = 另一个获准使用本服务器的网页来源。
    .rate = 每个客户端地址每秒的请求数；0表示对请求和连接均不限制。
    .patience = 一名玩家可以让牌桌等待多少秒；此后其他人可以让机器人代打。
    .keep-days = 删除这么多天没有动静的牌桌；0表示全部保留。
    .trust-proxy = 哪些代理地址的X-Forwarded标头可信，以逗号分隔；*表示全部。
    .log-level = 日志的详细程度。
    .log-format = 日志为文本行或JSON行；“fitting”在终端前用文本，否则用JSON。
    .open = 在浏览器中打开页面，除非设置了CI或NO_BROWSER。
cli-serve-no-port = 服务器无法在{ $what }启动：{ $reason }。
cli-serve-no-database = 数据库{ $what }无法使用：{ $reason }。
cli-serve-bot-name = “{ $name }”不能作为机器人的名称：最多32个字母、数字、连字符和下划线，且不得与这里的其他机器人重名。
cli-serve-no-bot = “{ $name }”既不是已安装的机器人，也不是“run:”之后的命令。

cli-welcome = 已开门迎客：{ $address }
cli-welcome-only-here = 目前只有本机可以访问；用{ $command }，同一网络中的其他人也能访问。
cli-welcome-others = 同一网络中的其他人可访问{ $address }
cli-welcome-close = 按Ctrl-C关闭；所有牌桌都会保留。

## simulate

cli-simulate = 让机器人进行许多局并汇总结果。参赛者每局轮换座位。
    .games = 局数；使用 --solo 或 --each 时为每种情况的局数。
    .solo = 单人，如同 --players 1：每个 --difficulty 与每个 --leopold-hotel 的组合各进行这么多局。已指定的选项在所有对局中保持不变；--each 则取代这两者。
    .bots = 每个座位一个机器人，如 greedy,random；"run:COMMAND" 是你自己的程序。
    .watch = 用已安装的软件包提供的观察器跟踪对局。
    .each = 对这个选项的每个取值各进行这么多局。
cli-simulate-no-option = { $game }没有可以逐一尝试取值的选项“{ $option }”。
cli-simulate-more-forfeits = 还有{ $games }局也这样输掉了。
cli-simulate-playing = 对局中
cli-simulate-title = { $games }局，从种子{ $seed }开始，每局{ $choices }次选择
cli-simulate-entrant = 参赛者
cli-simulate-bot = 机器人
cli-simulate-mean = 平均
cli-simulate-deviation = 标准差
cli-simulate-worst = 最低
cli-simulate-median = 中位数
cli-simulate-best = 最高
cli-simulate-wins = 胜
cli-simulate-automaton = 虚拟对手

## verify

cli-verify = 检验一份对局记录的骰子与卡牌是否在开局前就已固定。
    .commitment = 牌桌在开局前显示的承诺值；每次随机性重新开始，都再给出一次。
cli-verify-malformed = 承诺值有64个字符，每个是0到9或a到f。
cli-verify-played = 按这份记录的骰子与卡牌，全部{ $choices }次选择均合法。
cli-verify-score = 最终得分与所述相符：{ $scores }。
cli-verify-unfinished = 对局尚未结束，因此没有最终得分。
cli-verify-other = 这局使用的种子与牌桌的承诺不符：没有一个与承诺值{ $commitment }相符。
cli-verify-open =
    { $after ->
        [0] 骰子与卡牌出自公开的种子{ $seed }：没有保密，也就无需证明。
       *[other] 在{ $after }次选择之后，骰子与卡牌出自公开的种子{ $seed }。
    }
cli-verify-fits =
    { $after ->
        [0] 种子与承诺值相符：骰子与卡牌在开局前就已固定。
       *[other] 在{ $after }次选择之后，随机性重新开始，该种子与其承诺值相符。
    }
cli-verify-compare =
    { $after ->
        [0] 请与牌桌在开局前显示的承诺值对照：{ $commitment }
       *[other] 在{ $after }次选择之后，随机性重新开始；请与当时显示的承诺值对照：{ $commitment }
    }
cli-verify-word = { $name }为它加入了一个词：“{ $word }”。

## arena

cli-arena = 让机器人两两对战：发牌相同，座位互换，最后给出等级分。
    .bots = 参战的机器人，如 director,concierge,greedy；单人时则是挑战虚拟对手的机器人。
    .games = 每一对进行的局数。
    .out = 将每一局写入这个文件，.csv或.parquet。
    .report = 将带图的报告写入这个HTML文件。
cli-arena-two = 循环赛需要两个不同的机器人；用 --solo 时一个就够。
cli-arena-no-format = { $file }既不是.csv也不是.parquet文件。
cli-arena-report = 机器人对机器人
cli-arena-ratings = 等级分
cli-arena-meetings = 对阵情况
cli-arena-scores = 得分：中间值，以及五分之四的对局所在的范围
cli-arena-bot = 机器人
cli-arena-against = 对手
cli-arena-games = 局数
cli-arena-wins = 胜
cli-arena-sure = 95%置信
cli-arena-mean = 平均
cli-arena-opposed = 对手平均

## coach and review

cli-coach-seat = 从谁的视角看：座位号。
cli-coach-seed = 教练设想哪些世界；相同的种子给出相同的建议。
cli-coach-level = 思考得多深入：相当于机器人的哪个级别。
cli-coach-no-seat = 这局中没有需要做选择的{ $number }号座位。
cli-coach = 对局记录中某个局面的最佳走法、各自的前景与理由。
    .step = 在这么多次选择之后的局面；默认为最后一个。
cli-coach-over = 对局在那里已经结束；请用 --step 指定更早的局面。
cli-coach-waits = 在{ $step }次选择之后轮到{ $seat }选择，请从那个座位的视角看。
cli-coach-title = { $seat }，{ $step }次选择之后
cli-review = 复盘一局：胜率、代价最大的回合，以及更好的走法。
    .html = 将带曲线的复盘写入这个HTML文件。
cli-review-looking = 正在复盘
cli-review-nothing = 这局还没有做过任何选择，因此没有可以复盘的内容。
cli-review-title = { $seat }：复盘
cli-review-curve = 胜率
cli-review-apart = 胜率的变化：自己的选择{ $play }%，{ $game ->
    [overbooking] 卡牌
   *[other] 骰子与卡牌
}{ $luck }%，{ $alone ->
    [yes] { "" }
   *[no] 其他玩家{ $others }%，
}教练没有料到的{ $rest }%；所有回合合计损失{ $loss }分。
cli-review-result = 最终结果为{ $result }%。
cli-review-costliest = 代价最大的回合
cli-review-none = 教练没有发现可以走得更好的回合。
cli-review-turn = { $chapter }，{ $step }次选择之后：胜率{ $chance }，{ $points }分
cli-review-when = 时间
cli-review-played = 实际走法
cli-review-better = 更好的走法
cli-review-cost = 损失
cli-review-lost = 胜率损失

## train

cli-train = 通过自我对局训练网络，并从其文件夹中的权重继续。需要PyTorch。
    .folder = 存放权重与曲线的位置。
    .minutes = 训练多少分钟。
    .workers = 进行对局的进程数；默认比本机处理器数少一个，或与集群的处理器数相同。
    .device = PyTorch在哪里学习，如 cpu 或 cuda。
    .rate = 初始学习率，默认为 0.001，进一步训练时为 0.0001；最后降到二十分之一。
    .refine = 只学习同一回合的各种结局有何差别，从文件夹中的权重或随附的权重继续；用于《奥地利大饭店》。
cli-train-done = 权重在{ $weights }，曲线画在{ $plot }。
