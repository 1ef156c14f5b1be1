# The games of the house and who plays them, in Chinese. Command, house and page all say these.

game-austria = 奥地利大酒店
    .text = 款待房客，备好客房，聘用能干的员工，还要让皇帝龙颜大悦。共七轮。
game-overbooking = 超额预订
    .text = 酒店太少，客人太多：把各家族的客人送进队列，有的走前门，有的走后门。四个短轮。

bot-apprentice = 学徒：温和，会犯新手的错误
bot-waiter = 侍者：熟悉业务，但会疏忽
bot-concierge = 礼宾员：每个回合都深思熟虑
bot-director = 总监：目光长远，劲敌
bot-greedy = 水平不错（贪心）
bot-random = 随机行动
