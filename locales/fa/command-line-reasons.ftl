# چرا یک گزینه، یک فایل بازی یا یک عدد پایه پذیرفته نمی‌شود

reason-flag = مقدار { $option } باید True یا False باشد، نه { $value }
reason-choices = مقدار { $option } باید یکی از این‌ها باشد: { $choices }؛ نه { $value }
reason-text = مقدار { $option } باید متن باشد، نه { $value }
reason-range = مقدار { $option } باید از { $least } تا { $most } باشد، نه { $value }
reason-start = مقدار { $option } باید صندلی‌ای از 0 تا { $most } یا «random» باشد، نه { $value }
reason-seed = مقدار { $option } باید عددی صحیح از 0 تا 2**{ $bits } - 1 باشد، نه { $value }
reason-room = مقدار { $option } باید برای { $games } بازی زیر 2**{ $bits } جا بگذارد
reason-games = مقدار { $option } باید دست‌کم 1 باشد، نه { $games }
reason-seats = مقدار { $option } برای { $game } باید از { $least } تا { $most } باشد، نه { $value }
reason-name-bots = مقدار { $option } باید نام ربات‌ها باشد، مانند greedy,random
reason-unknown = ناشناخته: { $name }؛ شناخته‌شده‌ها: { $known }
reason-unknown-game = بازی ناشناخته: { $name }؛ بازی‌ها: { $known }
reason-unknown-bot = ربات ناشناخته: { $bot }؛ ربات‌ها: { $known }
reason-bot-text = نام ربات باید متن باشد، نه { $bot }؛ ربات‌ها: { $known }
reason-no-budget = ربات { $bot } بودجه‌ای مانند 0.5s یا 200ms یا 2000 (شبیه‌سازی) ندارد
reason-bot = ربات { $bot }: { $why }
reason-seconds = ثانیه‌های بودجه باید بیش از 0 و حداکثر 86400 باشد، نه { $value }
reason-simulations = شبیه‌سازی‌های بودجه باید از 1 تا 1000000000 باشد، نه { $value }
reason-imhotep-sides = مقدار { $option } باید پنج حرف A یا B باشد، یکی برای هر کارگاه ساختمانی، نه { $value }
reason-anubixx-players = مقدار { $option } باید حداکثر { $sheets } باشد، زیرا این طرح فقط { $sheets } برگه دارد

reason-missing = نیست
reason-type = باید { $wanted } باشد، نه { $found }
reason-a-text = متن
reason-a-list = فهرست
reason-an-object = شیء
reason-a-number = عدد
reason-true-or-false = true یا false
reason-format = باید { $format } باشد، نه { $value }
reason-nested = بیش از { $levels } سطح تودرتو است
reason-key = کلید { $key } متن نیست
reason-not-json = { $type } در JSON جایی ندارد
reason-drawn = باید صندلی قرعه‌کشی‌شده باشد، نه { $value }
reason-illegal = حرکت { $number } مجاز نیست: { $move }: { $why }
reason-chance-missing = درایه‌ی { $entry } نیست، هرچند تا حرکت { $number } رخ داده است
reason-not-yet = هنوز رخ نداده است
reason-result-early = هست، ولی بازی تمام نشده است
reason-result = حرکت‌ها به { $true } می‌رسند، نه { $value }
reason-ply = فایل بازی { $moves } حرکت دارد؛ وضعیت { $ply } در آن نیست
reason-numbers = باید همین عددها باشد، به هر ترتیبی: { $numbers }
reason-dice = باید فهرستی از { $dice } تاس باشد، نه { $value }
reason-die = تاس از { $least } تا { $most } را نشان می‌دهد، نه { $value }
reason-imhotep-rounds = باید فهرستی از { $cards } کارت دور بازی باشد
reason-imhotep-round-card = { $value } کارت دور بازیِ باقی‌مانده برای { $players } بازیکن نیست
reason-imhotep-cards = باید فهرستی از { $cards } کارت بازار باشد، نه { $found }
reason-imhotep-no-card = کارت { $number }، یعنی { $value }، کارت بازار نیست
reason-imhotep-card-more = کارت { $number }: { $card } بیش از تعداد موجود است
reason-anubixx-sheets = باید فهرستی از { $sheets } برگه باشد، یکی برای هر صندلی
reason-anubixx-sheet = { $value } برگه نیست؛ برگه‌ها: { $known }
reason-anubixx-dealt = برگه‌ی { $sheet } از پیش داده شده است؛ هر کس برگه‌ی دیگری می‌گیرد
reason-anubixx-dice = باید فهرستی از { $dice } رنگ باشد، نه { $found }
reason-anubixx-die = تاس { $number } نشان می‌دهد { $value } که رنگ نیست ({ $known })

reason-no-seed = عدد پایه ({ $digits } رقم شانزده‌شانزدهی) در آن نیست و شانس آن را نمی‌توان بررسی کرد
reason-no-secret = راز ({ $digits } رقم شانزده‌شانزدهی) در آن نیست و شانس آن را نمی‌توان بررسی کرد
reason-no-numbers = عددهای افراد در آن نیست و شانس آن را نمی‌توان بررسی کرد
reason-generator = مولد آن ناشناخته است: شاید نسخه‌ی تازه‌تر saqqara آن را بشناسد
reason-not-published = { $whose ->
    [seed] عدد پایه همان نیست که منتشر شد: SHA-256 آن { $hash } است
   *[secret] راز همان نیست که منتشر شد: SHA-256 آن { $hash } است
}
reason-does-not-follow = عدد پایه از راز و عددهای افراد به دست نمی‌آید
reason-other-game = عدد پایه بازی دیگری می‌سازد: حرکت { $number }، { $why }
reason-other-deal = عدد پایه چیز دیگری می‌سازد از آنچه در فایل بازی است: { $what }

reason-no-plan = با برنامه‌ای در قالب { $format } آغاز نمی‌شود
reason-plan = برنامه‌ی آن ناممکن است: { $why }
reason-empty = خالی است
reason-line = یکی از سطرها نادرست است
reason-whole-numbers = بازی { $number } از عددهای صحیح ساخته نشده است
reason-another-match = بازی { $number } همان نیست که برنامه با این شماره دارد
reason-match-seats = بازی { $number } این تعداد صندلی را ندارد: { $seats }
