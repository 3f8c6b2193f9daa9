# چرا سرور آغاز نمی‌شود، پایگاه داده به کار نمی‌آید یا پردازنده‌ی گرافیکی محاسبه نمی‌کند

failure-refused = اتصال رد شد
failure-address-in-use = این نشانی از پیش در حال استفاده است
failure-no-such-address = این نشانی را روی این رایانه نمی‌توان به کار برد
failure-no-such-host = رایانه‌ای با این نام نیست
failure-file-not-opened = فایل باز نمی‌شود
failure-no-database = این فایل پایگاه داده نیست
failure-read-only = پایگاه داده فقط خواندنی است
failure-locked = برنامه‌ی دیگری پایگاه داده را قفل کرده است
failure-silent = پاسخی نمی‌رسد
failure-password = گذرواژه نادرست است
failure-no-such-database = پایگاه داده‌ای با این نام نیست
failure-another-address = نشانی دیگری

failure-cannot-open = پایگاه داده باز نمی‌شود: { $why }
failure-cannot-write = در پایگاه داده نمی‌توان نوشت: { $why }
failure-damaged = پایگاه داده آسیب دیده است: نسخه‌ی پشتیبان را بازگردانید
failure-another-program = این پایگاه داده از آنِ برنامه‌ی دیگری است: جدول دارد، ولی هیچ‌کدام از آنِ سقاره نیست
failure-newer = این پایگاه داده را نسخه‌ی تازه‌تری از سقاره ساخته است: همان نسخه را نصب کنید
failure-slashes = نشانی فایل سه خط مورب می‌خواهد: sqlite:///tables.db، یا با مسیر کامل چهار تا: sqlite:////var/tables.db
failure-is-directory = پایگاه داده‌ی { $name } پوشه است؛ نام فایلی را در آن بدهید
failure-no-directory = پوشه‌ی پایگاه داده وجود ندارد: { $directory }
failure-database-kind = پایگاه داده‌ی { $kind } ناشناخته است؛ شناخته‌شده‌ها: sqlite:///FILE و postgresql://…
failure-served-already = میزهای { $file } هم‌اکنون در { $address } باز هستند: آن سرور را متوقف کنید یا --database دیگری بدهید
failure-file-not-written = در { $file } نمی‌توان نوشت: { $why }
failure-no-table = میز { $table } وجود ندارد
failure-not-an-address = ‏{ $value } نشانی نیست؛ نشانی‌ای مانند 192.0.2.7 یا شبکه‌ای مانند 2001:db8::/64 بدهید
failure-not-a-person = ‏{ $value } شخصی را نشان نمی‌دهد؛ کدی را که `show` نشان می‌دهد یا رمزی را که در کوکی اوست بدهید

failure-origin = مقدار --origin باید نشانی‌ای مانند https://example.org باشد، نه { $value }
failure-proxies = ‏FORWARDED_ALLOW_IPS باید نشانی‌ها یا شبکه‌هایی مانند 10.0.0.0/8 با ویرگول میانشان باشد؛ { $value } هیچ‌کدام نیست
failure-bus-kind = گذرگاه { $kind } ناشناخته است؛ شناخته‌شده‌ها: redis://… و postgresql://…
failure-bus = گذرگاه ({ $kind }) در دسترس نیست: { $why }
failure-bus-silent = گذرگاه ({ $kind }) پاسخ نمی‌دهد
failure-port = مقدار --port باید از 0 تا { $most } باشد، نه { $port }
failure-port-taken = درگاه { $port } گرفته شده است؛ درگاه دیگری انتخاب کنید یا هیچ ندهید
failure-host = مقدار --host یعنی { $host } نشانی این رایانه نیست
failure-listen = در { $host } درگاه { $port } نمی‌توان گوش داد: { $why }
failure-workers = چند پردازه یک PostgreSQL می‌خواهند: --database postgresql://… را بدهید

failure-no-cupy = پردازنده‌ی گرافیکی CuPy می‌خواهد که نصب نیست: pip install 'saqqara[gpu]'
failure-cupy = کتابخانه‌ی CuPy بارگذاری نمی‌شود: { $why }
failure-cuda = پردازنده‌ی گرافیکی‌ای نیست که CUDA بتواند به کار ببرد: { $why }
failure-no-gpu = پردازنده‌ی گرافیکی‌ای نیست که CUDA بتواند به کار ببرد: دستگاهی پیدا نشد
failure-memory = این همه بازی در حافظه‌ی { $device } جا نمی‌شود: { $games } بازی به { $needed } نیاز دارد و { $free } آزاد است؛ حداکثر { $most } بازی جا می‌شود
failure-kernels = برنامه‌ی { $compiler } نمی‌تواند هسته‌ها را ترجمه کند: { $why }
failure-no-compiler = مترجم C++ (یعنی c++ یا g++ یا clang++) برای اجرای هسته‌ها روی پردازنده نیست

failure-no-ray = گزینه‌ی --ray به Ray نیاز دارد: pip install 'saqqara[ray]'
failure-ray = هیچ خوشه‌ی Ray پاسخ نمی‌دهد: { $why }
failure-no-openskill = رتبه‌ها به OpenSkill نیاز دارند: pip install openskill
