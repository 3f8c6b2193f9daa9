# صفحه‌ی آغاز، میزهای همگانی، بررسی پرونده
start-title = دو بازی با سنگ و تاس، در کنار نیل
start-play-now = همین حالا بازی کنید
start-opponent = حریف
start-public = میزهای عمومی
start-study = مرور یک بازی
start-rules = قوانین

name-default = مهمان
name-guest = مهمان { $number }

new-title = میز تازه
new-game = بازی
new-players-label = تعداد بازیکنان
new-players = { $players } بازیکن
new-me = من
new-here = یک نفر دیگر همین‌جا
new-here-name = نام آن نفر
new-bots = ربات‌ها
new-bot = ربات: { $level }
new-friend = دوست با لینک
new-friend-about = لینک این صندلی را می‌گیرد
new-starts = آغازکننده
new-sides = سمت‌ها
new-all-a = همه A
new-all-b = همه B
new-surprise = انتخاب تصادفی
new-sides-chosen = سمت‌های { $sides }
new-side = { $site }، سمت { $side }: { $about }
new-site-market = بازار
new-site-pyramids = اهرام
new-site-temple = معبد
new-site-burial = مقبره
new-site-obelisks = ابلیسک‌ها
new-market-a = ۴ کارت به رو
new-market-b = ۳ به رو، ۲ به پشت
new-pyramids-a = یک هرم بزرگ
new-pyramids-b = سه هرم کوچک با امتیاز ویژه
new-temple-a = ۱ امتیاز برای هر سنگ رویی
new-temple-b = امتیاز، سنگ، یک کارت
new-burial-a = سنگ‌های متصل
new-burial-b = بیشترین در هر ردیف
new-obelisks-a = بلندترین برج
new-obelisks-b = برج‌های سه‌سنگی
option-on = { $option }: روشن
option-off = { $option }: خاموش
option-choice = { $option }: { $value }
option-imhotep-wrath = خشم فرعون
option-imhotep-wrath-about = هر کس روی یکی از چهار بنا هیچ سنگی نداشته باشد، در پایان ۵ امتیاز از دست می‌دهد.
new-layout = برگه‌ها
new-layout-classic = برگه‌های کلاسیک
new-layout-great = برگه‌های بزرگ: شش طبقه
new-layout-own = برگه‌ها از یک فایل
new-sheet-choose = فایل برگه را انتخاب کنید
new-start = بازیکن آغازکننده
new-start-seat = صندلی { $number } آغاز می‌کند
new-start-random = آغازکننده به قید قرعه
new-clock = زمان‌سنج
new-clock-none = بدون محدودیت زمان
new-clock-live = { $minutes } دقیقه، به‌اضافه‌ی { $seconds } ثانیه برای هر حرکت
new-clock-days = { $days } روز برای هر حرکت
new-who = چه کسانی میز را می‌بینند
new-by-link = فقط با لینک
new-public = در فهرست عمومی
new-open = باز کردن میز

continue-title = ادامه
continue-with = { $game }: { $names }
continue-round = دور { $round }
continue-your-turn = نوبت شما
continue-acts = نوبت: { $name }
continue-waiting = در انتظار
continue-finished = تمام‌شده
continue-all = { $tables ->
    [1] نمایش { $tables } میز
   *[other] نمایش هر { $tables } میز
}
continue-fewer = نمایش کمتر

public-join = در انتظار بازیکن
public-sit = نشستن
public-yours = میز شما
public-none = هیچ میزی در انتظار نیست. خودتان میزی باز کنید، با یک صندلی برای دوست و گزینه‌ی «در فهرست عمومی».
public-watch = برای تماشا
public-look = تماشا
public-none-running = اکنون هیچ بازی عمومی در جریان نیست.

study-text = یک بازی تمام‌شده را حرکت به حرکت ببینید و تحلیل کنید. فایل بازی همان است که میز در پایان می‌دهد یا خط فرمان می‌نویسد.
study-drop = فایل بازی را اینجا رها کنید
study-choose = انتخاب فایل
study-not-a-record = { $file } فایل بازی نیست: به‌صورت JSON خوانده نمی‌شود.

missing-title = اینجا چیزی نیست
missing-text = این نشانی به جایی نمی‌رسد.
missing-home = صفحه‌ی نخست

from-record = { $ply ->
    [0] این بازی از یک بازی ثبت‌شده، پس از چیدمان آن، آغاز می‌شود. پس نمی‌توان ثابت کرد که شانس آن عادلانه است.
   *[other] این بازی از یک بازی ثبت‌شده، پس از { $ply } حرکت، آغاز می‌شود. پس نمی‌توان ثابت کرد که شانس آن عادلانه است.
}
from-record-end = { $ply ->
    [0] این بازی از یک بازی ثبت‌شده، پس از چیدمان آن، آغاز شد. پس ثابت نشده است که شانس آن عادلانه بود.
   *[other] این بازی از یک بازی ثبت‌شده، پس از { $ply } حرکت، آغاز شد. پس ثابت نشده است که شانس آن عادلانه بود.
}
from-record-new = آنچه در آن بازی کسی ندیده بود از نو پخش شد.
from-record-same = کارت‌ها و تاس‌ها همان‌طور می‌آیند که در بازی ثبت‌شده آمدند: هر کس آن بازی را بشناسد، می‌داند چه در راه است.
join-agree = می‌پذیرم و می‌نشینم
