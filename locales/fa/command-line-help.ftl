# راهنمای `saqqara --help` و خطاهای خط فرمان

help-usage = کاربرد: { $command } { $pieces }
help-arguments = آرگومان‌ها
help-options = گزینه‌ها
help-commands = فرمان‌ها
help-examples = نمونه‌ها:
help-default = [پیش‌فرض: { $value }]
help-environment = [متغیر محیطی: { $value }]
help-required = [لازم]

help-placeholder-options = گزینه‌ها
help-placeholder-command = فرمان
help-placeholder-args = آرگومان‌ها
help-placeholder-file = فایل
help-placeholder-dir = پوشه
help-placeholder-name = نام
help-placeholder-seat = صندلی
help-placeholder-sides = سمت‌ها
help-placeholder-table = میز
help-placeholder-number = عدد
help-placeholder-text = متن
help-placeholder-person = شخص

# گزینه‌های چند فرمان
help-help = نمایش این راهنما و خروج.
help-version = نمایش نسخه و خروج.
help-language = زبان پایانه.
help-system-language = زبان سیستم
help-game = کدام بازی.
help-players = تعداد بازیکنان: { $players }.
help-start = صندلی آغازکننده، از 1.
help-seed = عدد پایه‌ی یکسان همه‌جا همان بازی را می‌دهد.
help-by-chance = تصادفی
help-yes = بله
help-no = خیر
help-all = همه
help-varied = یک مقدار، چند مقدار با ویرگول، یا همه به نوبت.
help-record-file = فایل یک بازی ضبط‌شده؛ - یعنی ورودی استاندارد.
help-database = ‏sqlite:///FILE یا postgresql://…
help-own-file = فایل خودتان
help-abandon-days = پایان‌دادن به بازی‌هایی که این تعداد روز کسی به آن‌ها دست نزده است؛ 0: هیچ‌کدام.
help-keep-days = حذف میزهای پایان‌یافته پس از این تعداد روز؛ 0: هیچ‌کدام.
help-option-imhotep-sides = سمت بازار، اهرام، معبد، مقبره و ابلیسک‌ها، هر کدام A یا B.
help-option-imhotep-wrath = با خشم فرعون.
help-option-anubixx-layout = برگه‌ها: مجموعه‌ای که همراه بازی است، یا فایلی از خودتان.

help-saqqara = بازی، شبیه‌سازی و مرور بازی‌های رومیزی ({ $titles }). نمونه‌ها را `saqqara COMMAND --help` نشان می‌دهد.

# saqqara play
help-play-short = بازی: در مرورگر، یا با --terminal همین‌جا.
help-play =
    میز را در مرورگر باز می‌کند: سروری فقط برای شما، روی همین رایانه، که بازی‌هایتان را نگه می‌دارد. بدون حساب کاربری.

    با --terminal همین‌جا بازی می‌کنید؛ هر حرکت فوری ذخیره می‌شود: با Ctrl-C یا بسته‌شدن پنجره چیزی از دست نمی‌رود.
help-play-file = با --terminal --resume: بازی ذخیره‌شده یا ضبط‌شده‌ای که ادامه می‌یابد.
help-play-terminal = بازی در پایانه به‌جای مرورگر.
help-play-port = درگاه صفحه روی این رایانه.
help-free-port = یک درگاه آزاد
help-play-browser = بازکردن مرورگر.
help-play-lan = اجازه‌ی ورود به دستگاه‌های دیگر شبکه‌ی محلی: تلفن‌ها و رایانه‌های دیگر.
help-play-bots = صندلی‌هایی که رایانه به‌جایشان بازی می‌کند، و با چه قدرتی.
help-play-resume = ادامه‌ی فایل، یا آخرین بازی شما.
help-play-opens = صفحه را باز می‌کند
help-play-friends = دوستان با تلفن در همان شبکه می‌پیوندند
help-play-asks = چند پرسش می‌پرسد
help-play-one-keyboard = ‏{ $first } با یک صفحه‌کلید
help-play-computer = با رایانه
help-play-last = آخرین بازی شما
help-play-saved = بازی ذخیره‌شده یا ضبط‌شده

