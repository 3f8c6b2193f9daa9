# دعوت: اتاق انتظار، و صفحه‌ی کسی که دعوت شده است
waiting-title = { $open ->
    [0] همه اینجا هستند
   *[other] در انتظار { $open } دوست
}
waiting-text-mine = هر وقت خواستید آغاز کنید.
waiting-text-other = به محض اینکه یکی از بازیکنان آغاز کند، بازی شروع می‌شود.
waiting-you = شما
waiting-you-begin = شما آغاز می‌کنید
waiting-bot = ربات
waiting-here = حاضر است
waiting-away = حاضر نیست
waiting-seat = صندلی خالی
waiting-open = برای هر کس که لینک را باز کند
waiting-begins = آغاز می‌کند
waiting-copy = کپی دعوت
waiting-copy-short = کپی
waiting-copied = کپی شد
waiting-invite = دعوت
waiting-camera = دوربین تلفن را رو به این کد بگیرید.
waiting-code-label = کد مربعی با نشانی دعوت
waiting-network = برای همه‌ی دستگاه‌های همین شبکه
waiting-anywhere = برای همه، از همه جا
waiting-here-only = این لینک فقط روی همین رایانه کار می‌کند
waiting-here-only-text = دستگاه‌های دیگر به این میز دسترسی ندارند. همین‌جا کنار هم بازی کنید، یا در مرورگر دیگری روی همین رایانه. برای اینکه تلفن‌ها هم بتوانند بیایند، سقاره را دوباره این‌طور اجرا کنید:
waiting-copy-here = کپی لینک برای همین رایانه
waiting-sit = نشستن در اینجا
waiting-leave = ترک صندلی
waiting-start = آغاز بازی
waiting-start-missing = { $open } صندلی هنوز خالی است
waiting-watch = فقط برای تماشا
waiting-table = این میز
waiting-public = این میز در فهرست عمومی است.
waiting-private = فقط کسانی که لینک دارند آن را پیدا می‌کنند.

join-title = { $host } شما را به بازی { $game } دعوت می‌کند
join-title-nameless = شما به بازی { $game } دعوت شده‌اید
join-with = دیگران پشت میز: { $names }.
join-name = نام شما
join-play = مهره‌ی شما
join-sit = نشستن پشت میز
join-note = حساب کاربری لازم نیست.
join-rules = تا به حال بازی نکرده‌ام
join-loading = دعوت باز می‌شود…
join-taken = این صندلی پر است
join-taken-text = کس دیگری این دعوت را پذیرفته است. از { $host } دعوت دیگری بخواهید.
join-taken-text-nameless = کس دیگری این دعوت را پذیرفته است. دعوت دیگری بخواهید.
join-over = این بازی تمام شده است
join-over-text = این دعوت برای میزی بود که بازی آن به پایان رسیده است.
join-invalid = این دعوت کار نمی‌کند
join-invalid-text = شاید هرگز فرستاده نشده، یا صندلی آن دوباره آزاد شده است. ببینید نشانی کامل است یا نه، یا دعوت تازه‌ای بخواهید.
