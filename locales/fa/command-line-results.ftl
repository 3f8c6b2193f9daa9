# آنچه فرمان‌ها چاپ می‌کنند: نتیجه‌ها، پیشرفت کار و رویدادها

cli-progress-games = بازی
cli-progress-records = فایل بازی
cli-progress-moves = حرکت
cli-progress-left = مانده
cli-interrupted-before-game = پیش از پایان نخستین بازی قطع شد.
cli-interrupted-before-move = پیش از ارزیابی نخستین حرکت قطع شد.
cli-interrupted-games = پس از { $done } بازی از { $games } بازی قطع شد. برای ادامه:
cli-interrupted-moves = پس از { $done } حرکت از { $moves } حرکت قطع شد.
cli-process-died = یکی از پردازه‌های بازی از کار افتاد، شاید به علت کمبود حافظه.

cli-yes = بله
cli-no = نه
cli-from-file = از یک فایل

cli-head-seat = صندلی
cli-head-mean = میانگین
cli-head-deviation = انحراف معیار
cli-head-least = کمینه
cli-head-median = میانه
cli-head-most = بیشینه
cli-head-wins = برد
cli-head-interval = بازه‌ی ۹۵٪
cli-head-all = همه
cli-head-points-from = امتیاز از
cli-head-entry = ربات
cli-head-games = بازی
cli-head-win-rate = درصد برد
cli-head-points = امتیاز
cli-head-rating = درجه
cli-head-pace = ثانیه/حرکت
cli-head-ahead-of = جلوتر از
cli-head-share = سهم
cli-head-move = حرکت
cli-head-round = دور
cli-head-played = انجام‌شده
cli-head-gave = ازدست‌رفته
cli-head-better = بهتر
cli-interval = { $low } تا { $high }

cli-simulate-head = { $game }: { $games } بازی تصادفی، { $options }، عدد پایه { $seed }
cli-length = طول
cli-ties = تساوی
cli-speed = سرعت
cli-simulate-length = میانگین { $mean } حرکت ± { $deviation }، از { $least } تا { $most }
cli-simulate-ties = { $tied } بازی ({ $tiedShare }) با بیشترین امتیاز برابر، { $shared } بازی ({ $sharedShare }) با برد مشترک
cli-simulate-speed = { $moves } حرکت در ثانیه، { $games } بازی در ثانیه ({ $way }، { $seconds } ثانیه)
cli-simulate-way = { $code ->
    [compiled] کد ماشین، { $jobs } بازی هم‌زمان
   *[interpreted] مفسر، { $jobs } بازی هم‌زمان
}
cli-moves-a-second = { $moves } حرکت در ثانیه
cli-records-in = { $records } فایل بازی در { $folder }

cli-tournament-head = { $game }: { $games } بازیِ { $seats } نفره با { $deals } چیدمان، { $options }
cli-tournament-foot = { $moves } حرکت، { $seconds } ثانیه. در بازه‌ها هر چیدمان یک مشاهده به شمار می‌آید.

cli-puzzles-done = { $done } معما از { $most } معما

cli-record-ok = درست: { $game }، { $players } بازیکن، { $moves } حرکت. { $result }

cli-analyse-head-seconds = { $game }، { $players } بازیکن، { $moves } حرکت، { $bot } با { $seconds } ثانیه برای هر وضعیت
cli-analyse-head-simulations = { $game }، { $players } بازیکن، { $moves } حرکت، { $bot } با { $simulations } شبیه‌سازی برای هر وضعیت
cli-analyse-none = هیچ‌کس اشتباهی نکرد که نشان‌گذاری بخواهد؛ --all همه‌ی حرکت‌ها را نشان می‌دهد.
cli-analyse-limits = «ازدست‌رفته» احتمال برد است: { $limits }.
cli-mark = { $mark ->
    [inaccuracy] { $sign } بی‌دقتی
    [mistake] { $sign } اشتباه
   *[blunder] { $sign } اشتباه بزرگ
}
cli-mark-from = { $mark ->
    [inaccuracy] { $sign } بی‌دقتی از { $least }
    [mistake] { $sign } اشتباه از { $least }
   *[blunder] { $sign } اشتباه بزرگ از { $least }
}
cli-forced = ناگزیر
cli-given-away = مجموع ازدست‌رفته
cli-colour = { $colour ->
    [black] سیاه
    [white] سفید
    [brown] قهوه‌ای
    [grey] طوسی
   *[other] { $colour }
}
cli-seat-alone = صندلی { $number }

