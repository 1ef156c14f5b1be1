# The command `hotelier` in Russian: what its commands and flags do, and what it complains of.

cli = Настольные игры про отели: играть, моделировать, пересматривать, искать карты, измерять.
    .commands = Команды
    .lang = На каком языке говорить; по умолчанию язык системы (LC_ALL, LANG).
    .usage = Использование:
    .options = Параметры
    .help = Показать эту справку.
    .version = Показать версию.
    .default = [по умолчанию: { $value }]
    .some-options = {"["}ПАРАМЕТРЫ]
    .some-command = КОМАНДА [АРГУМЕНТЫ]...
    .text = ТЕКСТ
    .number = ЧИСЛО
    .file = ФАЙЛ
    .language = ЯЗЫК
    .journal = ЖУРНАЛ
cli-stopped = Остановлено.

## Flags of several commands

cli-game = Какая игра.
cli-solo = То же, что --players 1.
cli-json = Вывести JSON вместо таблицы.
cli-seed = Одно и то же зерно даёт одну и ту же раздачу.
cli-processes = Сколько ядер занять; по умолчанию все.
cli-cluster = Играть на кластере Ray: на том, который называет RAY_ADDRESS, или на запущенном на этой машине.
cli-only-with = Только вместе с --players { $players }.

## What is wrong with a command line

cli-no-such-command = Команды «{ $name }» нет.
cli-no-such-option = Параметра { $name } здесь нет.
cli-perhaps = { " " }Может быть, { $names }?
cli-missing = Не хватает: { $name }.
cli-too-much = Лишние слова: «{ $words }» здесь ничего не значит.
cli-misused = { $name } так не используют: не хватает значения или одно лишнее.
cli-one-of = Для { $name } есть такие значения: { $known }.
cli-number-between = { $name } — это число{ $least ->
    [none] { "" }
   *[other] { $most ->
        [none] { " " }не меньше { $least }
       *[other] { " " }от { $least } до { $most }
    }
}.
cli-bad-value = { $name }: { $why }

## Seats and options

cli-solo-is-for-one = --solo — игра для одного, а не для нескольких.
cli-no-entrant = Игрока «{ $name }» нет; есть { $known }.
cli-other-number-of-seats = { $players ->
    [one] { $players } игроку
   *[other] { $players } игрокам
} нужно столько же мест, а не { $seats }.

## bench

cli-bench = Насколько быстр движок на одном ядре: случайная игра и копии, в секунду.
    .seconds = Сколько секунд измерять каждую игру с каждым числом игроков.
    .against = Сравнить с JSON прежнего запуска, в процентах.
    .check = Вместе с --against: ошибка, если что-то стало медленнее на пятую часть.
    .doors = Измерить вместо этого входы для обучающихся программ; о них рассказывает docs/research.md.
    .bots = Вместо этого измерить, сколько думают уровни: каждый играет целые партии с самим собой.
cli-bench-doors-title = Шагов в секунду через каждый вход на одном ядре, движок: { $form }
cli-bench-door = вход
cli-bench-steps = шаги
cli-bench-check-alone = Для --check нужен --against FILE.
cli-bench-slower = Медленнее, чем раньше: { $what }.
cli-bench-title = В секунду на одном ядре, случайная игра, движок: { $form }
cli-bench-caption = рост: время на решение, двое игроков = 1; байты: одного состояния; отношение: решений на один оборот эталонного цикла на чистом Python
cli-bench-game = игра
cli-bench-players = игроки
cli-bench-decisions = решения
cli-bench-growth = рост
cli-bench-games = партии
cli-bench-clones = копии
cli-bench-bytes = байты
cli-bench-ratio = отношение
cli-bench-bots-title = Миллисекунды одного ядра на ход (в «Забронировано» — на раунд), движок: { $form }
cli-bench-level = уровень
cli-bench-turn = ход
cli-bench-longest = самый долгий
cli-bench-positions = оценённых позиций в секунду

## card

cli-card = Что делает карта любой игры, по НАЗВАНИЮ или НОМЕРУ.
    .query = НАЗВАНИЕ|НОМЕР
cli-card-unknown = Карты с названием или номером «{ $words }» нет.

## rule

cli-rule = Правило по его НОМЕРУ, например DIE-6, или все правила, где есть данные СЛОВА.
    .query = НОМЕР|СЛОВА
cli-rule-unknown = Правила с номером или словами «{ $words }» нет.

## dataset

cli-dataset = Записать партии в Parquet для обучения: партии ботов или ЖУРНАЛЫ. Продолжает с места остановки.
    .folder = Папка для записи.
    .games = Сколько партий ботов.
    .bots = Бот на каждое место, например greedy,random.
cli-dataset-writing = запись
cli-dataset-done = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
} в папке { $folder }.

## load

