# Grand Austria Hotel in Russian.
#
# `{ $seat }` is a player's name, whose gender nobody knows: verbs stand in the present tense. Where
# a message is put into another one, `FORM` asks for a case of it: `{ FORM($guest, case: "acc") }`
# is «княгиню». Guests have `.nom` (within a sentence), `.gen`, `.dat` and `.acc`, staff have `.acc`;
# most sentences name a staff card as it is printed: «карту „Бармен“». `$edition` is "revised", "old"
# (2015) or "both" (for people who look a card up).

## What a table agrees on

austria-option-players = Игроки
    .text = Сколько человек играет; в одиночку соперник — автомат.
austria-option-players-1 = один
austria-option-players-2 = двое
austria-option-players-3 = трое
austria-option-players-4 = четверо
austria-option-edition = Издание
    .text = В первом издании у нескольких карт другая цена и другой текст.
austria-option-edition-revised = новое
austria-option-edition-2015 = первое, 2015 года
austria-option-board = Поля отелей
    .text = Какой стороной вверх лежат поля отелей.
austria-option-board-night = ночные, одинаковые у всех
austria-option-board-day = дневные, все разные
austria-option-hands = Карты персонала
    .text = Откуда берутся первые шесть карт персонала.
austria-option-hands-standard = из колоды наугад
austria-option-hands-introductory = начальный набор, для первой партии
austria-option-hands-draft = драфт, для знатоков
austria-option-promo = Промопостояльцы
    .text = Есть ли в колоде два промопостояльца.
austria-option-promo-no = без них
austria-option-promo-yes = в колоде
austria-option-ask = Вопросы
    .text = Спрашивать ли и о том, что может только помочь.
austria-option-ask-useful = только о важном
austria-option-ask-everything = обо всём

## Amounts

austria-krones = { $krones ->
    [one] { $krones } крона
    [few] { $krones } кроны
   *[other] { $krones } крон
}
    .acc = { $krones ->
        [one] { $krones } крону
        [few] { $krones } кроны
       *[other] { $krones } крон
    }
austria-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
    .acc = { austria-points }
austria-steps = { $steps ->
    [one] { $steps } деление по шкале императора
    [few] { $steps } деления по шкале императора
   *[other] { $steps } делений по шкале императора
}
    .acc = { austria-steps }
austria-price = { $krones ->
    [0] бесплатно
   *[other] за { austria-krones.acc }
}
austria-purse = { $purse ->
    [0] нет ни одной
   *[other] только { $purse }
}
austria-discount = { $krones ->
    [0] за обычную цену
   *[other] на { austria-krones.acc } дешевле
}
austria-discount-free = бесплатно

## Dishes and drinks

austria-item-strudel = штрудель
    .gen = штруделя
austria-item-cake = пирожное
    .gen = пирожного
austria-item-wine = вино
    .gen = вина
austria-item-coffee = кофе
    .gen = кофе
austria-some-strudel = { $count ->
    [one] { $count } штрудель
    [few] { $count } штруделя
   *[other] { $count } штруделей
}
    .acc = { austria-some-strudel }
austria-some-cake = { $count ->
    [one] { $count } пирожное
   *[other] { $count } пирожных
}
    .acc = { austria-some-cake }
austria-some-wine = { $count ->
    [one] { $count } вино
    [few] { $count } вина
   *[other] { $count } вин
}
    .acc = { austria-some-wine }
austria-some-coffee = { $count } кофе
    .acc = { austria-some-coffee }

## Rooms and colours

austria-room = номер { $room } ({ $colour })
    .gen = номера { $room } ({ $colour })
    .ins = номером { $room } ({ $colour })
    .prep = номере { $room } ({ $colour })
austria-colour-blue = синий
    .acc = синего
    .pl = синие
    .gen-pl = синих
austria-colour-red = красный
    .acc = красного
    .pl = красные
    .gen-pl = красных
austria-colour-yellow = жёлтый
    .acc = жёлтого
    .pl = жёлтые
    .gen-pl = жёлтых
austria-colour-green = зелёный
    .acc = зелёного
    .pl = зелёные
    .gen-pl = зелёных

## Dice

austria-dice-1 = { $count ->
    [one] { $count } единица
    [few] { $count } единицы
   *[other] { $count } единиц
}
austria-dice-2 = { $count ->
    [one] { $count } двойка
    [few] { $count } двойки
   *[other] { $count } двоек
}
austria-dice-3 = { $count ->
    [one] { $count } тройка
    [few] { $count } тройки
   *[other] { $count } троек
}
austria-dice-4 = { $count ->
    [one] { $count } четвёрка
    [few] { $count } четвёрки
   *[other] { $count } четвёрок
}
austria-dice-5 = { $count ->
    [one] { $count } пятёрка
    [few] { $count } пятёрки
   *[other] { $count } пятёрок
}
austria-dice-6 = { $count ->
    [one] { $count } шестёрка
    [few] { $count } шестёрки
   *[other] { $count } шестёрок
}
austria-action-1 = { $strength ->
    [one] { $strength } блюдо
    [few] { $strength } блюда
   *[other] { $strength } блюд
}
austria-action-2 = { $strength ->
    [one] { $strength } напиток
    [few] { $strength } напитка
   *[other] { $strength } напитков
}
austria-action-3 = { $strength ->
    [1] подготовить номер
   *[other] подготовить до { $strength } номеров
}
austria-action-4 = { $strength ->
    [1] 1 крона или 1 деление по шкале императора
   *[other] кроны и деления шкалы императора в любом сочетании, всего { $strength }
}
austria-action-5 = { $strength ->
    [one] разыграть карту персонала на { $strength } крону дешевле
    [few] разыграть карту персонала на { $strength } кроны дешевле
   *[other] разыграть карту персонала на { $strength } крон дешевле
}

## Effects, as they stand in rewards and lists