# saqqara serve
help-serve-short = راه‌اندازی سرور برای دیگران.
help-serve = راه‌اندازی سرور برای دیگران. یک رایانه‌ی کوچک پشت پراکسی چیزی بیش از این لازم ندارد؛ بقیه در docs/hosting.md است.
help-serve-host = نشانی‌ای که سرور به آن گوش می‌دهد.
help-serve-port = درگاهی که سرور به آن گوش می‌دهد.
help-serve-bus = برای چند پردازه: redis://… یا postgresql://…
help-the-database = پایگاه داده
help-serve-workers = تعداد پردازه‌ها؛ بیش از یکی PostgreSQL لازم دارد.
help-serve-origin = نشانی عمومی، مانند https://example.org.
help-serve-limits = محدودیت تعداد درخواست‌ها.
help-serve-log = میزان جزئیات گزارش.
help-serve-pace = کمترین زمان حرکت ربات، به ثانیه.

# saqqara verify
help-verify-short = بررسی این‌که شانس در بازی منصفانه بوده است.
help-verify = بررسی یک بازی پایان‌یافته: آیا عدد پایه‌ی آن همان است که در آغاز منتشر شد، و آیا همان را می‌دهد که در بازی آمد.
help-verify-file = فایل یک بازی ضبط‌شده با عدد پایه‌ی آن؛ - یعنی ورودی استاندارد.

# saqqara simulate
help-simulate-short = اجرای بازی‌های تصادفی و نمایش آمار.
help-simulate = اجرای بازی‌های تصادفی و نمایش آمار. بازی شماره‌ی i از عدد پایه‌ی S همان بازی عدد پایه‌ی S + i است، با هر سرعتی.
help-simulate-gpu = ‏CuPy لازم دارد
help-simulate-games = تعداد بازی‌ها.
help-simulate-jobs = تعداد هم‌زمان.
help-one-each-core = یکی برای هر هسته
help-simulate-export = نوشتن هر بازی در این پوشه.
help-simulate-json = نوشتن آمار در این فایل؛ - یعنی خروجی استاندارد.
help-simulate-interpreted = بدون کد ماشین.
help-simulate-device = جایی که بازی‌ها اجرا می‌شوند.

# saqqara tournament
help-tournament-short = مسابقه میان ربات‌ها و تعیین ربات قوی‌تر.
help-tournament = مسابقه میان ربات‌ها و تعیین ربات قوی‌تر. هر چیدمان یک بار برای هر چرخش ربات‌ها روی صندلی‌ها بازی می‌شود.
help-tournament-players = شرکت‌کنندگان.
help-tournament-games = تعداد بازی‌ها، گردشده به بالا تا چیدمان‌های کامل.
help-tournament-seats = تعداد بازیکنان هر بازی.
help-all-who-take-part = همه‌ی شرکت‌کنندگان، یا هر بار 2 نفر
help-tournament-seed = عدد پایه‌ی یکسان همان چیدمان‌ها و انتخاب‌ها را می‌دهد.
help-tournament-jobs = تعداد بازی‌های هم‌زمان.
help-as-many-as-cores = تا جایی که هسته‌ها اجازه دهند
help-tournament-json = نوشتن رتبه‌بندی در این فایل؛ - یعنی خروجی استاندارد.
help-tournament-csv = نوشتن رتبه‌بندی در این فایل به شکل CSV.
help-tournament-state = نوشتن هر بازی پایان‌یافته در این فایل تازه.
help-data-directory = در پوشه‌ی داده‌ها
help-tournament-resume = ادامه‌ی مسابقه‌ای که متوقف شده است.
help-tournament-ray = اجرا روی خوشه‌ی Ray، حتی محلی.

