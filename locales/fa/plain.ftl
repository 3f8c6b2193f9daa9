# میز یک بازی که میز خودش را ندارد
plain-decides = اکنون تصمیم می‌گیرد
plain-place = { $place ->
    [1] برنده
   *[other] جایگاه { $place }
}
plain-points = امتیاز
plain-table = { $game }: روی میز
plain-unknown = برای شما پوشیده است
plain-yes = بله
plain-no = نه
