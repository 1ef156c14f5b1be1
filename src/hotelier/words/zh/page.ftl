# The page itself, in Chinese: the lobby, and what is said in every room. What the games say
# comes from the house.

brand = hotelier
tagline = 维也纳牌桌上的酒店桌游
loading = 请稍候……
theme-to-dark = 夜晚灯光
theme-to-light = 白昼日光
to-lobby = 回到大厅
trouble = 没有成功：{ $reason }
close = 关闭
cancel = 取消
player = 玩家{ $number }
you = 你
no-answer = 服务器没有回应。网络连接正常吗？

## What the house refuses, where its own sentence has no details to lose

refused-no-such-table = 没有这张牌桌，或者它已被清除。
refused-no-seat = 你要在本桌有座位才能这样做。
refused-not-host = 只有桌主才能这样做。
refused-not-invited = 这张牌桌仅限受邀者。
refused-no-spectators = 这张牌桌不允许旁观。
refused-not-your-turn = 现在轮到别的玩家选择。
refused-no-undo = 只能收回你自己的最近一次选择，而且仅限其后没有隐藏的信息公开时。
refused-too-many = 操作太频繁了，请稍候。
refused-too-many-gestures = 请一次只做一个动作。
refused-too-slow = 耗时太久，请重试。
refused-busy = 牌桌非常繁忙，请重试。
refused-closing = 服务器即将关闭，请稍后重试。
refused-no-database = 服务器暂时无法保存，请稍后重试。
refused-trouble = 服务器出错了，问题已记录。

## Lobby

guide-first-game = 第一次玩？边玩边学
how-to-play = 玩法说明
how-to-play-game = 玩法说明：{ $game }
levels = 机器人的水平
name-title = 怎么称呼你？
name-hint = 同桌的人会看到这个名字，也可以留空。
name-go = 开始
play-bots = 与机器人对战
play-rival = 与{ $name }对战
play-friends = 邀请朋友
play-together = 共用屏幕
together-hint = 谁在这块屏幕上玩？回合结束后，将设备传给下一位。
together-name = 玩家{ $number }的名字
together-bot = 没有人：由机器人玩
together-few = 请至少填写两个名字。
together-alike = 有两位的名字相同。
opponents = { $count ->
    [0] 单人
   *[other] { $count }名对手
}
opponents-label = 对手人数
all-options = 全部选项
language = 语言
your-name = 你的名字
bots-play = 机器人
options-together = 多人游戏时
options-alone = 单人游戏时
options-default = 恢复默认选项
options-chosen = 你选择的选项
option-chosen = { $option }：{ $value }
option-listed = 任何人都能找到这张牌桌并入座
option-watchable = 允许他人旁观
option-hints = 人人都可以向教练求提示
my-games = 我的对局
no-games = 你的对局会列在这里。这个浏览器会记住你的座位。
my-games-show = 显示
my-games-all = 全部
my-games-mine = 轮到我的
my-games-running = 进行中的
my-games-over = 已结束的
my-games-sort = 排序
sort-turn = 轮到我的在前
sort-latest = 最近的在前
sort-game = 按游戏
my-games-none = 没有这样的对局。
my-games-older = 显示更早的对局
my-games-turn = 轮到{ $name }
my-games-score = 分数：你的在前，其他人在后
my-turn = 轮到你
status-gathering = 等待玩家
status-playing = 进行中
status-over = 已结束
status-gone = 已不存在
go-on = 继续
look-back = 回顾
forget = 忘记
forget-sure = 你还在那里对局。忘记后，这个浏览器将不再记得你的座位。
forgotten = 已忘记：你的{ $game }对局。
forget-undo = 重新记住
keep-it = 保留
with-players = 同桌：{ $names }
start = 开始游戏
open-tables = 公开的牌桌
sit-down = 入座
watch = 旁观

bring-journal = 打开对局记录
bring-hint = 保存为对局记录的一局可以在这里回顾，也可以从任意一步接着玩。
bring-file = 文件（也可以拖到这里）
bring-text = 或粘贴文本
bring-open = 打开
journal-too-large = 太大了，不可能是一局的记录。

lost-title = 没有这个房间
lost-hint = 这个地址不通往任何地方。也许链接里少了一个字母。

## Gallery and results

gallery = 卡牌图鉴
gallery-games = 游戏
gallery-search = 搜索
gallery-found = { $count ->
    [0] 没有符合的卡
   *[other] { $count }张卡
}
gallery-guests = 房客
gallery-staff = 员工
gallery-tiles = 皇帝板块
gallery-objectives = 政治卡
gallery-hotels = 特殊酒店
gallery-unique = 独特酒店
gallery-this = 在图鉴中查看更多
gallery-key = I：在图鉴中查看更多
gallery-rules = 酒店（按店规）
gallery-side = 酒店卡{ $card }，{ $side ->
    [front] 正面
    [back] 背面
   *[other] { $side }
}：{ $beds }个床位
memoirs = 我的战绩
memoirs-none = 你完成的对局会留在这里，即使服务器已清除那些牌桌。
memoirs-game = 游戏
memoirs-result = 结果
memoirs-all = 全部
memoirs-won = 获胜
memoirs-lost = 未获胜
memoirs-csv = 导出为CSV
memoirs-games = 局数
memoirs-wins = 胜局
memoirs-mean = 平均分
memoirs-best = 最高分
memoirs-over-time = 历次得分
memoirs-line = 你的得分，从第一局到最近一局：{ $scores }
memoirs-sources = 各来源的平均得分
memoirs-against = 按对手
memoirs-record = { $games }局，胜{ $wins }局
memoirs-gone = 该局已从列表中移除。

## The rulebook

rules = 规则书
rules-search = 搜索规则
rules-books = 各本规则书
rules-found = { $count ->
    [0] 没有提到它的规则。
   *[other] { $count }条规则
}
rules-unknown = 没有规则{ $clause }。