# saqqara puzzles
help-puzzles = معماها: وضعیت‌هایی که یک حرکت در آن‌ها آشکارا بهترین است و پیدا نیست.
help-puzzles-make = ساختن معما از بازی ربات‌های قوی و نوشتن آن‌ها به شکل JSON.
help-puzzles-count = تعداد.
help-puzzles-simulations = تعداد شبیه‌سازی‌های جست‌وجوی بلندی که معما را بررسی می‌کند.
help-puzzles-seed = عدد پایه‌ی یکسان همان معماها را می‌دهد.
help-puzzles-output = فایل؛ - یعنی خروجی استاندارد.
help-puzzles-rate =
    همه‌ی سطح‌ها معماهای همراه یک بازی را حل می‌کنند و معماها با ارزیابی تازه به شکل JSON نوشته می‌شوند.

    سطحی معما را حل کرده است که بهترین حرکت را دست‌کم در 4 بار از 5 بار انجام دهد. معماهایی که جست‌وجوی بلند دیگر بهترین حرکتشان را نمی‌یابد کنار گذاشته می‌شوند.

# saqqara analyse
help-analyse-short = تحلیل یک بازی ضبط‌شده: احتمال برد، اشتباه‌ها، امتیازها.
help-analyse = تحلیل یک بازی ضبط‌شده: احتمال برد هر کس پیش از هر تصمیم، حرکت‌های بهتر، و این‌که امتیازها از کجا آمدند.
help-analyse-budget = برای هر وضعیت: چند ثانیه یا چند شبیه‌سازی.
help-analyse-bot = رباتی که داوری می‌کند.
help-analyse-all = نمایش همه‌ی حرکت‌ها، نه فقط حرکت‌های نشان‌دار.
help-analyse-json = نوشتن همه‌چیز در این فایل؛ - یعنی خروجی استاندارد.
help-analyse-html = نوشتن صفحه‌ای با نمودار و صفحه‌های بازی.
help-analyse-seed = در شبیه‌سازی، عدد پایه‌ی یکسان همان عددها را می‌دهد.
help-analyse-jobs = تعداد حرکت‌های هم‌زمان.

# saqqara replay
help-replay-short = مرور یا بررسی یک بازی ضبط‌شده.
help-replay = مرور یک بازی ضبط‌شده. کلیدها: n یا → بعدی، p یا ← قبلی، f اول، l آخر، یک عدد و Enter، q خروج.
help-replay-at = چاپ وضعیت پس از این تعداد حرکت و خروج.
help-replay-check = فقط می‌گوید که فایل بازی درست است یا نه.
help-replay-svg = نوشتن تصویر وضعیت (آخرین وضعیت، یا وضعیت --at).

# saqqara bench
help-bench = سنجش سرعت قوانین.
help-bench-quick = سنجش سریع یا دقیق.
help-bench-peers = سنجش موتورهای دیگر، اگر نصب باشند.

# saqqara admin
help-admin-short = اداره‌ی سرور.
help-admin =
    اداره‌ی سرور: فهرست، بستن، برون‌بری و حذف میزها، فراموش‌کردن یک شخص، بی‌صداکردن و مسدودکردن.

    روی پایگاه داده کار می‌کند، چه سرور روشن باشد چه نباشد. سرور روشن در چند ثانیه از آن پیروی می‌کند.