cli-load = Нагрузить сервер: много столов, где играют программы; показывает, как долго они ждут.
    .url = Работающий сервер (запущенный с --rate 0) или несколько; по умолчанию запускается новый.
    .database = Для запускаемого сервера: где он хранит столы.
    .servers = Сколько в нём процессов; для двух и больше нужен PostgreSQL.
    .language = Язык текстов, которые запрашивают игроки; пусто — без текстов, как запрашивают программы.
    .tables = Сколько столов играют одновременно.
    .players = Сколько игроков за каждым столом.
    .seconds = Сколько секунд измерять.
    .think = Сколько секунд в среднем думать над выбором.
cli-load-title = Столов: { $tables }, игроков за каждым: { $players }, раздумье в среднем { $think } с

## play

cli-play-commitment = Кубики и карты определяет тайное зерно; вот обязательство по нему (см. hotelier verify): { $commitment }
cli-play = Играть в терминале: в одиночку, против ботов или с другими за одной клавиатурой.
    .seats = Человек или бот на каждое место, например human,greedy; «run:COMMAND» — ваша собственная программа.
    .resume = Играть дальше с конца этого журнала, записанного командой «save»; игра и настройки остаются прежними.
cli-play-over = Партия в { $file } окончена; пересмотреть её можно через hotelier replay.
cli-play-forfeit = Ей засчитано поражение, и партия на этом заканчивается.

## replay

cli-replay = Пройти журнал шаг за шагом.
    .all = Рассказать всю партию сразу.

## serve

cli-serve = Запустить сервер, на котором живут столы.
    .host = По какому адресу слушать.
    .port = Номер порта.
    .database = sqlite:///FILE или postgresql://USER:PASSWORD@HOST/NAME для нескольких серверов сразу.
    .workers = Процессы, в которых думают боты.
    .helpers = Процессы, которые помогают каждому из них с выбором директора или подсказкой; 0 для дома со многими столами.
    .bot = Бот со стороны, который может сидеть за столами: имя установленного или NAME=run:COMMAND; можно повторить.
    .public-url = Адрес сервера для людей: для ссылок и QR-кодов.
    .origin = Ещё один источник, чьим страницам разрешён доступ к серверу.
    .rate = Запросов в секунду с одного адреса; 0 снимает ограничения на запросы и соединения.
    .patience = Сколько секунд человек может задерживать стол, прежде чем другие вправе посадить вместо него бота.
    .keep-days = Удалять столы, где столько дней ничего не происходило; 0 хранит всё.
    .trust-proxy = Адреса прокси, чьим заголовкам X-Forwarded можно верить, через запятую; * — всем.
    .log-level = Насколько подробно вести протокол.
    .log-format = Строки текста или JSON; «fitting» — текст в терминале, иначе JSON.
    .open = Открыть страницу в браузере, если не заданы CI или NO_BROWSER.
cli-serve-bot-name = «{ $name }» не может быть именем бота: в нём до 32 букв, цифр, дефисов и подчёркиваний, и другого бота с таким именем здесь нет.
cli-serve-no-bot = «{ $name }» — не установленный бот и не команда после «run:».
cli-serve-no-port = Сервер не может открыться по адресу { $what }: { $reason }.
cli-serve-no-database = Базой данных { $what } нельзя воспользоваться: { $reason }.

cli-welcome = Отель открыт: { $address }
cli-welcome-only-here = Он доступен только с этой машины; с командой { $command } его увидят и другие в вашей сети.
cli-welcome-others = Другие в вашей сети найдут его по адресу { $address }
cli-welcome-close = Ctrl-C закрывает его; все столы сохраняются.

## simulate

cli-simulate = Сыграть ботами много партий и подвести итог. От партии к партии участники меняются местами.
    .games = Сколько партий; с --solo или --each — сколько каждого вида.
    .solo = В одиночку, как с --players 1: столько партий для каждого значения --difficulty с каждым значением --leopold-hotel. Заданное остаётся одинаковым во всех; --each перебирается вместо них обоих.
    .bots = Бот на каждое место, например greedy,random; «run:COMMAND» — ваша собственная программа.
    .watch = Следить за партиями наблюдателем из установленного пакета.
    .each = Сыграть столько партий для каждого значения этой настройки.
cli-simulate-no-option = У игры { $game } нет настройки «{ $option }», чтобы перебрать её значения.
cli-simulate-more-forfeits = { $games ->
    [one] Так проиграна ещё { $games } партия.
    [few] Так проиграны ещё { $games } партии.
   *[other] Так проиграно ещё { $games } партий.
}
cli-simulate-playing = идёт игра
cli-simulate-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
} с зерна { $seed }, решений в каждой: { $choices }
cli-simulate-entrant = участник
cli-simulate-bot = бот
cli-simulate-mean = среднее
cli-simulate-deviation = отклонение
cli-simulate-worst = худший
cli-simulate-median = медиана
cli-simulate-best = лучший
cli-simulate-wins = победы
cli-simulate-automaton = автомат

