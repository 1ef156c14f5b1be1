# Overbooking in Russian. Hotels and places count from 1; { $seat } is said as a player’s name.
# Guests, and whatever stands for one, have the cases `.gen` and `.acc`.

## What a table agrees on

overbooking-option-players = Игроки
    .text = Сколько человек играет.
overbooking-option-players-2 = двое
overbooking-option-players-3 = трое
overbooking-option-players-4 = четверо
overbooking-option-scoring = Очки за гербы
    .text = Дополнительные очки за много заселённых карт одного семейства.
overbooking-option-scoring-beginners = для новичков, до 6
overbooking-option-scoring-experts = для экспертов, до 10
overbooking-option-scoring-none = без них
overbooking-option-peeking = Закрытые карты
    .text = Можно ли смотреть свои карты, лежащие лицевой стороной вниз.
overbooking-option-peeking-yes = смотреть можно
overbooking-option-peeking-no = смотреть нельзя

## Guests

overbooking-guest = { $kind } ({ $beds }) из семейства { FORM($family, case: "gen") }
    .gen = { FORM($kind, case: "gen") } ({ $beds }) из семейства { FORM($family, case: "gen") }
    .acc = { FORM($kind, case: "acc") } ({ $beds }) из семейства { FORM($family, case: "gen") }
overbooking-guest-with-coins = { $kind } ({ $beds ->
        [one] { $beds } место
        [few] { $beds } места
       *[other] { $beds } мест
    }, { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }) из семейства { FORM($family, case: "gen") }
    .gen = { FORM($kind, case: "gen") } ({ $beds ->
            [one] { $beds } место
            [few] { $beds } места
           *[other] { $beds } мест
        }, { $coins ->
            [one] { $coins } монета
            [few] { $coins } монеты
           *[other] { $coins } монет
        }) из семейства { FORM($family, case: "gen") }
    .acc = { FORM($kind, case: "acc") } ({ $beds ->
            [one] { $beds } место
            [few] { $beds } места
           *[other] { $beds } мест
        }, { $coins ->
            [one] { $coins } монета
            [few] { $coins } монеты
           *[other] { $coins } монет
        }) из семейства { FORM($family, case: "gen") }
overbooking-guest-of = { $guest } ({ $seat })
    .gen = { FORM($guest, case: "gen") } ({ $seat })
    .acc = { FORM($guest, case: "acc") } ({ $seat })
overbooking-back = карта семейства { FORM($family, case: "gen") } с { FORM($crest, case: "ins") } гербом
    .gen = карты семейства { FORM($family, case: "gen") } с { FORM($crest, case: "ins") } гербом
    .acc = карту семейства { FORM($family, case: "gen") } с { FORM($crest, case: "ins") } гербом
overbooking-kind-monk = монах
    .gen = монаха
    .acc = монаха
overbooking-kind-merchants = торговцы
    .gen = торговцев
    .acc = торговцев
overbooking-kind-maids = служанки
    .gen = служанок
    .acc = служанок
overbooking-kind-noblewomen = дворянки
    .gen = дворянок
    .acc = дворянок
overbooking-kind-soldiers = солдаты
    .gen = солдат
    .acc = солдат
overbooking-kind-workers = работяги
    .gen = работяг
    .acc = работяг
overbooking-family-bird = птицы
    .gen = птиц
overbooking-family-fish = рыбы
    .gen = рыб
overbooking-family-bear = медведи
    .gen = медведей
overbooking-family-lion = львы
    .gen = львов
overbooking-crest-small = малый
    .ins = малым
overbooking-crest-large = большой
    .ins = большим
overbooking-ability-monk = переходит от чёрного хода в конец очереди
overbooking-ability-merchants = ещё 3 места в этой гостинице
overbooking-ability-maids = могут встать на место другой вашей карты в очереди
overbooking-ability-noblewomen = могут указать вашу карту в очереди, которая получит места раньше всех
overbooking-ability-soldiers = могут встать на место любых работяг в очереди
overbooking-ability-workers = на 3 места меньше в этой гостинице