austria-effect-none = нет
austria-effect-twice = дважды: { $what }
austria-effect-any-item = { $count ->
    [one] { $count } любой ресурс
    [few] { $count } любых ресурса
   *[other] { $count } любых ресурсов
}
austria-effect-draw = { $count ->
    [one] { $count } карта персонала из колоды
    [few] { $count } карты персонала из колоды
   *[other] { $count } карт персонала из колоды
}
austria-effect-prepare = { $count ->
        [1] подготовка номера
       *[other] подготовка до { $count } номеров
    } { $price }{ $floor ->
        [4] { "" }
       *[other] , не выше { $floor }-го этажа
    }{ $occupied ->
        [yes] , с заселением
       *[no] { "" }
    }
austria-effect-occupy = { $count ->
    [1] заселение свободного номера
   *[other] заселение до { $count } свободных номеров
}
austria-effect-play = { $count ->
        [1] розыгрыш карты персонала
       *[other] розыгрыш до { $count } карт персонала
    } { $price }
austria-effect-offer = три карты персонала на выбор, одну можно разыграть { $price }
austria-effect-take-guest = бесплатный постоялец из очереди
austria-effect-gizia = { $edition ->
    [revised] действие с клетки, на которой есть кубик, не забирая его
    [old] ещё один полный ход сразу после этого, причём его кубик остаётся на месте
   *[both] действие с клетки, на которой есть кубик, не забирая его (издание 2015 года: ещё один полный ход сразу после этого, причём его кубик остаётся на месте)
}
austria-effect-return-cards = { $count ->
    [one] убрать { $count } карту персонала из руки под колоду
    [few] убрать { $count } карты персонала из руки под колоду
   *[other] убрать { $count } карт персонала из руки под колоду
}
austria-effect-remove-vacant = { $count ->
    [1] убрать свободный номер с наивысшего этажа
    [few] убрать { $count } свободных номера, каждый с наивысшего этажа
   *[other] убрать { $count } свободных номеров, каждый с наивысшего этажа
}
austria-effect-remove-occupied = { $edition ->
    [revised] убрать заселённый номер с наивысшего этажа и ещё один с ближайшего этажа ниже
    [old] убрать заселённый номер с наивысшего этажа и ближайший заселённый под ним в той же колонке
   *[both] убрать заселённый номер с наивысшего этажа и ещё один с ближайшего этажа ниже (издание 2015 года: ближайший под ним в той же колонке)
}
austria-effect-discard-end-staff = { $edition ->
    [revised] сбросить разыгранную карту финального подсчёта
    [old] сбросить карту финального подсчёта из руки
   *[both] сбросить разыгранную карту финального подсчёта (издание 2015 года: из руки)
}
austria-reward-per-staff = { austria-points } за каждую вашу разыгранную карту персонала
austria-penalty-per-staff = потерять { austria-points } за каждую вашу разыгранную карту персонала
austria-penalty-points = потерять { austria-points }
austria-penalty-krones = отдать { austria-krones.acc }
austria-penalty-items = { $served ->
    [yes] потерять все ресурсы на кухне и на столиках постояльцев
   *[no] потерять все ресурсы на кухне
}
austria-penalty-two-sides = { $edition ->
    [revised] { $first }, иначе { $second }
    [old] либо { $first }, либо { $second }, на выбор
   *[both] { $first }, иначе { $second } (издание 2015 года: на выбор)
}

## Cards, in full

austria-card-guest =
    { $code } { $name }: { $kind }, цвет { $colour }.
    Заказ: { $order }.
    { $points ->
        [0] Не приносит очков
       *[other] Приносит { austria-points }
    }.
    Награда: { $reward }.
austria-card-staff =
    { $code } { $name }: персонал, { $cost }, { $timing }.
    { $text }{ $set ->
        [none] { "" }
       *[other] { " " }Начальный набор { $set }.
    }
austria-card-two-costs = { austria-krones } ({ $old } в издании 2015 года)
austria-card-objective =
    { $code } { $name }: цель { $letter }.
    { $need }.
    { $first } очков тому, кто достигнет её первым, { $second } второму, { $third } третьему.
austria-card-tile =
    { $name }, для визита после раунда { $round }.
    Бонус: { $reward }.
    Штраф: { $penalty }.
austria-kind-blue = аристократ
austria-kind-red = горожанин
austria-kind-yellow = человек искусства
austria-kind-green = турист
austria-timing-once = немедленно
austria-timing-round = раз в раунд
austria-timing-permanent = постоянно
austria-timing-end = финальный подсчёт

## Emperor tiles

austria-tile = Жетон императора { $code }
    .nom = жетон императора { $code }

## Objectives

austria-objective-105 = Полный кошелёк
    .text = У вас есть 20 крон
austria-objective-106 = Дюжина номеров
    .text = В вашем отеле не менее 12 жетонов номеров, свободных или заселённых
austria-objective-107 = Шестеро на жалованье
    .text = У вас разыграно не менее 6 карт персонала
austria-objective-108 = Доверие императора
    .text = Ваш диск стоит на делении 10 шкалы императора или дальше
austria-objective-109 = Два полных этажа
    .text = Не менее чем на 2 этажах заселены все номера
austria-objective-110 = Шесть полных групп
    .text = Не менее 6 ваших групп номеров заселены полностью
austria-objective-111 = Все одного цвета
    .text = Заселены все номера одного цвета на вашем поле
austria-objective-112 = Две полные колонки
    .text = Не менее чем в 2 колонках заселены все номера
austria-objective-113 = Для всех понемногу
    .text = У вас не менее { $blue } синих, { $red } красных и { $yellow } жёлтых заселённых номеров
austria-objective-114 = Красные прежде жёлтых
    .text = У вас не менее { $red } красных и { $yellow } жёлтых заселённых номеров
austria-objective-115 = Жёлтые прежде синих
    .text = У вас не менее { $yellow } жёлтых и { $blue } синих заселённых номеров
austria-objective-116 = Синие прежде красных
    .text = У вас не менее { $blue } синих и { $red } красных заселённых номеров

## Staff

austria-staff-1 = Кельнер
    .acc = кельнера
    .text = Каждый раунд подаёт вам штрудель, прямо из печи.