## verify

cli-verify = Проверить, что кубики и карты журнала были определены до игры.
    .commitment = Обязательство, показанное за столом до игры; повторите для каждого раза, когда обновлялась случайность.
cli-verify-malformed = Обязательство состоит из 64 знаков, каждый от 0 до 9 или от a до f.
cli-verify-played = Все ходы разрешены при кубиках и картах этого журнала (решений: { $choices }).
cli-verify-score = Итоговый счёт верен: { $scores }.
cli-verify-unfinished = Партия не окончена, поэтому итогового счёта нет.
cli-verify-other = Партия сыграна с другими зёрнами, чем обещал стол: ни одно не подходит к обязательству { $commitment }.
cli-verify-open =
    { $after ->
        [0] Кубики и карты определило открытое зерно { $seed }: тайны не было, доказывать нечего.
       *[other] После решения { $after } кубики и карты определяло открытое зерно { $seed }.
    }
cli-verify-fits =
    { $after ->
        [0] Зерно подходит к обязательству: кубики и карты были определены до игры.
       *[other] После решения { $after } случайность обновилась, и это зерно подходит к своему обязательству.
    }
cli-verify-compare =
    { $after ->
        [0] Сравните это с обязательством, показанным за столом до игры: { $commitment }
       *[other] После решения { $after } случайность обновилась; сравните это с обязательством, показанным тогда: { $commitment }
    }
cli-verify-word = { $name } добавляет к нему слово «{ $word }».

## arena

cli-arena = Свести каждого бота с каждым: одинаковые раздачи для всех, смена мест, рейтинг в конце.
    .bots = Боты, которые встречаются, например director,concierge,greedy; в одиночку — те, что играют против автомата.
    .games = Сколько партий играет каждая пара.
    .out = Записать все партии в этот файл, .csv или .parquet.
    .report = Записать отчёт с графиками в этот файл HTML.
cli-arena-two = Для кругового турнира нужны два разных бота; с --solo хватит одного.
cli-arena-no-format = { $file } — не файл .csv и не файл .parquet.
cli-arena-report = Боты против ботов
cli-arena-ratings = Рейтинг
cli-arena-meetings = Кто с кем играл
cli-arena-scores = Очки: середина и границы четырёх партий из пяти
cli-arena-bot = бот
cli-arena-against = против
cli-arena-games = партии
cli-arena-wins = победы
cli-arena-sure = с уверенностью 95 %
cli-arena-mean = среднее
cli-arena-opposed = среднее соперника

## coach and review

cli-coach-seat = Чьими глазами смотреть: номер места.
cli-coach-level = Насколько тщательно думать: как этот уровень ботов.
cli-coach-no-seat = В этой партии на месте { $number } никто ничего не решал.
cli-coach = Лучшие способы сыграть в позиции из журнала, что они сулят и почему.
    .step = Позиция после стольких решений; по умолчанию последняя.
cli-coach-over = Там партия уже окончена; укажите позицию раньше через --step.
cli-coach-waits = После решения { $step } выбирает { $seat }, так что смотрите с этого места.
cli-coach-title = { $seat }, после решения { $step }
cli-coach-way = Ход
cli-coach-own = очки
cli-coach-other = лучший из остальных
cli-coach-win = на победу
cli-coach-loss = хуже на
cli-review = Разобрать партию: шансы на победу, самые дорогие ошибки и что было лучше.
    .html = Записать разбор с графиком в этот файл HTML.
cli-review-looking = Идёт разбор
cli-review-nothing = В этой партии ещё ничего не сыграно, так что разбирать нечего.
cli-review-title = { $seat }: разбор партии
cli-review-curve = Шанс на победу
cli-review-apart = Собственные решения изменили шанс на победу на { $play } %, кубики и карты — на { $luck } %, другие игроки — на { $others } %, а то, чего тренер не предвидел, — на { $rest } %; все ходы вместе стоили { $loss } очка.
cli-review-result = Итог: { $result } %.
cli-review-costliest = Самые дорогие ошибки
cli-review-none = Ни один ход нельзя было сыграть лучше.
cli-review-when = Когда
cli-review-played = Сыграно
cli-review-better = Лучше
cli-review-cost = потеря
cli-review-lost = потеря шансов

## train

cli-train = Обучить сеть игрой с самой собой, продолжая с весов, что лежат в её папке. Нужен PyTorch.
    .folder = Где хранить веса и графики.
    .minutes = Сколько минут обучать.
    .workers = Процессы, которые играют.
    .device = Где учится PyTorch, например cpu или cuda.
    .rate = Начальная скорость обучения, по умолчанию 0,001, а для дообучения 0,0001; она падает до двадцатой части.
    .refine = Учить только тому, чем отличаются исходы одного хода, начиная с весов в папке или с весов пакета; для Grand Austria Hotel.
cli-train-done = Веса лежат в { $weights }, график нарисован в { $plot }.