help-admin-table = میز، همان‌گونه که `list` نشان می‌دهد.
help-admin-tables = میزها، همان‌گونه که `list` نشان می‌دهد.
help-admin-person = شخص، همان‌گونه که `show` نشان می‌دهد، یا رمزی که در کوکی اوست.
help-admin-list = فهرست میزها، از آخرین تغییر: شناسه، وضعیت، زمان بازشدن و آخرین تغییر، رویدادها.
help-admin-status = فقط میزهایی با این وضعیت.
help-admin-most = بیشترین تعداد.
help-admin-show = نمایش یک میز: بازی آن و کسانی که آن‌جا نشسته‌اند، هر کدام با چکیده‌ای که `mute` و `ban` و `forget` می‌گیرند.
help-admin-close = بستن میزها: بازی‌هایشان بدون برنده پایان می‌یابد. هنوز می‌شود آن‌ها را دید.
help-admin-export = نوشتن بازی یک میز، حتی بازی‌ای که هنوز ادامه دارد: آن وقت چیزهای پنهان را هم می‌گوید.
help-admin-file = یک فایل تازه؛ - یعنی خروجی استاندارد.
help-admin-delete = حذف میزها با همه‌ی آنچه آن‌جا رخ داده است. این کار برگشت ندارد.
help-admin-yes = بدون پرسش.
help-admin-forget = فراموش‌کردن یک شخص: نام و گفته‌هایش از همه‌ی میزها پاک می‌شود. هر جا هنوز بازی می‌کند، یک ربات ادامه می‌دهد.
help-admin-mute = بی‌صداکردن یک شخص: می‌تواند بازی کند ولی نمی‌تواند بنویسد. `unmute` دوباره اجازه می‌دهد.
help-admin-unmute = اجازه‌ی دوباره‌ی نوشتن به یک شخص.
help-admin-ban = مسدودکردن یک شخص، یا همه‌ی کسانی که پشت یک نشانی‌اند: هر درخواست رد می‌شود. `unban` دوباره اجازه می‌دهد.
help-admin-unban = اجازه‌ی ورود دوباره به یک شخص، یا همه‌ی کسانی که پشت یک نشانی‌اند.
help-admin-address = همه‌ی کسانی که پشت یک نشانی یا در یک شبکه‌اند، مانند 2001:db8::/64.
help-admin-restrictions = فهرست همه‌ی بی‌صداشده‌ها و مسدودشده‌ها.
help-admin-clean = پاک‌سازی در همین لحظه، همان‌گونه که سرور هر شب انجام می‌دهد: پایان بازی‌های رهاشده، حذف میزهای قدیمی، کوچک‌کردن فایل.

# saqqara sheets
help-sheets = برگه‌های آنوبیکس: بررسی فایل خودتان، یا نمایش یک مجموعه.
help-sheets-check = می‌گوید که فایل برگه‌ها قابل استفاده است، یا چه چیزی در آن درست نیست و کجا.
help-sheets-file = فایل برگه‌ها؛ - یعنی ورودی استاندارد.
help-sheets-show = چاپ متن یک مجموعه برگه: آغازی برای فایل خودتان.
help-sheets-name = ‏classic، great، یا یک فایل برگه‌ها.

# خطاها، پس از «saqqara: »
complaint-see = { $complaint } (راهنما: { $command } --help)
complaint-no-option = چنین گزینه‌ای وجود ندارد: { $option }
complaint-no-option-like = چنین گزینه‌ای وجود ندارد: { $option } (مشابه: { $meant })
complaint-no-command = چنین فرمانی وجود ندارد: { $word }
complaint-no-command-like = چنین فرمانی وجود ندارد: { $word } (مشابه: { $meant })
complaint-surplus = آرگومان‌های اضافی: { $words }
complaint-needs-value = گزینه‌ی { $option } مقدار می‌خواهد
complaint-takes-no-value = گزینه‌ی { $option } مقدار نمی‌گیرد
complaint-missing = این آرگومان نیامده است: { $argument }
complaint-no-whole-number = مقدار { $option } باید عدد صحیح باشد
complaint-no-number = مقدار { $option } باید عدد باشد
complaint-at-least = مقدار { $option } باید دست‌کم { $least } باشد
complaint-at-most = مقدار { $option } باید حداکثر { $most } باشد
complaint-one-of = مقدار { $option } باید یکی از این‌ها باشد: { $allowed }؛ نه { $value }
complaint-value-or-file = مقدار { $option } باید یکی از این‌ها باشد: { $allowed }؛ { $why }
complaint-start = مقدار --start باید صندلی 1 تا { $players } یا random باشد، نه { $value }
complaint-bots = مقدار --bots باید صندلی‌های 1 تا { $players } باشد، مانند 2 یا 1,2=greedy، نه { $value }
complaint-at = مقدار --at باید از 0 تا { $moves } باشد (تعداد حرکت‌های این بازی)، نه { $value }
complaint-budget = مقدار --budget باید مانند 0.2s یا 200ms یا 500 (شبیه‌سازی) باشد، نه { $value }
complaint-name-bots = ‏--players باید ربات‌ها را نام ببرد، مانند greedy,search:0.2s
complaint-for-terminal = گزینه‌های بازی برای --terminal است؛ در مرورگر آن‌ها را در صفحه انتخاب می‌کنید
complaint-for-page = ‏{ $option } برای صفحه‌ی مرورگر است؛ بازی در پایانه فقط روی همین رایانه است
complaint-only-cpu = ‏--jobs و --interpreted برای پردازنده است، نه برای --device gpu
complaint-gpu = ‏--device gpu به NumPy و CuPy نیاز دارد: pip install 'saqqara[gpu]'
complaint-no-database = پایگاه داده‌ی { $file } وجود ندارد؛ سرور هنگام آغاز آن را می‌سازد
complaint-person-or-address = یک شخص را نام ببرید، یا --address را
complaint-not-with-resume = گزینه‌ی { $option } با --resume نمی‌آید: همه‌چیز همان‌گونه که آغاز شد ادامه می‌یابد
complaint-resume-file = ‏--resume یک فایل لازم دارد، چون حرکت‌ها در ورودی استاندارد نوشته می‌شوند
complaint-no-game = هیچ بازی‌ای انتخاب نشد
complaint-input = ورودی متن UTF-8 نیست
complaint-no-unfinished = بازی ناتمامی در این پوشه نیست: { $directory }؛ با `saqqara play --terminal` یکی آغاز کنید
complaint-try-again = هم‌زمان چیز دیگری آن‌جا رخ داد؛ دوباره تلاش کنید
complaint-server-parts = سرور کامل نیست ({ $missing })؛ این‌گونه نصبش کنید: pip install 'saqqara[server]'