austria-staff-2 = Официантка
    .acc = официантку
    .text = Каждый раунд приносит вам пирожное.
austria-staff-3 = Бармен
    .acc = бармена
    .text = Каждый раунд откупоривает для вас вино.
austria-staff-4 = Повар
    .acc = повара
    .text = Каждый раунд варит вам кофе.
austria-staff-5 = Конюх
    .acc = конюха
    .text = Каждый красный постоялец при заселении оставляет 2 кроны чаевых.
austria-staff-6 = Конюший
    .acc = конюшего
    .text = Каждый синий постоялец при заселении замолвит за вас слово: 1 деление по шкале императора.
austria-staff-7 = Массажистка
    .acc = массажистку
    .text = Каждый жёлтый постоялец при заселении оставляет 1 крону чаевых.
austria-staff-8 = Гид
    .acc = гида
    .text = Каждый зелёный постоялец при заселении приносит ещё 2 очка.
austria-staff-9 = Швейцар
    .acc = швейцара
    .text = Все синие номера для вас бесплатны, как бы вы их ни подготавливали.
austria-staff-10 = Шофёр
    .acc = шофёра
    .text = Все красные номера для вас бесплатны, как бы вы их ни подготавливали.
austria-staff-11 = Флорист
    .acc = флориста
    .text = Все жёлтые номера для вас бесплатны, как бы вы их ни подготавливали.
austria-staff-12 = Старшая горничная
    .acc = старшую горничную
    .text = Каждый взятый кубик 3 или 4 приносит 2 очка.
austria-staff-13 = Управляющий рестораном
    .acc = управляющего рестораном
    .text = Каждый взятый кубик 1 или 2 сильнее на 1. Усилить можно и сверх того.
austria-staff-14 = Декоратор
    .acc = декоратора
    .text = С каждым кубиком 1 или 2 можно подготовить ещё один номер за обычную цену, до основного действия или после.
austria-staff-15 = Чистильщик обуви
    .acc = чистильщика обуви
    .text = Каждый взятый кубик 4 платит дважды: всю силу и в кронах, и в делениях шкалы императора.
austria-staff-16 = Прачка
    .acc = прачку
    .text = Каждый взятый кубик 4 приносит 4 очка.
austria-staff-17 = Кухарка
    .acc = кухарку
    .text = Кубик 6 не стоит вам кроны и сильнее на 1. Усилить можно и сверх того.
austria-staff-18 = Гардеробщица
    .acc = гардеробщицу
    .text = Каждый взятый кубик 5 сильнее на 2: персонал дешевле ещё на 2 кроны.
austria-staff-19 = Оформитель интерьеров
    .acc = оформителя интерьеров
    .text = Каждый взятый кубик 3 приносит 5 очков.
austria-staff-20 = Сыщик
    .acc = сыщика
    .text = С каждым кубиком 5 можно пройти ещё 2 деления по шкале императора, до основного действия или после.
austria-staff-21 = Шеф-повар
    .acc = шеф-повара
    .text = Всего понемногу: 1 штрудель, 1 пирожное, 1 вино и 1 кофе.
austria-staff-22 = Управляющий персоналом
    .acc = управляющего персоналом
    .text = С каждым кубиком 3 можно разыграть ещё и карту персонала за обычную цену, до основного действия или после.
austria-staff-23 = Слесарь
    .acc = слесаря
    .text =
        { $edition ->
            [revised] Каждый номер, как бы вы его ни заселили, приносит 1 крону.
            [old] Каждый заселённый вами постоялец приносит 1 крону.
           *[both] Каждый номер, как бы вы его ни заселили, приносит 1 крону (издание 2015 года: только когда заселяется постоялец).
        }
austria-staff-24 = Старший кельнер
    .acc = старшего кельнера
    .text = Подавать с кухни можно бесплатно и всякий раз, когда вы вправе действовать.
austria-staff-25 = Посыльный
    .acc = посыльного
    .text = Постояльцы из очереди для вас бесплатны. По-прежнему один за ход.
austria-staff-26 = Организатор мероприятий
    .acc = организатора мероприятий
    .text =
        { $edition ->
            [revised] Грозит штраф императора? Заплатите 1 крону, и он забыт.
            [old] Штрафы императора вас не касаются.
           *[both] Грозит штраф императора? Заплатите 1 крону, и он забыт (издание 2015 года: платить не нужно).
        }
austria-staff-27 = Управляющий бронированием
    .acc = управляющего бронированием
    .text = 3 очка за каждый заселённый красный номер.
austria-staff-28 = Консьерж
    .acc = консьержа
    .text = 3 очка за каждый заселённый синий номер.
austria-staff-29 = Секретарь
    .acc = секретаря
    .text = Копирует для вашего отеля разыгранную соперником карту финального подсчёта; лучшая выбирается сама.
austria-staff-30 = Клерк
    .acc = клерка
    .text = 3 очка за каждый заселённый жёлтый номер.
austria-staff-31 = Горничная
    .acc = горничную
    .text = 1 очко за каждый заселённый номер.
austria-staff-32 = Помощник управляющего
    .acc = помощника управляющего
    .text = 2 очка за каждую разыгранную вами карту персонала, включая эту.
austria-staff-33 = Подносчик багажа
    .acc = подносчика багажа
    .text =
        { $edition ->
            [revised] Каждый постоялец с заказом из 4 и более ресурсов при заселении приносит ещё 4 очка.
            [old] Каждый постоялец с заказом ровно из 4 ресурсов при заселении приносит ещё 4 очка.
           *[both] Каждый постоялец с заказом из 4 и более ресурсов при заселении приносит ещё 4 очка (издание 2015 года: ровно из 4, что одно и то же).
        }
austria-staff-34 = Администратор
    .acc = администратора
    .text = 1 очко за каждый жетон номера в отеле, свободный или заселённый.
austria-staff-35 = Коридорный
    .acc = коридорного
    .text = Заселите до 2 свободных номеров любого цвета.
austria-staff-36 = Сомелье
    .acc = сомелье
    .text = Угощает весь стол: 4 вина.