## Card texts, with a mark at every value that had to be reconstructed

overbooking-mark-documented = { "" }
overbooking-mark-reconstructed = { " (реконструировано)" }
overbooking-guest-text =
    Карта: { $guest }.
    Нужно: { $beds ->
        [one] { $beds } место
        [few] { $beds } места
       *[other] { $beds } мест
    }{ $beds_mark }, приносит: { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }{ $coins_mark }.
    На рубашке { $crest } герб{ $crest_mark } семейства{ $family_mark }.
    У чёрного хода: { $ability }.
overbooking-hotel-name = Карта гостиницы { $card }, { $side }
overbooking-side-front = лицевая сторона
overbooking-side-back = обратная сторона
overbooking-hotel-text = { $hotel }: { $beds ->
    [one] { $beds } место
    [few] { $beds } места
   *[other] { $beds } мест
}, { $rule }{ $mark }.

## House rules

overbooking-rule-no-rule = нет особых правил
overbooking-rule-small-groups = в очередь встают только группы из 1, 2 или 3 гостей
overbooking-rule-monks-first = монахи получают места без очереди
overbooking-rule-soldiers-first = солдаты получают места без очереди
overbooking-rule-no-soldiers = солдатам нельзя в очередь
overbooking-rule-door-closed = чёрный ход закрыт, а в очереди может быть 5 карт
overbooking-rule-first-face-up = первую карту в очередь кладут в открытую
overbooking-rule-second-face-up = вторую карту в очередь кладут в открытую
overbooking-rule-two-crests = в очереди только два разных герба

## Questions

overbooking-question-play = Выложите карту { $card } из { $cards }.
overbooking-question-last-play = Ваш ход в этом раунде последний: выложите карту { $card } из { $cards } или придержите её.
overbooking-question-skip = Ни для одной вашей карты нет места: карта { $card } из { $cards } пропускается.
overbooking-question-maids = Гостиница { $hotel }: какую вашу карту в очереди заменят служанки?
overbooking-question-noblewomen = Гостиница { $hotel }: какая ваша карта получит места раньше всех?
overbooking-question-soldiers = Гостиница { $hotel }: каких работяг заменят солдаты?

## Choices

overbooking-choice-queue = Поставить { FORM($guest, case: "acc") } в очередь гостиницы { $hotel }, место { $place }
overbooking-choice-queue-face-up = Поставить { FORM($guest, case: "acc") } в открытую в очередь гостиницы { $hotel }, место { $place }
overbooking-choice-door = Отправить { FORM($guest, case: "acc") } к чёрному ходу гостиницы { $hotel }: { $ability }
overbooking-choice-door-token = Отправить { FORM($guest, case: "acc") } к чёрному ходу гостиницы { $hotel } и взять фишку: { $ability }
overbooking-choice-leave-out = Не выкладывать пятую карту
overbooking-choice-skip = Пропустить эту карту
overbooking-choice-decline = Не применять способность: { $guest }
overbooking-choice-replace = Поставить { FORM($guest, case: "acc") } на место { $place } вместо { FORM($target, case: "gen") }
overbooking-choice-name = Дать места раньше всех: { $target }, место { $place }

## What happened

