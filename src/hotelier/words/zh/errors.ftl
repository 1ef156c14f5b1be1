# What goes wrong, in Chinese: one sentence for each thing that command, library and house refuse.
# Words between quotes (“{ $token }”) are those of commands, journals and programs.

## Games, options and bots

error-no-game = 没有名为“{ $name }”的游戏；可选的有{ $known }。
error-no-bot = 没有名为“{ $name }”的机器人；可选的有{ $known }。
error-no-option = { $game }没有选项“{ $name }”；可选的有{ $known }。
error-no-language = 没有“{ $language }”的文本，只有{ $known }。
error-no-value = “{ $value }”不是{ $name }的取值：{ $known }。
error-option-only-for = 选项{ $name }只适用于{ $sizes }人的牌桌，不适用于{ $size }人。
error-nobody-to-bid = 单人时没有竞拍的对手：请改用entrances draw。
error-entrances-need-special = 单人使用独特酒店时，对手须为四家特殊酒店之一：请同时选择leopold-hotel，或选择entrances none。

## Seeds and words added to them

error-seed = 种子是0到{ $largest }的整数，或2^{ $from }到2^{ $to } - 1的保密种子。
error-one-word = 每个座位最多加入一个词。
error-word-needs-secret = 只能为保密的种子加入词。
error-word-length = 一个词须在一行之内，长1到{ $longest }个字符。

## Choices

error-no-choice = “{ $token }”不是{ $game }中的选择。
error-not-legal = “{ $token }”现在不合法；合法的有：{ $legal }。
error-game-over = 游戏已经结束。
error-no-step = 这局有{ $choices }次选择，因此没有第{ $step }步。

## Journals

error-no-journal = 这不是hotelier的对局记录：第一行不对。
error-journal-format = 这份对局记录的格式不是{ $format }。
error-journal-cut-short = 对局记录不完整：缺少最后一行。
error-journal-count = 对局记录应有{ $promised }次选择，实际有{ $found }次。
error-journal-chance = 随机性在{ $after }次选择之后重新开始，但选择没有那么多。
error-journal-line = 对局记录的第{ $line }行无法读取：“{ $content }”。
error-journal-name = 第{ $line }行应写明座位和人名：“{ $content }”。
error-journal-renewal = 第{ $line }行应写明随机性何时重新开始：“{ $content }”。
error-journal-word = 第{ $line }行应写明座位和它的词：“{ $content }”。
error-journal-goes-on = 第{ $line }行结束了对局记录，后面却还有内容。
error-journal-lacks = 对局记录没有写明“{ $what }”。
error-journal-number = 对局记录的“{ $what }”应为整数，而不是“{ $value }”。
error-journal-long = 对局记录的选择超过{ $most }次。
error-journal-version = 这份对局记录使用{ $game }规则的版本{ $played }；这里是版本{ $version }。
error-journal-unplayable = 无法按对局记录进行：{ $why }
error-journal-elsewhere = 对局记录结束的位置与最后一行所述不符。
error-journal-scores = 对局记录所述的最终得分与实际不符：{ $scores }。
error-journal-over = 第{ $line }行：在“{ $token }”之前，游戏已经结束。
error-journal-turn = 第{ $line }行：“{ $token }”是玩家{ $player }的选择，但此时轮到玩家{ $awaited }选择。
error-journal-at = 第{ $line }行：{ $why }

## Programs and files

error-bot-command = “{ $name }”不是可用的命令：{ $reason }。
error-bot-no-command = “{ $prefix }”之后应是机器人的命令。
error-no-end = 种子{ $seed }的对局没有结局：{ $why }
error-process-ended = 一个正在对局的进程自行结束了；可能是内存不足。
error-other-games = { $file }中是别的对局；请另选文件夹。
error-no-parquet = { $file }不是完整的Parquet文件：删除它，即可继续写这个数据集。
error-no-whole-game = { $file }不是完整的一局{ $game }。
error-file-unread = 无法读取{ $file }：{ $reason }。
error-file-unwritten = 无法写入{ $file }：{ $reason }。
error-no-bench = { $file }不是“hotelier bench --json”的输出。
error-named-once = 循环赛中每个机器人只能列出一次。
error-no-watcher = 没有名为“{ $name }”的观察器；已安装的软件包提供：{ $known }。
error-no-training = 没有可用来训练“{ $game }”的东西。
error-no-refining = 没有可用来进一步训练“{ $game }”的东西。
error-self-play-ended = 所有自我对局的进程都自行结束了；此前学到的内容已保留。
error-weights-format = 此版本不认识权重{ $file }的格式。
error-weights-damaged = 权重{ $file }已损坏。
error-weights-version = 权重{ $file }是为另一个版本训练的。
error-weights-game = 权重{ $file }是为{ $game }以外的另一款游戏训练的。
error-no-package = 这需要软件包{ $package }：可用pip install 'hotelier[{ $extra }]'安装。