austria-staff-37 = Носильщик
    .acc = носильщика
    .text = 2 очка за каждую полностью заселённую группу номеров.
austria-staff-38 = Портье
    .acc = портье
    .text = Выполняет заказ одного вашего постояльца за счёт заведения.
austria-staff-39 = Кондитер
    .acc = кондитера
    .text = Витрина полна: 4 пирожных.
austria-staff-40 = Бухгалтер
    .acc = бухгалтера
    .text = 5 очков за каждую цель, на которой лежит ваш диск.
austria-staff-41 = Телефонистка
    .acc = телефонистку
    .text =
        { $edition ->
            [revised] 2 очка за каждое пройденное деление шкалы императора.
            [old] 2 очка за каждое пройденное деление шкалы императора, но не больше 12.
           *[both] 2 очка за каждое пройденное деление шкалы императора (издание 2015 года: не больше 12).
        }
austria-staff-42 = Садовник
    .acc = садовника
    .text = Каждый бонус императора приносит вам ещё 5 очков.
austria-staff-43 = Бариста
    .acc = баристу
    .text = Машина разогрета: 4 кофе.
austria-staff-44 = Буфетчица
    .acc = буфетчицу
    .text = Кладовая открыта: 4 штруделя.
austria-staff-45 = Дежурный по бассейну
    .acc = дежурного по бассейну
    .text = Его величеству понравилось купание: 3 деления по шкале императора.
austria-staff-46 = Дежурная по этажу
    .acc = дежурную по этажу
    .text = 5 очков за каждый полностью заселённый этаж.
austria-staff-47 = Лифтёр
    .acc = лифтёра
    .text = 5 очков за каждую полностью заселённую колонку.
austria-staff-48 = Управляющий отелем
    .acc = управляющего отелем
    .text = 4 очка за каждую тройку из красного, синего и жёлтого заселённых номеров.
austria-the-staff = «{ $card }»
    .acc = { FORM($card, case: "acc") }

## Guests

austria-guest-49 = Скульптор
    .nom = скульптор
    .gen = скульптора
    .dat = скульптору
    .acc = скульптора
austria-guest-50 = Музыкант
    .nom = музыкант
    .gen = музыканта
    .dat = музыканту
    .acc = музыканта
austria-guest-51 = Композитор
    .nom = композитор
    .gen = композитора
    .dat = композитору
    .acc = композитора
austria-guest-52 = Портной
    .nom = портной
    .gen = портного
    .dat = портному
    .acc = портного
austria-guest-53 = Балерина
    .nom = балерина
    .gen = балерины
    .dat = балерине
    .acc = балерину
austria-guest-54 = Портретист
    .nom = портретист
    .gen = портретиста
    .dat = портретисту
    .acc = портретиста
austria-guest-55 = Фотограф
    .nom = фотограф
    .gen = фотографа
    .dat = фотографу
    .acc = фотографа
austria-guest-56 = Камер-певица
    .nom = камер-певица
    .gen = камер-певицы
    .dat = камер-певице
    .acc = камер-певицу
austria-guest-57 = Архитектор
    .nom = архитектор
    .gen = архитектора
    .dat = архитектору
    .acc = архитектора
austria-guest-58 = Актриса
    .nom = актриса
    .gen = актрисы
    .dat = актрисе
    .acc = актрису
austria-guest-59 = Поэт
    .nom = поэт
    .gen = поэта
    .dat = поэту
    .acc = поэта
austria-guest-60 = Ювелир
    .nom = ювелир
    .gen = ювелира
    .dat = ювелиру
    .acc = ювелира
austria-guest-61 = Живописец
    .nom = живописец
    .gen = живописца
    .dat = живописцу
    .acc = живописца
austria-guest-62 = Оперная певица
    .nom = оперная певица
    .gen = оперной певицы
    .dat = оперной певице
    .acc = оперную певицу
austria-guest-63 = Баронесса
    .nom = баронесса
    .gen = баронессы
    .dat = баронессе
    .acc = баронессу
austria-guest-64 = Герцогиня
    .nom = герцогиня
    .gen = герцогини
    .dat = герцогине
    .acc = герцогиню
austria-guest-65 = Рейхсриттер
    .nom = рейхсриттер
    .gen = рейхсриттера
    .dat = рейхсриттеру
    .acc = рейхсриттера
austria-guest-66 = Ландграфиня
    .nom = ландграфиня
    .gen = ландграфини
    .dat = ландграфине
    .acc = ландграфиню
austria-guest-67 = Князь
    .nom = князь
    .gen = князя
    .dat = князю
    .acc = князя
austria-guest-68 = Принцесса
    .nom = принцесса
    .gen = принцессы
    .dat = принцессе
    .acc = принцессу
austria-guest-69 = Графиня
    .nom = графиня
    .gen = графини
    .dat = графине
    .acc = графиню
austria-guest-70 = Курфюрст
    .nom = курфюрст
    .gen = курфюрста
    .dat = курфюрсту
    .acc = курфюрста
austria-guest-71 = Барон
    .nom = барон
    .gen = барона
    .dat = барону
    .acc = барона
austria-guest-72 = Принц
    .nom = принц
    .gen = принца
    .dat = принцу
    .acc = принца
austria-guest-73 = Граф
    .nom = граф
    .gen = графа
    .dat = графу
    .acc = графа
austria-guest-74 = Рейхсграф
    .nom = рейхсграф
    .gen = рейхсграфа
    .dat = рейхсграфу
    .acc = рейхсграфа
austria-guest-75 = Княгиня
    .nom = княгиня
    .gen = княгини
    .dat = княгине
    .acc = княгиню
austria-guest-76 = Герцог
    .nom = герцог
    .gen = герцога
    .dat = герцогу
    .acc = герцога
austria-guest-77 = Магистр
    .nom = магистр
    .gen = магистра
    .dat = магистру
    .acc = магистра
austria-guest-78 = Ведомственный советник
    .nom = ведомственный советник
    .gen = ведомственного советника
    .dat = ведомственному советнику
    .acc = ведомственного советника
