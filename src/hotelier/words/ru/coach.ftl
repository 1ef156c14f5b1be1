# What the coach says in Russian: what a way to play is about.

coach-the-guest = { FORM($guest, case: "nom") }
    .gen = { FORM($guest, case: "gen") }
    .acc = { FORM($guest, case: "acc") }
coach-claims = Позволяет достичь цели «{ $objective }».
coach-nearer = Приближает к цели «{ $objective }».
coach-meets = Выполняет условие цели «{ $objective }»: затем этой цели можно достичь.
coach-moves-in = Заселяет { FORM($guests, case: "acc") }.
coach-fills = Выполняет заказ { FORM($guests, case: "gen") }.
coach-welcomes = Приводит в кафе { FORM($guests, case: "acc") }.
coach-waits = В кафе { FORM($guest, case: "nom") } тогда ещё ждёт { FORM($items, case: "acc") }.
coach-occupies = Заселяет { $rooms }.
coach-prepares = Подготавливает { $rooms }.
coach-hires = Нанимает { FORM($staff, case: "acc") }.
coach-passes = Откладывает ход до следующего броска кубиков.
coach-draws = { $cards ->
    [one] Берёт { $cards } карту персонала.
    [few] Берёт { $cards } карты персонала.
   *[other] Берёт { $cards } карт персонала.
}
coach-puts-under = Кладёт { FORM($staff, case: "acc") } под колоду.
coach-nothing = Оставляет всё как есть.
coach-emperor-more = { $steps ->
    [one] Продвигает на { $steps } деление вперёд по шкале императора.
    [few] Продвигает на { $steps } деления вперёд по шкале императора.
   *[other] Продвигает на { $steps } делений вперёд по шкале императора.
}
coach-emperor-less = { $steps ->
    [one] Отбрасывает на { $steps } деление назад по шкале императора.
    [few] Отбрасывает на { $steps } деления назад по шкале императора.
   *[other] Отбрасывает на { $steps } делений назад по шкале императора.
}
coach-items = Оставляет на кухне ещё { FORM($items, case: "acc") }.
coach-krones-more = { $krones ->
    [one] В итоге приносит { $krones } крону.
    [few] В итоге приносит { $krones } кроны.
   *[other] В итоге приносит { $krones } крон.
}
coach-krones-less = { $krones ->
    [one] В итоге стоит { $krones } крону.
    [few] В итоге стоит { $krones } кроны.
   *[other] В итоге стоит { $krones } крон.
}
coach-points-more = { $points ->
    [one] Сразу приносит { $points } очко.
    [few] Сразу приносит { $points } очка.
   *[other] Сразу приносит { $points } очков.
}
coach-points-less = { $points ->
    [one] Сразу отнимает { $points } очко.
    [few] Сразу отнимает { $points } очка.
   *[other] Сразу отнимает { $points } очков.
}

# Overbooking
coach-token = Забирает фишку у чёрного хода.
coach-booked = В гостинице хватает мест для { FORM($guest, case: "gen") } в { $times } из { $rounds } воображаемых концовок раунда.
coach-named = Благодаря дворянкам ваша карта получает места раньше всех в { $times } из { $rounds } воображаемых концовок раунда.
coach-beds-more = В гостинице становится больше мест: +{ $beds }; в среднем места там получают { $own } ваших карт и { $others } чужих.
coach-beds-less = В гостинице становится меньше мест: −{ $beds }; в среднем места там получают { $own } ваших карт и { $others } чужих.
coach-round = После этого раунд приносит в среднем { $own } очка, а лучшему из остальных — { $others }.
