# خط فرمان: پرسش‌های پیش از بازی
cli-welcome = به سقاره خوش آمدید. با Enter پاسخ داخل کروشه پذیرفته می‌شود؛ با Ctrl-C خارج می‌شوید.
cli-ask-game = کدام بازی؟
cli-ask-players = چند بازیکن؟
cli-ask-computer = رایانه به‌جای چند نفر بازی کند؟
cli-ask-strength = چقدر قوی؟
cli-ask-again = لطفاً با یکی از این‌ها پاسخ دهید: { $answers }.
cli-option-imhotep-sides = سمت بازار، اهرام، معبد، مقبره و ابلیسک‌ها، هر کدام A یا B
cli-option-imhotep-wrath = خشم فرعون: بنای بدون سنگ ۵ امتیاز کم می‌کند
cli-option-anubixx-layout = برگه‌ها: یک نام، یا فایلی از خودتان

cli-seat-coloured = { $colour ->
    [black] سیاه (صندلی { $number })
    [white] سفید (صندلی { $number })
    [brown] قهوه‌ای (صندلی { $number })
    [grey] طوسی (صندلی { $number })
   *[other] { $colour } (صندلی { $number })
}
cli-seat = صندلی { $number }
cli-seat-bot = صندلی { $number }: { $bot }
cli-saves-in = هر حرکت در این فایل ذخیره می‌شود: { $file }
cli-saved = در این فایل ذخیره شد: { $file }
cli-left = در این فایل ذخیره شد: { $file }؛ با `saqqara play --terminal --resume` ادامه دهید.
cli-recorded = فایل بازی: { $file }؛ با `saqqara replay` آن را مرور کنید.
cli-not-saved = این حرکت ذخیره نشد: { $why }
cli-file-exists = { $file } از پیش وجود دارد؛ نام دیگری انتخاب کنید

cli-thinks = { $seat } فکر می‌کند…
cli-adviser-thinks = مشاور فکر می‌کند…
cli-nothing-yet = هنوز اتفاقی نیفتاده است.
cli-no-undo = چیزی برای برگرداندن نیست.
cli-no-redo = چیزی برای انجام دوباره نیست.
cli-only-you = فقط شما می‌بینید:

cli-help = شماره‌ی یک حرکت، نشانه‌گذاری آن یا آغاز کلمه‌هایش را بنویسید.
cli-help-undo = برگرداندن آخرین حرکت شما
cli-help-redo = انجام دوباره‌ی آن
cli-help-save = save [FILE]: نوشتن بازی در فایلی از شما (هر حرکت در هر حال ذخیره می‌شود)
cli-help-board = نمایش میز
cli-help-moves = فهرست حرکت‌های مجاز
cli-help-hint = حرکت‌های خوب در این لحظه و دلیلشان
cli-help-log = آنچه تا اینجا رخ داده، با نشانه‌گذاری
cli-help-score = ریز امتیازها
cli-help-help = همین فهرست
cli-help-quit = خروج؛ با `saqqara play --terminal --resume` ادامه دهید
cli-no-such-move = { $moves ->
    [1] حرکت { $number } وجود ندارد؛ فقط حرکت { $moves } هست.
   *[other] حرکت { $number } وجود ندارد؛ شماره‌ها از ۱ تا { $moves } است.
}
cli-ambiguous = { $said } می‌تواند این‌ها باشد: { $found }.
cli-ambiguous-more = { $said } می‌تواند این‌ها باشد: { $found }، …
cli-unclear = { $said } نه حرکت است و نه فرمان؛ یک شماره، حرکتی مانند { $move } یا `help` بنویسید.

# عنوان‌های فهرست حرکت‌ها
cli-moves = حرکت‌ها
cli-imhotep-take = دریافت سنگ
cli-imhotep-load = بار کردن کشتی { $ship }
cli-imhotep-sail = بردن کشتی { $ship }
cli-imhotep-play = بازی کردن یک کارت
cli-imhotep-unload = تخلیه‌ی بعدی
cli-imhotep-pick = برداشتن یک کارت
cli-imhotep-keep = نگه داشتن یک کارت
cli-imhotep-build = ساختن
cli-imhotep-bonus = امتیاز ویژه‌ی معبد
cli-imhotep-skip = صرف‌نظر
cli-imhotep-pass = پاس
cli-imhotep-face-down = { $cards } به پشت
cli-anubixx-pyramid = هرم
cli-anubixx-pyramid-joker = هرم با جوکر
cli-anubixx-arch = طاق نصرت
cli-anubixx-arch-joker = طاق نصرت با جوکر
cli-anubixx-relief = نقش‌برجسته
cli-anubixx-relief-joker = نقش‌برجسته با جوکر
cli-anubixx-done = پایان حرکت