austria-guest-79 = Тайный советник
    .nom = тайный советник
    .gen = тайного советника
    .dat = тайному советнику
    .acc = тайного советника
austria-guest-80 = Профессор
    .nom = профессор
    .gen = профессора
    .dat = профессору
    .acc = профессора
austria-guest-81 = Генерал
    .nom = генерал
    .gen = генерала
    .dat = генералу
    .acc = генерала
austria-guest-82 = Старший советник
    .nom = старший советник
    .gen = старшего советника
    .dat = старшему советнику
    .acc = старшего советника
austria-guest-83 = Коммерческий советник
    .nom = коммерческий советник
    .gen = коммерческого советника
    .dat = коммерческому советнику
    .acc = коммерческого советника
austria-guest-84 = Надворный советник
    .nom = надворный советник
    .gen = надворного советника
    .dat = надворному советнику
    .acc = надворного советника
austria-guest-85 = Майор
    .nom = майор
    .gen = майора
    .dat = майору
    .acc = майора
austria-guest-86 = Ветеринарный советник
    .nom = ветеринарный советник
    .gen = ветеринарного советника
    .dat = ветеринарному советнику
    .acc = ветеринарного советника
austria-guest-87 = Медицинский советник
    .nom = медицинский советник
    .gen = медицинского советника
    .dat = медицинскому советнику
    .acc = медицинского советника
austria-guest-88 = Генеральный прокурор
    .nom = генеральный прокурор
    .gen = генерального прокурора
    .dat = генеральному прокурору
    .acc = генерального прокурора
austria-guest-89 = Верховный комиссар
    .nom = верховный комиссар
    .gen = верховного комиссара
    .dat = верховному комиссару
    .acc = верховного комиссара
austria-guest-90 = Министерский советник
    .nom = министерский советник
    .gen = министерского советника
    .dat = министерскому советнику
    .acc = министерского советника
austria-guest-91 = Тескатлипока
    .nom = Тескатлипока
    .gen = Тескатлипоки
    .dat = Тескатлипоке
    .acc = Тескатлипоку
austria-guest-92 = Капитан Золотой Крюк
    .nom = капитан Золотой Крюк
    .gen = капитана Золотого Крюка
    .dat = капитану Золотому Крюку
    .acc = капитана Золотого Крюка
austria-guest-93 = Герр Хорза
    .nom = герр Хорза
    .gen = герра Хорзы
    .dat = герру Хорзе
    .acc = герра Хорзу
austria-guest-94 = Майкл Инголлс
    .nom = Майкл Инголлс
    .gen = Майкла Инголлса
    .dat = Майклу Инголлсу
    .acc = Майкла Инголлса
austria-guest-95 = Мистер Бойделл
    .nom = мистер Бойделл
    .gen = мистера Бойделла
    .dat = мистеру Бойделлу
    .acc = мистера Бойделла
austria-guest-96 = Герр Ундо
    .nom = герр Ундо
    .gen = герра Ундо
    .dat = герру Ундо
    .acc = герра Ундо
austria-guest-97 = Е. Гипет
    .nom = Е. Гипет
    .gen = Е. Гипта
    .dat = Е. Гипту
    .acc = Е. Гипта
austria-guest-98 = М. Поло
    .nom = М. Поло
    .gen = М. Поло
    .dat = М. Поло
    .acc = М. Поло
austria-guest-99 = Крамерсофоль
    .nom = Крамерсофоль
    .gen = Крамерсофоля
    .dat = Крамерсофолю
    .acc = Крамерсофоля
austria-guest-100 = Фермер Франц
    .nom = фермер Франц
    .gen = фермера Франца
    .dat = фермеру Францу
    .acc = фермера Франца
austria-guest-101 = Брат Уве
    .nom = брат Уве
    .gen = брата Уве
    .dat = брату Уве
    .acc = брата Уве
austria-guest-102 = Кондуктор
    .nom = кондуктор
    .gen = кондуктора
    .dat = кондуктору
    .acc = кондуктора
austria-guest-103 = Каверн
    .nom = Каверн
    .gen = Каверна
    .dat = Каверну
    .acc = Каверна
austria-guest-104 = Маклауд
    .nom = Маклауд
    .gen = Маклауда
    .dat = Маклауду
    .acc = Маклауда
austria-guest-117 = Магистр Фердинанд
    .nom = магистр Фердинанд
    .gen = магистра Фердинанда
    .dat = магистру Фердинанду
    .acc = магистра Фердинанда
austria-guest-118 = Герр Морас
    .nom = герр Морас
    .gen = герра Мораса
    .dat = герру Морасу
    .acc = герра Мораса

## Questions

