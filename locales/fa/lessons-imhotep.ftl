# درس‌های ایمهوتپ

lesson-imhotep-first = اولین بازی شما

lesson-imhotep-first-get-topic = دریافت سنگ
lesson-imhotep-first-get-title = سنگ برای ارابه‌ی شما
lesson-imhotep-first-get-text = در نوبت خود یکی از چهار کار را می‌کنید. کار اول: تا سه سنگ از معدن سنگ خود بگیرید؛ ارابه پنج سنگ جا دارد.
lesson-imhotep-first-get-do = معدن سنگ خود را انتخاب کنید.
lesson-imhotep-first-get-other = این حرکت مجاز است. ولی با سنگ‌های کمی که روی ارابه دارید، به‌زودی باید یک نوبت را صرف گرفتن سنگ کنید.

lesson-imhotep-first-load-topic = بار کردن
lesson-imhotep-first-load-title = فضایی در ابتدای کشتی
lesson-imhotep-first-load-text = یک سنگ از ارابه‌ی شما به هر فضای خالی یک کشتی می‌رود. سنگ فضای ۱، یعنی ابتدای کشتی، زودتر از همه تخلیه می‌شود.
lesson-imhotep-first-load-do = فضای ۱ این کشتی را انتخاب کنید.
lesson-imhotep-first-load-other = این حرکت مجاز است. ولی ابتدای این کشتی هنوز خالی است و { $name } می‌تواند آن را بگیرد.

lesson-imhotep-first-sail-topic = بردن کشتی
lesson-imhotep-first-sail-title = یک کشتی آماده است
lesson-imhotep-first-sail-text = این کشتی سنگ کافی دارد، پس هر کسی، از جمله شما، می‌تواند آن را به یک اسکله‌ی آزاد ببرد. در هرم هر سنگ بلافاصله امتیاز دارد.
lesson-imhotep-first-sail-do = کشتی را انتخاب کنید، سپس هرم را.
lesson-imhotep-first-sail-other = این حرکت مجاز است و خیلی وقت‌ها خوب هم هست. ولی اگر کشتی همین‌جا بماند، { $name } می‌تواند آن را هر جا بفرستد.

lesson-imhotep-first-minimum-topic = حداقل تعداد سنگ
lesson-imhotep-first-minimum-title = هنوز آماده‌ی رفتن نیست
lesson-imhotep-first-minimum-text = این کشتی سه سنگ جا دارد و برای رفتن دو سنگ می‌خواهد. نشان‌های بدنه‌اش همین را می‌گوید.
lesson-imhotep-first-minimum-do = یک سنگ روی این کشتی بار کنید.
lesson-imhotep-first-minimum-other = این حرکت مجاز است. این کشتی هنوز یک سنگ کم دارد، پس کسی نمی‌تواند آن را ببرد.

lesson-imhotep-first-temple-topic = معبد
lesson-imhotep-first-temple-title = معبد هر دور امتیاز دارد
lesson-imhotep-first-temple-text = سنگ‌ها آنجا در یک ردیف می‌نشینند و بعدی‌ها روی آن‌ها. در پایان هر دور، هر سنگی که از بالا نمایان است ۱ امتیاز دارد.
lesson-imhotep-first-temple-do = این کشتی را به معبد ببرید.
lesson-imhotep-first-temple-other = این حرکت مجاز است. سنگی در معبد، در این دور و شاید دورهای بسیار دیگر امتیاز می‌داد.

lesson-imhotep-first-others-topic = تصمیم با کیست
lesson-imhotep-first-others-title = دیگران سنگتان را می‌برند
lesson-imhotep-first-others-text = با سنگ شما این کشتی بزرگ سه سنگ لازم را دارد. آن وقت { $name } می‌تواند انتخاب کند همه به کجا بروند.
lesson-imhotep-first-others-do = یک سنگ روی کشتی بزرگ بار کنید.
lesson-imhotep-first-others-other = این حرکت مجاز است. سنگ شما از کشتی‌ای که { $name } می‌برد دور می‌ماند.

lesson-imhotep-first-burial-topic = مقبره
lesson-imhotep-first-burial-title = گروه‌ها در مقبره
lesson-imhotep-first-burial-text = { $name } کشتی را به اینجا فرستاد. پس از دور آخر، سنگ‌های متصلِ هم‌رنگ یک گروه‌اند: برای ۱ تا ۵ سنگ به ترتیب ۱، ۳، ۶، ۱۰ و ۱۵ امتیاز.

lesson-imhotep-first-small-topic = آخرین کشتی
lesson-imhotep-first-small-title = کشتی یک‌سنگی
lesson-imhotep-first-small-text = این کشتی یک سنگ جا دارد و بیشتر هم نمی‌خواهد. فقط بازار و ابلیسک‌ها آزادند: در هر دور به هر کارگاه یک کشتی می‌رسد.
lesson-imhotep-first-small-do = کشتی کوچک را بار کنید.
lesson-imhotep-first-small-other = این حرکت مجاز است. کشتی کوچک خالی می‌ماند و مال کسی است که زودتر آن را بار کند.

