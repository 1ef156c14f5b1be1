# The page itself, in Russian: the lobby, and what is said in every room. What the games say
# comes from the house.

brand = hotelier
tagline = Игры про отели за венским столиком
loading = Одну минуту…
theme-to-dark = Вечерний свет
theme-to-light = Дневной свет
to-lobby = В холл
trouble = Не получилось: { $reason }
close = Закрыть
cancel = Отмена
player = Игрок { $number }
you = Вы
no-answer = Сервер не отвечает. Вы в сети?

## What the house refuses, where its own sentence has no details to lose

refused-no-such-table = Такого стола нет или его уже убрали.
refused-no-seat = Для этого нужно место за столом.
refused-not-host = Это может только хозяин стола.
refused-not-invited = За этот стол садятся только по приглашению.
refused-no-spectators = За этим столом зрителей не бывает.
refused-not-your-turn = Сейчас выбирает другой игрок.
refused-no-undo = Отменить можно только свой последний выбор и только пока не открылось ничего скрытого.
refused-too-many = Слишком много сразу. Подождите немного.
refused-too-many-gestures = По одному жесту за раз, пожалуйста.
refused-too-slow = Это заняло слишком много времени. Попробуйте ещё раз.
refused-busy = Стол очень занят. Попробуйте ещё раз.
refused-closing = Сервер закрывается. Попробуйте ещё раз через минуту.
refused-no-database = Сервер сейчас ничего не может записать. Попробуйте ещё раз через минуту.
refused-trouble = На сервере произошла ошибка. Она записана.

## Lobby

guide-first-game = Первая партия? Учитесь в игре
how-to-play = Как играть
how-to-play-game = Как играть: { $game }
play-bots = Играть с ботами
play-rival = Играть в одиночку: { $name }
play-friends = Пригласить друзей
play-together = За одним экраном
together-hint = Кто играет за этим экраном? После своего хода вы передаёте его дальше.
together-name = Имя игрока { $number }
together-bot = никто (играет бот)
together-few = Впишите хотя бы два имени.
together-alike = Два имени совпадают.
opponents = { $count ->
    [0] соло
    [one] { $count } соперник
    [few] { $count } соперника
   *[other] { $count } соперников
}
opponents-label = Число соперников
all-options = Все настройки
language = Язык
your-name = Ваше имя
bots-play = Боты
options-together = Когда играют несколько человек
options-alone = В одиночку
options-default = Вернуть обычные настройки
options-chosen = Выбранные вами настройки
option-chosen = { $option }: { $value }
option-listed = Любой может найти этот стол и сесть за него
option-watchable = Можно смотреть со стороны
option-hints = Все могут просить подсказки у тренера
my-games = Мои партии
no-games = Здесь появятся ваши партии. Этот браузер помнит ваши места.
my-turn = ваш ход
status-gathering = ждёт игроков
status-playing = идёт игра
status-over = окончена
status-gone = больше нет
go-on = Продолжить
look-back = Пересмотреть
forget = Забыть
forget-sure = Вы там ещё играете. Этот браузер больше не будет знать вашего места.
forgotten = Забыта ваша партия: { $game }.
forget-undo = Вспомнить
keep-it = Оставить
with-players = соперники: { $names }
start = Начать игру
levels = Как хорошо играют боты
name-title = Как к вам обращаться?
name-hint = Это имя видят другие за вашими столами. Можно и не вводить его.
name-go = Начать
my-games-show = Показать
my-games-all = все
my-games-mine = где мой ход
my-games-running = идущие
my-games-over = оконченные
my-games-sort = Порядок
sort-turn = сначала мой ход
sort-latest = сначала последние
sort-game = по играм
my-games-none = Таких партий у вас нет.
my-games-older = Показать более старые партии
my-games-turn = ходит { $name }
my-games-score = Очки: сначала ваши, потом остальных
open-tables = Открытые столы
sit-down = Сесть за стол
watch = Смотреть

bring-journal = Открыть журнал
bring-hint = Партию, сохранённую как журнал, можно здесь пересмотреть и доиграть с любого шага.
bring-file = Файл (можно перетащить его сюда)
bring-text = Или его текст
bring-open = Открыть
journal-too-large = Для журнала партии это слишком много.

lost-title = Такого номера у нас нет
lost-hint = Этот адрес никуда не ведёт. Возможно, в ссылке не хватает буквы.

## The rulebook

rules = Правила
rules-search = Искать в правилах
rules-books = Книги правил
rules-found = { $count ->
    [0] Такого пункта нет.
    [one] { $count } пункт
    [few] { $count } пункта
   *[other] { $count } пунктов
}
rules-unknown = Правила { $clause } нет.

## Gallery and results

gallery = Галерея карт
gallery-this = Подробнее в галерее
gallery-key = I: подробнее в галерее
gallery-games = Игры
gallery-search = Поиск
gallery-found = { $count ->
    [0] Подходящих карт нет
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
gallery-guests = Постояльцы
gallery-staff = Персонал
gallery-tiles = Жетоны императора
gallery-objectives = Цели
gallery-hotels = Особые отели
gallery-unique = Уникальные отели
gallery-rules = Гостиницы по особым правилам
gallery-side = Карта гостиницы { $card }, { $side }: { $beds ->
    [one] { $beds } место
    [few] { $beds } места
   *[other] { $beds } мест
}
memoirs = Мои результаты
memoirs-none = Здесь появятся оконченные партии; они останутся, даже когда их столы уберут.
memoirs-game = Игра
memoirs-result = Результат
memoirs-all = все
memoirs-won = победы
memoirs-lost = без победы
memoirs-csv = Выгрузить в CSV
memoirs-games = Партии
memoirs-wins = Победы
memoirs-mean = Средний счёт
memoirs-best = Лучший счёт
memoirs-over-time = Счёт от партии к партии
memoirs-line = Ваш счёт от первой партии до последней: { $scores }
memoirs-sources = Откуда очки, в среднем
memoirs-against = По соперникам
memoirs-record = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, побед: { $wins }
memoirs-gone = Партия убрана из списка.