## The house

house-no-such-table = 没有这张牌桌。
house-no-such-game = 服务器没有这个游戏。
house-no-such-seat = 这张牌桌没有{ $number }号座位。
house-no-database = 数据库没有回应，请稍后重试。
house-mistake = 服务器出错了，问题已记录。
house-closing = 服务器即将关闭，请稍后重试。
house-stale = 那是针对牌桌第{ $answered }刻的，而现在是第{ $moment }刻。
house-many-journals = 等待读取的对局记录很多，请重试。
house-journal-slow = 读取这份对局记录耗时太久。
house-other-rules = 这张牌桌使用{ $game }规则的版本{ $played }；本服务器使用版本{ $version }。
house-table-busy = 牌桌非常繁忙，请重试。
house-needs-seat = 这需要本桌某个座位的密钥。
house-needs-host = 只有桌主才能这样做。
house-no-spectators = 这张牌桌不允许旁观。
house-not-invited = 这张牌桌仅限受邀者。
house-no-code = 这个代码无效、已过期，或已经用过。
house-bot-stands-in = 机器人正在代你行动：请先回到座位。
house-bot-left = 机器人已离开该座位。
house-not-begun = 游戏尚未开始。
house-begun = 游戏已经开始。
house-no-choice-awaited = 这张牌桌目前不等待任何选择。
house-another-chooses = 现在轮到别的玩家选择。
house-no-undo = 只能收回你自己的最近一次选择，而且仅限其后没有隐藏的信息公开时。
house-not-legal = “{ $token }”现在不合法。
house-seat-held = 你已经坐在{ $number }号座位。
house-own-seat = 那是你自己的座位：请先离座。
house-empty-seats = 还有空座位。
house-not-ready = 尚未就绪：{ $names }。
house-patience = 让牌桌等待{ $seconds }秒的玩家，才可以由机器人代打。
house-bot-sits-there = 那里坐的本来就是机器人。
house-luck-of-another = 这张牌桌沿用另一局的运气：不能加入词。
house-no-game-on = 这张牌桌没有正在进行的对局。
house-all-taken = 座位已坐满。
house-seat-taken = { $number }号座位不是空位。
house-journal-hidden = 对局尚未结束：对局记录会泄露隐藏的信息。
house-not-over = 对局尚未结束。
house-other-seats = 牌桌有{ $size }个座位，却描述了{ $described }个。
house-no-seat-for-you = 这张牌桌的{ $number }号座位不是给人坐的。
house-no-hints = 同桌还有其他人，而这张牌桌没有约定人人可用提示。
house-not-your-choice = 这局的第{ $step }次选择不是你的。
house-not-yet-chosen = 这个选择尚未作出。
house-review-later = 对局尚未结束；结束后可以复盘。
house-coach-rests = 教练已经为你想了很多，正在休息；请{ $seconds }秒后再问。
house-coach-busy = 教练正忙，请稍后再问。
house-coach-lost = 教练的思路断了，请再问一次。
house-no-coach = 教练在这里无法思考：它所学的文件已损坏。
house-cards-hidden = 对局结束后才能看别人的卡。
house-too-many-lines = 实时连接太多。
house-too-many-new-lines = 新连接太多。
house-too-many-requests = 请求太多。
house-too-many-messages = 消息太多。
house-too-many-gestures = 请一次只做一个动作。
house-no-thought = 想说的话不能是空的。
house-too-slow = 耗时太久，请重试。
house-late = 请求没有及时到达。
house-too-large = 这里最多接受{ $most }字节。
house-foreign-origin = 该来源的网页不得使用本服务器。
house-not-bytes = 消息须是文本形式的JSON，而不是字节。
house-malformed = 缺少“{ $where }”，或其内容不符合要求。
house-nothing-here = 此地址没有任何内容。
house-not-this-way = 此地址不接受这类请求。
house-not-served = 服务器无法理解此请求。
house-which-choice = 请用`choice`或`token`指明哪个选择。