austria-question-over = Игра окончена.
austria-question-draft = Драфт, карта { $pick } из { $picks }: кого оставите себе?
austria-question-first-guest = Первый постоялец бесплатен: кого выберете?
austria-question-first-rooms = { $count ->
    [1] Какой номер подготовить? (последний из первых трёх)
   *[other] Какой номер подготовить? (осталось { $count } из первых трёх)
}
austria-question-turn = { $stage ->
    [fresh] { $guest ->
        [yes] Ваш ход: возьмите постояльца, возьмите кубик или спасуйте
       *[no] Ваш ход: возьмите кубик или спасуйте
    }
    [extra] { $guest ->
        [yes] Ваш дополнительный ход: возьмите постояльца, используйте кубик или откажитесь
       *[no] Ваш дополнительный ход: используйте кубик или откажитесь
    }
   *[begun] { $guest ->
        [yes] Ваш ход продолжается: возьмите постояльца или кубик
       *[no] Ваш ход продолжается: возьмите кубик
    }
}
austria-question-turn-done = Кубик взят: хотите сделать что-нибудь ещё, прежде чем завершить ход?
austria-question-gain = Куда отправить новые ресурсы ({ $items })?
austria-question-any-item = { $count ->
    [1] Какой ресурс взять?
   *[other] Какой ресурс взять (осталось { $count })?
}
austria-question-serve = { $count ->
    [1] Что ещё подать (ещё 1 ресурс)?
    [one] Что ещё подать (до { $count } ресурса)?
   *[other] Что ещё подать (до { $count } ресурсов)?
}
austria-question-main-1 = Штрудели или пирожные ({ austria-action-1 }): что взять?
austria-question-main-2 = Вино или кофе ({ austria-action-2 }): что взять?
austria-question-main-4 = { $strength ->
    [1] Крона или деление по шкале императора?
   *[other] Как поделить { $strength } между кронами и делениями шкалы императора?
}
austria-question-prepare = { $count ->
    [1] Какой номер подготовить?
   *[other] Какой номер подготовить (осталось { $count })?
}
austria-question-prepare-and-occupy = Какой номер подготовить и сразу заселить?
austria-question-occupy = { $count ->
    [1] Какой свободный номер заселить?
   *[other] Какой свободный номер заселить (осталось { $count })?
}
austria-question-play = Какую карту персонала разыграть { $price }?
austria-question-offered = Какую из этих карт персонала разыграть { $price }?
austria-question-bottom = Какая карта следующей уйдёт под колоду?
austria-question-take-guest = Какого постояльца взять бесплатно?
austria-question-gizia = Перед Е. Гиптом открыты все двери: какую клетку действия использовать?
austria-question-fill-order = Чей заказ выполнить?
austria-question-move-in = В какой номер заселить { FORM($guest, case: "acc") }?
austria-question-part = { $count ->
    [1] Возьмёте это?
   *[other] С чего начать?
}
austria-question-bonus-when = Группа заселена ({ $bonus }): взять бонус до награды постояльца или после неё?
austria-question-penalty = Император недоволен (штраф: { $penalty }): как поступите?
austria-question-return-cards = { $count ->
    [1] Какую карту из руки убрать под колоду?
   *[other] Какую карту из руки убрать под колоду (осталось { $count })?
}
austria-question-remove-vacant = { $count ->
    [1] Какой свободный номер отдать?
   *[other] Какой свободный номер отдать (осталось { $count })?
}
austria-question-remove-occupied = Какой заселённый номер отдать?
austria-question-discard-end-staff = Какую карту финального подсчёта сбросить?

## Choices

austria-choice-pass = Спасовать и ждать следующего броска
austria-choice-end = Завершить ход
austria-choice-end-extra = Закончить дополнительный ход
austria-choice-keep = Оставить себе карту «{ $card }»
austria-choice-first-guest = Принять в кафе { FORM($guest, case: "acc") }
austria-choice-guest = Взять из очереди { FORM($guest, case: "acc") } { austria-price }
austria-choice-no-guest = Никого не брать
austria-choice-die = { $stays ->
        [yes] Использовать
       *[no] Взять
    } кубик { $action }: { $what }{ $boosted ->
        [yes] { " " }(с усилением { austria-price })
       *[no] { "" }
    }
austria-choice-six = { $stays ->
        [yes] Использовать
       *[no] Взять
    } кубик 6 как { $action } { austria-price }: { $what }{ $boosted ->
        [yes] { " " }(с усилением)
       *[no] { "" }
    }
austria-choice-idle-die = Взять кубик { $die } и пропустить его действие
austria-choice-gizia = Использовать клетку { $action }: { $what }
austria-choice-gizia-six = Использовать клетку 6 как { $action } { austria-price }: { $what }
austria-choice-no-action = Не использовать клетку действия
austria-choice-split = Получить { FORM($what, case: "acc") }
austria-choice-move-in = Заселить { FORM($guest, case: "acc") }
austria-choice-move-into = Заселить { FORM($guest, case: "acc") } в { $room }
austria-choice-completing = { $what }, заполнив группу: { $bonus }
austria-choice-claim = Достичь цели «{ $objective }»: { austria-points }
austria-choice-begin-serving = { $krones ->
    [0] Подать с кухни { $item } { FORM($guest, case: "dat") }
   *[other] Подать с кухни { $item } { FORM($guest, case: "dat") } { austria-price } (и ещё до { $more } ресурсов)
}
austria-choice-serve = Подать ещё { $item } { FORM($guest, case: "dat") }
austria-choice-serve-no-more = Больше ничего не подавать
austria-choice-put = Подать { $item } { FORM($guest, case: "dat") }
austria-choice-kitchen = Остальное на кухню: { $items }
austria-choice-item = Взять { $item }
austria-choice-no-more-items = Больше ресурсов не брать
austria-choice-fill-order = Выполнить заказ { FORM($guest, case: "gen") }: { $missing }
austria-choice-no-order = Не выполнять заказ
austria-choice-prepare = { $occupied ->
        [yes] Подготовить и заселить
       *[no] Подготовить
    } { $room } { austria-price }{ $points ->
        [0] { "" }
       *[other] { " " }и получить { austria-points }
    }
austria-choice-no-more-rooms = Больше номеров не подготавливать
austria-choice-occupy = Заселить { $room }
austria-choice-occupy-no-more = Больше номеров не заселять
austria-choice-remove = Отдать { $room }
austria-choice-call-on = Использовать карту «{ $card }»: { $what }
austria-choice-play = Разыграть карту «{ $card }» { austria-price }
austria-choice-play-nobody = Никого не разыгрывать
austria-choice-play-none-of-them = Не разыгрывать ни одной
austria-choice-under-deck = Убрать карту «{ $card }» под колоду
austria-choice-discard = Сбросить карту «{ $card }»
austria-choice-part = { $count ->
    [1] Да, с удовольствием: { $part }
   *[other] Сначала: { $part }
}
austria-choice-no-more-parts = { $count ->
    [1] Нет, спасибо
   *[other] Отказаться от остального
}
austria-choice-bonus-first = Сначала бонус: { $bonus }
austria-choice-bonus-later = Сначала награда, потом бонус: { $bonus }
austria-choice-ignore = Уладить дело через организатора мероприятий за 1 крону
austria-choice-suffer = Принять штраф: { $what }

## What happened