cli-verify-fair = منصفانه: عدد پایه‌ی { $seed } همین بازی را حرکت به حرکت می‌سازد.
cli-verify-server = سرور آن را پیش از بازی انتخاب کرد و پس از آن نمی‌توانست تغییرش دهد.
cli-verify-together = از راز سرور، { $secret }، و از عددهای تصادفی این صندلی‌ها ساخته شد: { $seats }. هر کس بداند یکی از آن عددها از خود اوست، می‌داند که هیچ‌کس چیدمان را انتخاب نکرده است.
cli-verify-compare = { $whose ->
    [seed] SHA-256 عدد پایه را با آنچه در آغاز منتشر شد مقایسه کنید: { $hash }
   *[secret] SHA-256 راز را با آنچه در آغاز منتشر شد مقایسه کنید: { $hash }
}
cli-verify-published = { $whose ->
    [seed] SHA-256 عدد پایه همان است که منتشر شد: { $hash }.
   *[secret] SHA-256 راز همان است که منتشر شد: { $hash }.
}

cli-open-at = سقاره در این نشانی باز است: { $address }   (با Ctrl-C بسته می‌شود؛ بازی‌هایتان می‌ماند)
cli-open-already = سقاره از پیش در این نشانی باز است: { $address }
cli-no-browser = هیچ مرورگری باز نشد؛ به این نشانی بروید: { $address }
cli-page-closed = بسته شد. با `saqqara play` بازی‌هایتان را دوباره می‌یابید.
cli-no-network = شبکه‌ای پیدا نشد: دستگاه‌های دیگر هنوز به اینجا دسترسی ندارند. هر وقت نشانی‌ای باشد، اتاق انتظار آن را نشان می‌دهد.
cli-network =
    نشانی برای دستگاه‌های دیگرِ این شبکه: { $address }
    هر کسی در شبکه می‌تواند آن صفحه را باز کند و بازی کند. دیگران فقط میزهای عمومی و میزهایی را می‌بینند که به آن‌ها دعوت شده‌اند.
    آنچه فرستاده می‌شود رمزگذاری نشده است: --lan را فقط در شبکه‌ای به کار ببرید که به آن اعتماد دارید. بدون --lan فقط همین رایانه راه دارد.

cli-status = { $status ->
    [waiting] در انتظار
    [running] در جریان
   *[finished] پایان‌یافته
}
cli-public = عمومی
cli-private = خصوصی
cli-events = { $events } رویداد
cli-admin-table = { $table }  { $game }، { $status }، { $moves } حرکت، { $events } رویداد
cli-kind = { $kind ->
    [human] انسان
    [bot] ربات
   *[open] خالی
}
cli-closed = { $table }: میز بسته شد
cli-finished-already = { $table }: بازی از پیش تمام شده بود
cli-delete = { $tables } میز برای همیشه حذف شود؟
cli-deleted = حذف‌شده: { $deleted }
cli-forgotten = از { $tables } میز پاک شد
cli-muted = بی‌صدا شد
cli-unmuted = دوباره اجازه‌ی گفت‌وگو دارد
cli-banned = مسدود شد
cli-unbanned = دیگر مسدود نیست
cli-restriction = { $kind ->
    [mute] بی‌صدا
    [ban] مسدود
   *[address] نشانی
}
cli-cleaned = پایان‌یافته: { $ended }، حذف‌شده: { $deleted }