lesson-imhotep-first-card-topic = کارت‌های بازار
lesson-imhotep-first-card-title = سنگ شما، کارت شما
lesson-imhotep-first-card-text = { $name } کشتی را به بازار برد، ولی سنگ مال شماست: یک کارت بردارید. کارت قرمز فوری اثر می‌کند، سبز و بنفش در پایان حساب می‌شوند و آبی منتظر نوبت شما می‌ماند.
lesson-imhotep-first-card-do = کارت آبی را بردارید.
lesson-imhotep-first-card-other = این هم کارت خوبی است. با کارت آبی می‌شد در یک نوبت دو کار کرد.

lesson-imhotep-first-round-topic = پایان دور
lesson-imhotep-first-round-title = دور تمام شد
lesson-imhotep-first-round-text = چهار کشتی رفتند: معبد برای هر سنگ رویی ۱ امتیاز داد و کشتی‌ها و کارت‌های تازه آمدند. آخرین کشتی را { $name } برد، پس نفر بعدی آغاز می‌کند: شما.

lesson-imhotep-first-blue-topic = کارت‌های آبی
lesson-imhotep-first-blue-title = دو کار با هم
lesson-imhotep-first-blue-text = کارت آبی کل نوبت شماست و یک بار بازی می‌شود. این یکی سنگی بار می‌کند و سپس همان کشتی را می‌برد.
lesson-imhotep-first-blue-do = کارت را بازی کنید و کشتی ۳ را بار کنید.
lesson-imhotep-first-blue-other = این حرکت مجاز است. کارت منتظر می‌ماند؛ اگر تا پایان استفاده نشود ۱ امتیاز دارد.

lesson-imhotep-first-obelisks-topic = ابلیسک‌ها
lesson-imhotep-first-obelisks-title = چه کسی بلندتر می‌سازد؟
lesson-imhotep-first-obelisks-text = هر کس برج خودش را دارد. پس از دور آخر، برج بلندتر ۱۰ امتیاز و آن دیگری ۱ امتیاز دارد.
lesson-imhotep-first-obelisks-do = کشتی را به ابلیسک‌ها ببرید.
lesson-imhotep-first-obelisks-other = این حرکت مجاز است. ابلیسک‌ها منتظر کشتی دیگری می‌مانند.

lesson-imhotep-first-count-topic = شمارش پایانی
lesson-imhotep-first-count-title = شمارش پایانی
lesson-imhotep-first-count-text = پس از دور ۶، مقبره، ابلیسک‌ها و کارت‌ها به امتیاز افزوده می‌شوند. کنار آن می‌بینید اکنون چقدر می‌ارزند.

# درس‌های کوتاه: سمت‌های B، برای هر کارگاه یکی

lesson-imhotep-market-b = بازار، سمت B
lesson-imhotep-market-b-sail-topic = بازار
lesson-imhotep-market-b-sail-title = سه به رو، دو به پشت
lesson-imhotep-market-b-sail-text = در سمت B سه کارت به رو است و در جای آخر دو کارت به پشت. مثل همیشه، با هر سنگ از یک جا برمی‌دارید.
lesson-imhotep-market-b-sail-do = کشتی کوچک را به بازار ببرید.
lesson-imhotep-market-b-sail-other = این حرکت مجاز است. کارت‌های به پشت منتظر می‌مانند.
lesson-imhotep-market-b-pick-topic = کارت‌های به پشت
lesson-imhotep-market-b-pick-title = دو کارت را ببینید
lesson-imhotep-market-b-pick-text = اگر کارت‌های به پشت را بردارید، فقط شما هر دو را می‌بینید. یکی را نگه می‌دارید و دیگری می‌سوزد.
lesson-imhotep-market-b-pick-do = دو کارت به پشت را بردارید.
lesson-imhotep-market-b-pick-other = این هم کارت خوبی است: کارت‌های به رو را می‌شناسید.
lesson-imhotep-market-b-keep-topic = یکی از دو کارت
lesson-imhotep-market-b-keep-title = کارت بهتر را نگه دارید
lesson-imhotep-market-b-keep-text = کارت دیگر به رو به دسته‌ی کارت‌های سوخته می‌رود.
lesson-imhotep-market-b-keep-do = یک کارت انتخاب کنید.
lesson-imhotep-market-b-keep-other = این حرکت مجاز است.

lesson-imhotep-pyramids-b = اهرام، سمت B
lesson-imhotep-pyramids-b-sail-topic = سه هرم
lesson-imhotep-pyramids-b-sail-title = سه هرم کوچک
lesson-imhotep-pyramids-b-sail-text = در سمت B سه هرم پنج‌سنگی هست. بعضی فضاها یک کارت، سنگ برای ارابه، یا بار کردن یک سنگ هم می‌دهند.
lesson-imhotep-pyramids-b-sail-do = این کشتی را به اهرام ببرید.
lesson-imhotep-pyramids-b-sail-other = این حرکت مجاز است. اهرام منتظر کشتی دیگری می‌مانند.
lesson-imhotep-pyramids-b-build-topic = انتخاب شما
lesson-imhotep-pyramids-b-build-title = هرم را شما انتخاب می‌کنید
lesson-imhotep-pyramids-b-build-text = صاحب هر سنگ جای آن را انتخاب می‌کند و فضای بعدی را برای دیگران باز می‌کند. امتیاز ویژه بلافاصله داده می‌شود، پیش از تخلیه‌ی سنگ بعدی.
lesson-imhotep-pyramids-b-build-do = یک هرم انتخاب کنید.
lesson-imhotep-pyramids-b-build-other = این حرکت مجاز است.