austria-event-round-began = Раунд { $round } начинает { $seat }.
austria-event-rolled = { $dustbin ->
    [0] Выпало: { $dice }.
   *[other] Выпало: { $dice }; в мусорном баке: { $dustbin }.
}
austria-event-turn-began = Ходит { $seat }.
austria-event-passed = { $seat } пасует и ждёт следующего броска.
austria-event-turn-ended = { $seat } завершает ход.
austria-event-guest-taken = { $seat } принимает в кафе { FORM($guest, case: "acc") }.
austria-event-guest-arrived = В очереди новое лицо: { FORM($guest, case: "nom") }.
austria-event-die-taken = { $strength ->
    [0] { $seat } берёт кубик { $die } и пропускает его действие.
   *[other] { $seat } берёт кубик { $die } с силой { $strength }.
}
austria-event-items-gained = { $seat } кладёт на кухню { FORM($items, case: "acc") }.
austria-event-items-lost = { $seat } теряет ресурсы: император недоволен.
austria-event-item-served = { $seat } подаёт { FORM($guest, case: "dat") } { $item }.
austria-event-order-filled = { $seat } выполняет весь заказ { FORM($guest, case: "gen") } за счёт заведения.
austria-event-krones-gained = { $seat } получает { austria-krones.acc }.
austria-event-krones-paid = { $seat } платит { austria-krones.acc }.
austria-event-emperor-moved = { $steps ->
    [0] { $seat } уже в конце шкалы императора.
    [one] { $seat } продвигается по шкале императора на { $steps } деление, до деления { $space }.
    [few] { $seat } продвигается по шкале императора на { $steps } деления, до деления { $space }.
   *[other] { $seat } продвигается по шкале императора на { $steps } делений, до деления { $space }.
}
austria-event-emperor-back = { $steps ->
    [one] { $seat } отступает по шкале императора на { $steps } деление, до деления { $space }.
    [few] { $seat } отступает по шкале императора на { $steps } деления, до деления { $space }.
   *[other] { $seat } отступает по шкале императора на { $steps } делений, до деления { $space }.
}
austria-event-scored = { $seat } получает { austria-points } ({ $source }).
austria-event-points-lost = { $seat } теряет { austria-points } ({ $source }).
austria-event-room-prepared = { $seat } подготавливает номер { $room }.
austria-event-room-occupied = { $seat }: номер { $room } заселён.
austria-event-room-removed = { $seat } лишается номера { $room }.
austria-event-moved-in = { $seat } заселяет { FORM($guest, case: "acc") } в номер { $room }.
austria-event-staff-played = { $seat } нанимает { FORM($card, case: "acc") }.
austria-event-staff-used = { $seat } использует карту «{ $card }».
austria-event-staff-drawn = { $seat } берёт из колоды персонала: { $cards }.
    .hidden = { $count ->
        [one] { $seat } берёт { $count } карту персонала.
        [few] { $seat } берёт { $count } карты персонала.
       *[other] { $seat } берёт { $count } карт персонала.
    }
austria-event-staff-under-deck = { $seat } убирает карту «{ $card }» под колоду.
    .hidden = { $seat } убирает карту персонала под колоду.
austria-event-staff-discarded = { $seat } сбрасывает карту «{ $card }», и она выходит из игры.
austria-event-staff-kept = { $seat } оставляет себе карту «{ $card }».
    .hidden = { $seat } оставляет себе карту персонала.
austria-event-objective-claimed = { $seat } достигает цели «{ $objective }».
austria-event-card-copied = { $seat }: секретарь копирует карту «{ $card }».
austria-event-emperor-came = Прибыл император ({ FORM($tile, case: "nom") }).
austria-event-emperor-rewards = { $seat } в милости у императора ({ FORM($tile, case: "nom") }).
austria-event-emperor-punishes = { $seat } в немилости у императора ({ FORM($tile, case: "nom") }).
austria-event-penalty-ignored = { $seat }: организатор мероприятий улаживает дело с императором ({ FORM($tile, case: "nom") }).
austria-event-guests-reshuffled = Съехавшие постояльцы перемешаны в новую колоду.
austria-event-extra-turn = { $seat } получает от Е. Гипта ещё один ход после этого.
austria-event-action-copied = { $seat } благодаря Е. Гипту использует действие { $action } с силой { $strength }.
austria-event-game-ended = Игра окончена.

## Where points come from

austria-source-0 = постояльцы
austria-source-1 = символы на дверях
austria-source-2 = полные группы
austria-source-3 = шкала императора
austria-source-4 = жетоны императора
austria-source-5 = цели
austria-source-6 = персонал
austria-source-7 = персонал в конце игры
austria-source-8 = заселённые номера
austria-source-9 = кроны и кухня
austria-source-10 = постояльцы, оставшиеся в кафе

## Why not

