# What the coach says in Russian: what a way to play is about.

coach-the-guest = { FORM($guest, case: "nom") }
    .gen = { FORM($guest, case: "gen") }
    .acc = { FORM($guest, case: "acc") }
coach-claims = Даёт достичь цели «{ $objective }».
coach-nearer = Приближает к цели «{ $objective }».
coach-moves-in = Заселяет { FORM($guests, case: "acc") }.
coach-fills = Выполняет заказ { FORM($guests, case: "gen") }.
coach-welcomes = Приводит в кафе { FORM($guests, case: "acc") }.
coach-occupies = Заселяет { $rooms }.
coach-prepares = Подготавливает { $rooms }.
coach-hires = Нанимает { FORM($staff, case: "acc") }.
coach-emperor = { $steps ->
    [-1] Отодвигает на 1 деление назад по шкале императора.
    [1] Продвигает на 1 деление по шкале императора.
   *[other] Сдвиг по шкале императора: { $steps }.
}
coach-items = Оставляет на кухне ещё { FORM($items, case: "acc") }.
coach-krones = { $krones ->
    [-1] В итоге стоит 1 крону.
    [1] В итоге приносит 1 крону.
   *[other] Изменение в кронах: { $krones }.
}
coach-points = { $points ->
    [one] Сразу приносит { $points } очко.
    [few] Сразу приносит { $points } очка.
   *[other] Сразу приносит { $points } очков.
}

# Overbooking
coach-token = Забирает фишку у чёрного хода.
coach-booked = В гостинице хватает мест для { FORM($guest, case: "gen") } в { $times } из { $rounds } воображаемых концовок раунда.
coach-round = После этого раунд приносит в среднем { $own } очка, а лучшему из остальных — { $others }.