overbooking-event-round-began = Раунд { $round } начинает { $seat }.
overbooking-event-hotel-opened = Гостиница { $hotel }: { $beds ->
    [one] { $beds } место
    [few] { $beds } места
   *[other] { $beds } мест
}, { $rule }.
overbooking-event-token-laid = У чёрного хода гостиницы { $hotel } появляется фишка.
overbooking-event-token-withdrawn = Чёрный ход гостиницы { $hotel } теперь закрыт; фишка возвращается в запас.
overbooking-event-token-taken = { $seat } берёт фишку у гостиницы { $hotel }.
overbooking-event-drew = { $seat } берёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}.
overbooking-event-played-queue = { $seat } выкладывает закрытую карту в очередь гостиницы { $hotel }: { $guest }.
overbooking-event-played-door = { $seat } выкладывает закрытую карту к чёрному ходу гостиницы { $hotel }: { $guest }.
overbooking-event-played-face-up-queue = { $seat } выкладывает открытую карту в очередь гостиницы { $hotel }: { $guest }.
overbooking-event-left-out = { $seat } не выкладывает пятую карту.
overbooking-event-skipped = { $seat } не может выложить ни одной карты и пропускает одну.
overbooking-event-turned-up-queue = { $seat }, в очереди гостиницы { $hotel }: { $guest }.
overbooking-event-turned-up-door = { $seat }, у чёрного хода гостиницы { $hotel }: { $guest }.
overbooking-event-monk-moved = { $seat }: { $guest } переходит в конец очереди гостиницы { $hotel }.
overbooking-event-more-beds = { $seat }: торговцы добавляют { $beds ->
    [one] { $beds } место
    [few] { $beds } места
   *[other] { $beds } мест
} гостинице { $hotel }.
overbooking-event-fewer-beds = { $seat }: работяги отнимают { $beds ->
    [one] { $beds } место
    [few] { $beds } места
   *[other] { $beds } мест
} у гостиницы { $hotel }.
overbooking-event-replaced = { $seat } ставит { FORM($guest, case: "acc") } на место { FORM($target, case: "gen") }.
overbooking-event-named = { $seat } указывает, кому дать места раньше всех в гостинице { $hotel }: { $guest }.
overbooking-event-declined = { $seat } не применяет способность у гостиницы { $hotel }: { $guest }.
overbooking-event-idle = { $seat }: { $guest } у гостиницы { $hotel } — применить способность нельзя.
overbooking-event-booked = { $seat }: в гостинице { $hotel } есть места для { FORM($guest, case: "gen") }.
overbooking-event-turned-away = { $seat }: в гостинице { $hotel } нет мест для { FORM($guest, case: "gen") }.
overbooking-event-left-at-door = { $seat }, от чёрного хода гостиницы { $hotel } в сброс: { $guest }.
overbooking-event-crests-scored = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за семейство { FORM($family, case: "gen") }.
overbooking-event-won = { $seat } побеждает.

## Where points come from, besides guests

overbooking-source-tokens = фишки победных очков
overbooking-source-crests = гербы

## Why not

overbooking-why-over = Игра окончена.
overbooking-why-must-play = Придержать карту может только последний игрок раунда, и только пятую.
overbooking-why-abilities-later = Способности применяют при проверке бронирования, а не во время розыгрыша карт.
overbooking-why-no-such-hotel = { $hotels ->
    [one] В этой игре только { $hotels } гостиница.
    [few] В этой игре только { $hotels } гостиницы.
   *[other] В этой игре только { $hotels } гостиниц.
}
overbooking-why-not-in-hand = У вас в руке нет { FORM($guest, case: "gen") }.
overbooking-why-door-closed = Чёрный ход гостиницы { $hotel } закрыт.
overbooking-why-door-full = У чёрного хода гостиницы { $hotel } уже лежит карт: { $limit }. Больше нельзя.
overbooking-why-queue-full = В очереди гостиницы { $hotel } уже лежит карт: { $limit }. Больше нельзя.
overbooking-why-small-groups = В очередь гостиницы { $hotel } пускают только монахов, торговцев и служанок.
overbooking-why-no-soldiers = Солдат в очередь гостиницы { $hotel } не пускают.
overbooking-why-two-crests = В очереди гостиницы { $hotel } уже два семейства, третье не пускают.
overbooking-why-checking = Идёт проверка бронирования: карты сейчас не выкладывают.
overbooking-why-nobody-there = На месте { $place } в очереди нет карты.
overbooking-why-not-workers = Солдаты заменяют только работяг, а здесь { $target }.
overbooking-why-not-yours = Это не ваша карта: { $target }.
overbooking-why-named-already = Эту карту уже указали: { $target }.