austria-why-no-such-choice = Такого выбора в этой игре нет.
austria-why-over = Игра окончена.
austria-why-first-finish = Всё по порядку. Сначала: { $question }
austria-why-emperor = Пока здесь император, решается только это: { $question }
austria-why-set-up = Отели ещё не открыты. Сначала: { $question }
austria-why-nothing-open = Сейчас нет ничего начатого, что можно было бы закончить.
austria-why-begun = Вы уже что-то сделали в этот ход, а спасовать можно только до всего остального.
austria-why-no-pass-in-extra-turn = В дополнительный ход пасовать нельзя; просто закончите его.
austria-why-die-first = Ход не закончен, пока вы не взяли кубик.
austria-why-guest-taken = Вы уже взяли постояльца в этот ход.
austria-why-guest-before-die = Постояльца берут до кубика, а не после.
austria-why-no-table = В вашем кафе нет свободного столика.
austria-why-guest-too-dear = Чтобы взять { FORM($guest, case: "acc") }, нужно заплатить { austria-krones.acc }; у вас { austria-purse }.
austria-why-die-taken = Вы уже взяли кубик в этот ход.
austria-why-no-die = На клетке { $die } нет кубиков.
austria-why-not-idle = Действие кубика пропускают, только если ход уже начат, а заплатить вы не можете ни за один кубик.
austria-why-no-krone-for-six = Кубик 6 стоит 1 крону, а у вас нет ни одной.
austria-why-no-krone-for-boost = На усиление вам не хватает 1 кроны.
austria-why-no-boost-by-gizia = Действие Е. Гипта усилить нельзя.
austria-why-no-die-for-gizia = Е. Гипет даёт действие; кубик при этом не берут.
austria-why-no-krone-for-gizia = Клетка 6 стоит 1 крону, а у вас нет ни одной.
austria-why-nobody-there = За столиком { $table } никого нет.
austria-why-order-incomplete = Заказ не выполнен: { FORM($guest, case: "nom") } ещё ждёт { FORM($missing, case: "acc") }.
austria-why-order-complete = Заказ { FORM($guest, case: "gen") } уже выполнен, больше ничего не нужно.
austria-why-no-fitting-room = У вас нет свободного номера, куда заселить { FORM($guest, case: "acc") } (цвет: { $colour }).
austria-why-not-wanted = Подавать { FORM($guest, case: "dat") } { $item } незачем: этого нет в заказе или уже подано.
austria-why-not-in-kitchen = На вашей кухне нет { FORM($item, case: "gen") }.
austria-why-not-among-new-items = Среди новых ресурсов нет { FORM($item, case: "gen") }.
austria-why-no-krone-to-serve = Чтобы подать с кухни, нужно заплатить { austria-krones.acc }, а у вас нет ни одной.
austria-why-no-item-to-choose = Сейчас ничто не даёт вам ресурса на выбор.
austria-why-own-disc = Ваш диск уже лежит на карте «{ $objective }».
austria-why-no-disc-space = На карте «{ $objective }» не осталось места.
austria-why-not-met = Требование цели ещё не выполнено: «{ $need }».
austria-why-guest-first = Выберите сначала постояльца, а потом номер для него.
austria-why-rooms-by-action = Номера подготавливают кубиком 3 или благодаря какому-нибудь свойству, а не в любой момент.
austria-why-nothing-to-divide = Сейчас нечего делить; сначала возьмите кубик.
austria-why-no-parts = Сейчас нет частей награды, из которых можно выбирать.
austria-why-no-such-part = Столько частей здесь нет.
austria-why-same-part = Эта часть такая же, как другая; выберите ту.
austria-why-no-bonus = Сейчас нет бонуса заселения, который вам полагался бы.
austria-why-no-penalty = Император вас сейчас не штрафует.
austria-why-no-conference-manager = Уладить штраф может только организатор мероприятий.
austria-why-no-choice-of-sides = Выбора здесь нет: если штраф можно исполнить, вы его исполняете, и только если нельзя, теряете очки.
austria-why-main-action = Действие кубика нужно выполнить.
austria-why-item-comes-anyway = Ресурс придёт в любом случае; он может только помочь.
austria-why-too-many-cakes = { $most ->
    [0] Единственное блюдо — это штрудель: пирожных никогда не больше, чем штруделей.
   *[other] Пирожных может быть не больше { $most } (всего блюд: { $strength }): их никогда не больше, чем штруделей.
}
austria-why-too-many-coffees = { $most ->
    [0] Единственный напиток — это вино: кофе никогда не больше, чем вина.
   *[other] Кофе может быть не больше { $most } (всего напитков: { $strength }): его никогда не больше, чем вина.
}
austria-why-too-many-krones = { $most ->
    [one] Не больше { $most } кроны: больше делить нечего.
   *[other] Не больше { $most } крон: больше делить нечего.
}
austria-why-room-there = Здесь уже лежит жетон: { $room }.
austria-why-bottom-left-first = Отель начинают с левого нижнего угла.
austria-why-not-adjacent = Рядом с { FORM($room, case: "ins") } нет ни одного вашего номера.
austria-why-too-high = Это свойство действует не выше { $floor }-го этажа, а { $room } выше.
austria-why-room-too-dear = Подготовка { FORM($room, case: "gen") } стоит { austria-krones.acc }; у вас { austria-purse }.
austria-why-first-rooms = { $count ->
    [one] До открытия отеля нужно подготовить ещё { $count } номер.
    [few] До открытия отеля нужно подготовить ещё { $count } номера.
   *[other] До открытия отеля нужно подготовить ещё { $count } номеров.
}
austria-why-one-room-at-least = Вы взяли кубик для номеров, так что подготовьте хотя бы один.
austria-why-occupied = В { FORM($room, case: "prep") } уже живут.
austria-why-not-occupied = В { FORM($room, case: "prep") } никто не живёт.
austria-why-no-room-there = Здесь нет жетона: { $room }.
austria-why-wrong-colour = Нельзя заселить { FORM($guest, case: "acc") } (цвет: { $colour }) в { $room }.
austria-why-not-highest = Император требует сначала номер с самого высокого этажа, а { $room } ниже.
austria-why-not-next-below = Второй номер император берёт ниже, и { $room } не подходит.
austria-why-play-by-action = Карта «{ $card }» ещё у вас в руке; персонал разыгрывают кубиком 5 или благодаря какому-нибудь свойству.
austria-why-not-on-display = Карты «{ $card }» нет среди разыгранных вами.
austria-why-used = Карта «{ $card }» в этом раунде уже использована.
austria-why-not-once-per-round = Карту «{ $card }» не используют: она действует сама.
austria-why-not-in-hand = Карты «{ $card }» нет у вас в руке.
austria-why-not-on-offer = Карту «{ $card }» вам не предлагали.
austria-why-staff-too-dear = Розыгрыш карты «{ $card }» сейчас стоит { austria-krones.acc }; у вас { austria-purse }.
austria-why-not-in-pack = Карту «{ $card }» оставить нельзя: её нет среди тех, из которых вы выбираете.
austria-why-not-end-of-game = Сбрасывают только карты финального подсчёта, а карта «{ $card }» не из них.
austria-why-not-at-risk = { $edition ->
    [old] Карты «{ $card }» нет у вас в руке.
   *[revised] Карты «{ $card }» нет среди разыгранных вами.
}