cli-bench-measuring = در حال اندازه‌گیری
cli-bench-speeds = بازی‌های تصادفی، یک هسته، انتخاب یکنواخت از میان همه‌ی حرکت‌های مجاز
cli-bench-game = بازی
cli-bench-interpreted = مفسر
cli-bench-goal = هدف
cli-bench-machine-code = کد ماشین
cli-bench-ratio = نسبت
cli-bench-a-second = { $number } در ثانیه
cli-bench-sizes = اندازه و راه‌اندازی
cli-bench-what = چه چیز
cli-bench-measured = اندازه‌گیری‌شده
cli-bench-at-most = هدف، حداکثر
cli-bytes = { $bytes } بایت
cli-bench-position = یک وضعیت از { $game }
cli-bench-copy = یک رونوشت از آن، با کد ماشین ({ $game })
cli-bench-load = بارگذاری کد ماشین آن ({ $game })
cli-bench-peers = موتورهای دیگر: بازی تصادفی، هر کدام با سریع‌ترین روش مستند خود، یک هسته
cli-bench-peer = موتور
cli-bench-moves-a-second = حرکت در ثانیه
cli-bench-is = نسبت { $game }
cli-bench-failed = { $peer } اندازه‌گیری نشد: { $why }
cli-bench-absent = نصب نیستند و اندازه‌گیری نشدند: { $peers }. با `make peers` نصب می‌شوند.

cli-sheets-ok = درست: { $name }، { $count } برگه ({ $sheets })

cli-page-title = { $game }، نگاهی به گذشته
cli-page-players = { $players } بازیکن
cli-page-moves = { $moves } حرکت
cli-page-sides = سمت‌های { $sides }
cli-page-chances-of = { $budget ->
    [seconds] احتمال‌ها آن‌گونه که ربات { $bot } با { $seconds } ثانیه برای هر وضعیت می‌بیند، از دید کسی که نوبت اوست: هیچ‌کس چیزهای پنهان را نمی‌بیند.
   *[simulations] احتمال‌ها آن‌گونه که ربات { $bot } با { $simulations } شبیه‌سازی برای هر وضعیت می‌بیند، از دید کسی که نوبت اوست: هیچ‌کس چیزهای پنهان را نمی‌بیند.
}
cli-page-curve = احتمال برد، حرکت به حرکت
cli-page-before-marked = حرکت نشان‌دار پیشین
cli-page-before = حرکت پیشین
cli-page-next = حرکت بعدی
cli-page-next-marked = حرکت نشان‌دار بعدی
cli-page-round = دور { $round }
cli-page-dot = حرکت { $number }، { $name }: { $mark }
cli-page-noscript = صفحه‌ی بازی به جاوااسکریپت نیاز دارد؛ نمودار، امتیازها و فهرست حرکت‌ها نیاز ندارند.
cli-page-enlarge = بزرگ‌نمایی
cli-page-fit = هم‌اندازه‌ی صفحه
cli-page-board-before = صفحه‌ی بازی پیش از حرکت
cli-page-board-end = صفحه‌ی بازی در پایان
cli-page-in-words = شرح میز با جمله
cli-page-how = چگونه بازی کردند
cli-page-lost = میانگین ازدست‌رفته در هر انتخاب
cli-page-by-round = امتیاز هر دور
cli-page-last-round = آنچه در پایان بازی شمرده می‌شود در دور آخر آمده است.
cli-page-none = هیچ‌کس اشتباهی نکرد که ارزش نشان‌گذاری داشته باشد.
cli-page-all = همه‌ی { $moves } حرکت
cli-page-not-looked = این حرکت بررسی نشد.
cli-page-choice = انتخاب
cli-page-only = نبود: این تنها حرکت مجاز بود
cli-page-own = همان حرکتی که ربات هم می‌کرد
cli-page-given-away = ازدست‌رفته
cli-page-nothing = هیچ: به خوبی حرکت خود ربات
cli-page-of-winning = { $share } از احتمال برد
cli-page-bots-move = حرکت ربات
cli-page-expected = ادامه‌ی مورد انتظار
cli-page-end = پایان
cli-page-where = حرکت { $number } از { $moves }، دور { $round }