lesson-imhotep-temple-b = معبد، سمت B
lesson-imhotep-temple-b-sail-topic = پایان دور
lesson-imhotep-temple-b-sail-title = هر فضا چیز دیگری می‌دهد
lesson-imhotep-temple-b-sail-text = در سمت B هر سنگ رویی بسته به فضایش ۲ امتیاز، یک کارت از دسته، یا به انتخاب شما ۱ امتیاز یا ۲ سنگ می‌دهد. این وقتی است که آخرین کشتی دور رفته باشد.
lesson-imhotep-temple-b-sail-do = آخرین کشتی را به ابلیسک‌ها ببرید.
lesson-imhotep-temple-b-sail-other = این حرکت مجاز است.
lesson-imhotep-temple-b-bonus-topic = انتخاب شما
lesson-imhotep-temple-b-bonus-title = امتیاز یا سنگ
lesson-imhotep-temple-b-bonus-text = سنگ شما روی فضای اول است. یک امتیاز حتمی است؛ دو سنگ تقریباً یک نوبت جلوتان می‌اندازد.
lesson-imhotep-temple-b-bonus-do = یکی از این دو را انتخاب کنید.
lesson-imhotep-temple-b-bonus-other = این حرکت مجاز است.

lesson-imhotep-burial-b = مقبره، سمت B
lesson-imhotep-burial-b-sail-topic = ردیف‌ها
lesson-imhotep-burial-b-sail-title = ردیف به‌جای گروه
lesson-imhotep-burial-b-sail-text = سنگ‌ها همچنان ستون به ستون و هر ستون از بالا چیده می‌شوند. ولی در سمت B هر ردیف جداگانه حساب می‌شود.
lesson-imhotep-burial-b-sail-do = این کشتی را به مقبره ببرید.
lesson-imhotep-burial-b-sail-other = این حرکت مجاز است. مقبره منتظر کشتی دیگری می‌ماند.
lesson-imhotep-burial-b-rows-topic = شمارش
lesson-imhotep-burial-b-rows-title = بیشترین سنگ در هر ردیف
lesson-imhotep-burial-b-rows-text = پس از دور آخر، در هر ردیف هر کس بیشترین سنگ را دارد ۸ امتیاز، نفر دوم ۴ و نفر سوم ۲ امتیاز می‌گیرد. در تساوی، امتیاز تقسیم و به پایین گرد می‌شود.

lesson-imhotep-obelisks-b = ابلیسک‌ها، سمت B
lesson-imhotep-obelisks-b-sail-topic = برج‌ها
lesson-imhotep-obelisks-b-sail-title = سه سنگ، یک برج
lesson-imhotep-obelisks-b-sail-text = در سمت B سنگ‌ها منتظر می‌مانند تا سه سنگ داشته باشید. آن وقت بلافاصله یک برج می‌شوند.
lesson-imhotep-obelisks-b-sail-do = این کشتی را به ابلیسک‌ها ببرید.
lesson-imhotep-obelisks-b-sail-other = این حرکت مجاز است. ابلیسک‌ها منتظر کشتی دیگری می‌مانند.
lesson-imhotep-obelisks-b-tower-topic = امتیازها
lesson-imhotep-obelisks-b-tower-title = زودتر برسید، بیشتر بگیرید
lesson-imhotep-obelisks-b-tower-text = برج شما باارزش‌ترین جا را گرفت: ۱۰ امتیاز فوری. برج‌های بعدی ۹، ۸، ۷، ۶ و سپس ۵ امتیاز دارند؛ سنگی که در پایان هنوز منتظر باشد ۱ امتیاز دارد.

lesson-imhotep-wrath = تنوع: خشم فرعون
lesson-imhotep-wrath-rule-topic = جریمه
lesson-imhotep-wrath-rule-title = هیچ بنایی بدون شما
lesson-imhotep-wrath-rule-text = اهرام، معبد، مقبره و ابلیسک‌ها چهار بنا هستند. هر کس در پایان روی یکی از آن‌ها هیچ سنگی نداشته باشد ۵ امتیاز از دست می‌دهد؛ اگر چند بنا هم باشد، باز همان ۵ امتیاز.
lesson-imhotep-wrath-sail-topic = سنگ اول
lesson-imhotep-wrath-sail-title = یک سنگ کافی است
lesson-imhotep-wrath-sail-text = فرعون با یک سنگ هم آرام می‌ماند. بازار حساب نیست: سنگ‌ها آنجا نمی‌مانند.
lesson-imhotep-wrath-sail-do = کشتی خود را به یکی از بناها ببرید.
lesson-imhotep-wrath-sail-other = این حرکت مجاز است. هنوز برای چهار بنا وقت دارید.