complaint-cannot-read = خواندن این فایل ممکن نیست: { $file }: { $why }
complaint-cannot-write = نوشتن این فایل ممکن نیست: { $file }: { $why }
complaint-cannot-make = ساختن این پوشه ممکن نیست: { $directory }: { $why }
complaint-cannot-look = دیدن محتوای این پوشه ممکن نیست: { $directory }: { $why }
complaint-cannot-resume = ادامه‌ی این فایل ممکن نیست: { $file }: { $why }
complaint-no-directory = نوشتن این فایل ممکن نیست: { $file }: چنین پوشه‌ای وجود ندارد: { $directory }
complaint-records-there = در { $directory } از پیش بازی‌های { $game } هست؛ پوشه‌ی دیگری انتخاب کنید
complaint-file-there = ‏{ $file } از پیش وجود دارد؛ با --resume ادامه‌اش دهید، یا نام دیگری انتخاب کنید
complaint-too-large = ‏{ $file } بزرگ‌تر از { $size } مگابایت است؛ برای فایل سقاره زیاد است
complaint-not-text = ‏{ $file } متن UTF-8 نیست: بایت { $byte } نادرست است
complaint-not-json = ‏{ $file } فایل JSON نیست: { $why }
complaint-not-json-at = ‏{ $file } فایل JSON نیست: { $why }، سطر { $line }، ستون { $column }
complaint-nested = ‏{ $file } فایل بازی نیست: مقدارهایش بیش از حد تودرتو است
complaint-no-such-file = چنین فایل یا پوشه‌ای وجود ندارد
complaint-permission-denied = اجازه‌ی دسترسی نیست
complaint-is-directory = پوشه است
complaint-not-a-directory = پوشه نیست
complaint-disk-full = فضای دستگاه پر است
complaint-no-file-name = هیچ فایلی چنین نامی ندارد
complaint-json-value = مقداری کم است
complaint-json-name = نامی میان گیومه‌ی دوتایی کم است
complaint-json-colon = یک دونقطه کم است
complaint-json-comma = یک ویرگول کم است
complaint-json-unterminated = متنی پایان ندارد
complaint-json-control = متنی نویسه‌ی کنترلی دارد
complaint-json-escape = متنی دنباله‌ی گریز نادرست دارد
complaint-json-extra = بیش از یک مقدار هست
complaint-json-trailing = یک ویرگول زیادی هست
complaint-json-constant = عدد { $name } در JSON نیست
complaint-json-large = عدد { $number } بیش از حد بزرگ است
