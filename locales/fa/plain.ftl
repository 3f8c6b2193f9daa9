# میز یک بازی که میز خودش را ندارد
plain-your-move = حرکت شما
plain-move-named = { $name }، حرکت شما
plain-other-move = { $name } تصمیم می‌گیرد
plain-choose = { $moves ->
    [1] تنها { $moves } حرکت هست.
   *[other] یکی از { $moves } حرکت را انتخاب کنید.
}
plain-moves = حرکت‌ها
plain-decides = اکنون تصمیم می‌گیرد
plain-place = { $place ->
    [1] برنده
   *[other] رتبه‌ی { $place }
}
plain-points = امتیاز
plain-table = { $game }: روی میز
plain-unknown = برای شما پوشیده است
plain-yes = بله
plain-no = نه