# جدول امتیازها
cli-points = امتیاز
cli-points-so-far = امتیاز تا اینجا
cli-total = جمع
cli-place = جایگاه
cli-tie-imhotep = تساوی: سنگ‌های روی ارابه
cli-tie-anubixx = تساوی: ضربدرهای هرم
cli-wins = { $seat } با { $points } امتیاز برنده شد.
cli-wins-tie = { $seat } با { $points } امتیاز و با معیار تساوی برنده شد.
cli-shared = { $seats } با { $points } امتیاز مشترکاً برنده شدند.

# مرور یک بازی ثبت‌شده
cli-after = پس از { $number } حرکت از { $moves } حرکت
cli-not-over = بازی تمام نشده است.
cli-keys = n بعدی · p پیشین · f اول · l آخر · یک شماره · q خروج

# پایانه این صفحه را به فارسی نمی‌کشد، بلکه با جمله می‌گوید؛ این متن‌ها برای کامل بودن است
cli-board-where = ایمهوتپ   دور { $round } از { $rounds }   کارت دور بازی { $card }
cli-board-start = بازیکن آغازکننده: { $colour }
cli-board-next-start = آغازکننده‌ی دور بعد: { $colour }
cli-board-stone = { $colour ->
    [black] سی
    [white] سف
    [brown] قه
   *[grey] طو
}
cli-board-points = { $points } امتیاز
cli-board-arrived = تازه به اهرام رسیده: { $stone }
cli-board-unload-order = کشتی { $ship } تاکنون به این ترتیب تخلیه می‌شود: { $stones }
cli-board-unload-left = کشتی { $ship } هنوز باید تخلیه کند: { $stones }
cli-board-ships = کشتی‌ها، نخست ابتدای کشتی
cli-board-needs = حداقل { $minimum }
cli-board-may-sail = حداقل { $minimum }، می‌تواند برود
cli-board-pyramid = { $pyramid ->
    [left] چپ
    [middle] وسط
   *[right] راست
}
cli-board-next-stone = سنگ بعدی: { $points }
cli-board-finished = کامل: هر سنگ { $points }
cli-board-first-to-last = از سنگ نخست تا آخر
cli-board-bonus = { $bonus ->
    [card] * یک کارت
    [stones] * ۳ سنگ
   *[load] * بارگیری ۱
}
cli-board-top = سنگ‌های بالایی شمرده می‌شوند
cli-board-card = کارت
cli-board-or-stones = +{ $points }/{ $stones }سنگ
cli-board-by-height = به ترتیب بلندی { $prizes }
cli-board-worth = ارزش { $points }
cli-board-towers = برج‌های سه‌تایی
cli-board-waiting = در انتظار { $stones }
cli-board-score = امتیاز
cli-board-ended = اگر اکنون تمام شود
cli-board-draw-pile = دسته کارت‌های بازار { $cards }
cli-board-discard-pile = دسته کارت‌های سوخته { $cards }
cli-board-sheets = { $layout ->
    [classic] برگه‌های کلاسیک
    [great] برگه‌های بزرگ
   *[other] برگه‌های «{ $layout }»
}
cli-board-active-seat = آنوبیکس، { $sheets }: دور { $round }، صندلی فعال { $seat }
cli-board-ended-after = آنوبیکس، { $sheets }: پایان پس از دور { $round }، { $why }
cli-board-why-ended = { $end ->
    [second_building] بنای دوم کامل شده است
   *[round_limit] دور آخر بازی شده است
}
cli-board-dice = تاس‌ها: { $dice }
cli-board-dice-at = { $place ->
    [middle] { $colours } در مرکز
    [held] { $colours } برداشته
   *[blocked] { $colours } قفل‌شده
}
cli-board-sheet = صندلی { $seat }، برگه‌ی { $sheet }
cli-board-sheet-active = صندلی { $seat }، برگه‌ی { $sheet }، فعال
cli-board-end-bonus = پایان
cli-board-bonus-status = { $status ->
    [open] باز
    [last_chance] آخرین فرصت
   *[closed] بسته
}
cli-board-seats = صندلی { $seats }
cli-board-colour = { $colour ->
    [R] ق
    [B] آ
    [V] ب
    [O] ن
    [G] س
   *[Y] ز
}
