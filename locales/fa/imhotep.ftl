# میز ایمهوتپ

site-market = بازار
site-pyramid = هرم
site-pyramids = اهرام
site-temple = معبد
site-burial = مقبره
site-obelisks = ابلیسک‌ها
site-market-short = بازار
site-pyramid-short = هرم
site-pyramids-short = اهرام
site-temple-short = معبد
site-burial-short = مقبره
site-obelisks-short = ابلیسک‌ها
site-with-side = { $site ->
    [market] بازار، سمت { $side }
    [pyramid] هرم، سمت { $side }
    [pyramids] اهرام، سمت { $side }
    [temple] معبد، سمت { $side }
    [burial] مقبره، سمت { $side }
   *[obelisks] ابلیسک‌ها، سمت { $side }
}
sites-label = پنج کارگاه ساختمانی
scene-label = میز: کرانه‌ها، رود و کشتی‌ها
river-label = رود و کشتی‌هایش

# هر کارگاه چه وقت امتیاز می‌دهد
when-pyramids-A = امتیاز فوری
when-pyramids-B = امتیاز فوری
when-temple-A = پایان هر دور
when-temple-B = پایان هر دور
when-burial-A = در پایان، هر گروه
when-burial-B = در پایان، هر ردیف
when-obelisks-A = در پایان، بلندی برج
when-obelisks-B = فوری، هر برج

stela-next = سنگ‌های بعدی
stela-next-one = هر سنگ اضافه ۱
stela-choose-pyramid = به انتخاب صاحب سنگ
stela-top = فقط سنگ‌های رویی
stela-burial-a = ‏۱، ۳، ۶، ۱۰، ۱۵
stela-burial-b = هر ردیف ۸، ۴، ۲
stela-obelisks-a = به ترتیب بلندی
stela-obelisks-b = سنگ سوم برج می‌سازد
stela-card = و یک کارت
stela-or-stones = یا سنگ
stela-waiting = { $stones } در انتظار
stela-high = بلندی { $stones }

explain-pyramids-A = سنگ‌ها به ترتیبی ثابت و طبقه به طبقه چیده می‌شوند. هر سنگ بلافاصله امتیاز فضای خود را به صاحبش می‌دهد؛ وقتی هر ۱۴ فضا پر شد، هر سنگ اضافه ۱ امتیاز دارد.
explain-pyramids-B = صاحب هر سنگ یکی از سه هرم را انتخاب می‌کند و بلافاصله امتیاز فضای بعدی آن و امتیاز ویژه‌اش را می‌گیرد: یک کارت از دسته، تا ۳ سنگ از معدن، یا بار کردن یک سنگ.
explain-temple-A = سنگ‌ها از چپ به راست و سپس دوباره روی هم چیده می‌شوند. در پایان هر دور، هر سنگی که از بالا نمایان است ۱ امتیاز دارد.
explain-temple-B = سنگ‌ها از چپ به راست و سپس دوباره روی هم چیده می‌شوند. در پایان هر دور، هر سنگ رویی بسته به فضایی که در آن است ۲ امتیاز، یک کارت، یا به انتخاب صاحبش ۱ امتیاز یا ۲ سنگ می‌دهد.
explain-burial-A = ستون‌ها از چپ پر می‌شوند و هر ستون از بالا. در پایان، هر گروه از سنگ‌های متصلِ هم‌رنگ برای ۱ تا ۵ سنگ به ترتیب ۱، ۳، ۶، ۱۰ و ۱۵ امتیاز دارد و هر سنگ اضافه ۲ امتیاز.
explain-burial-B = ستون‌ها از چپ پر می‌شوند و هر ستون از بالا. در پایان، در هر ردیف هر کس بیشترین سنگ را دارد ۸ امتیاز، نفر دوم ۴ و نفر سوم ۲ امتیاز می‌گیرد. در تساوی، امتیازها تقسیم می‌شود.
explain-obelisks-A = هر بازیکن یک برج دارد. در پایان امتیازها به ترتیب بلندی داده می‌شود؛ در تساوی تقسیم می‌شود و برج بی‌سنگ چیزی نمی‌گیرد.
explain-obelisks-B = سنگ‌ها در حیاط صاحب خود می‌مانند. سنگ سوم روی باارزش‌ترین فضای خالی برج می‌سازد و بلافاصله امتیاز می‌گیرد. در پایان هر سنگِ در انتظار ۱ امتیاز دارد.

# بازار
market-words = هر سنگ یک کارت؛ { $cards } کارت در دسته، { $discarded } کارت سوخته
market-taken = برداشته شد
market-taken-by = بردارنده: { $name }
market-hidden = دو کارت به پشت
market-face-down = به پشت
market-keep = یکی را نگه دارید
market-hidden-explained = هر کس آن‌ها را بردارد هر دو را می‌بیند، یکی را نگه می‌دارد و دیگری را می‌سوزاند.

# اسکله‌ها و کشتی‌ها
dock-free = اسکله‌ی آزاد
dock-taken = اسکله‌ی پر
dock-sail = بردن به اینجا
dock-explained = اسکله آزاد است: در این دور یک کشتی می‌تواند به اینجا بیاید. به یکی از پنج کارگاه هیچ کشتی‌ای نمی‌رسد.
ship-name = کشتی { $ship }، برای { $capacity } سنگ
ship-empty = خالی، حداقل { $minimum } سنگ
ship-needs = { $stones } سنگ، حداقل { $minimum }
ship-ready = { $stones } سنگ، آماده‌ی رفتن
ship-at = { $site ->
    [market] کنار بازار
    [pyramid] کنار هرم
    [pyramids] کنار اهرام
    [temple] کنار معبد
    [burial] کنار مقبره
   *[obelisks] کنار ابلیسک‌ها
}
ship-explained = با حداقل { $minimum } سنگ می‌تواند به کارگاهی برود که کشتی دیگری آنجا نیست. سنگ‌ها از ابتدای کشتی تخلیه می‌شوند.
ship-sail = بردن کشتی { $ship }، برای { $capacity } سنگ

# بازیکنان
player-you = شما
player-away = غایب
player-end = در پایان { $points }
player-end-title = اگر بازی اکنون تمام می‌شد: { $points }
player-end-none = هنوز چیزی حساب نمی‌شود.
player-end-short = پایان { $points }
sled-label = ارابه: { $stones } سنگ از ۵
sled-pick = برداشتن یک سنگ
sled-explained = سنگ‌ها از ارابه بار کشتی می‌شوند. ارابه ۵ سنگ جا دارد.
quarry-label = معدن سنگ: { $stones } سنگ مانده
quarry-explained = سنگ‌ها از معدن به ارابه می‌آیند، هر بار تا ۳ سنگ.
source-pyramids = اهرام
source-temple = معبد
source-burial = مقبره
source-obelisks = ابلیسک‌ها
source-decorations = تزئینات
source-statues = مجسمه‌ها
source-blue-cards = کارت‌های آبی استفاده‌نشده
source-wrath = خشم فرعون

# پرسش‌ها
ask-turn = نوبت شماست: یک حرکت انجام دهید
ask-turn-named = { $name }، نوبت شماست: یک حرکت انجام دهید
ask-turn-how = هر چه را که می‌درخشد می‌توانید انتخاب کنید.
ask-stone = سنگ را روی کدام فضا می‌گذارید؟
ask-stone-how = فضاها از ابتدای کشتی شمرده می‌شوند.
ask-sail-ship = کدام کشتی برود؟
ask-sail-ship-how = بادبان افراشته یعنی آماده‌ی رفتن.
ask-card = کدام کارت را بازی می‌کنید؟
ask-card-how = هر کارت یک بار بازی می‌شود و سپس می‌سوزد.
ask-dock = کشتی { $ship } به کجا برود؟
ask-dock-how = یک اسکله‌ی آزاد انتخاب کنید.
ask-load = سنگ را روی کدام فضا می‌گذارید؟
ask-load-how = این بخشی از کارت شماست.
ask-bonus-load = امتیاز ویژه: یک سنگ بار کنید یا صرف‌نظر کنید
ask-bonus-load-how = هرم اجازه می‌دهد یک سنگ از ارابه بار کنید.
ask-sail = سنگی روی کشتی‌ای بگذارید که می‌خواهید ببرید
ask-sail-how = همان کشتی بلافاصله می‌رود.
ask-lever = کدام کشتی برود؟
ask-lever-how = سپس ترتیب تخلیه را خودتان تعیین می‌کنید.
ask-unload = سنگ بعدی برای تخلیه کدام است؟
ask-unload-how = از سنگ‌های روی کشتی انتخاب کنید.
ask-pick = یکی از کارت‌های بازار را بردارید
ask-pick-how = برای سنگی که تخلیه شد.
ask-keep = یکی از دو کارت را نگه دارید
ask-keep-how = فقط شما آن‌ها را می‌بینید.
ask-build = روی کدام هرم؟
ask-build-how = عدد طلایی امتیاز شماست.
ask-bonus = از معبد چه می‌گیرید: امتیاز یا سنگ؟
ask-bonus-how = برای سنگ رویی شما.
ask-pass = حرکت مجازی ندارید
ask-pass-how = فقط می‌توانید پاس بدهید.
ask-over = بازی تمام شد
wait = { $question ->
    [pick] { $name } یک کارت برمی‌دارد
    [keep] { $name } یکی از دو کارت را نگه می‌دارد
    [build] { $name } یک هرم انتخاب می‌کند
    [bonus] { $name } انتخاب می‌کند: امتیاز یا سنگ
    [unload] { $name } ترتیب تخلیه را تعیین می‌کند
    [load] { $name } یک سنگ بار می‌کند
    [bonus_load] { $name } می‌تواند یک سنگ بار کند
   *[other] نوبت: { $name }
}
unload-so-far = ترتیب تا اینجا:

# پاسخ‌ها
answer-back = برگرداندن
answer-take = دریافت سنگ
answer-take-stones = دریافت { $stones } سنگ
answer-load = بار کردن یک سنگ
answer-sail = بردن یک کشتی
answer-play-card = بازی کردن یک کارت
answer-play = { $card ->
    [lever] بازی کردن اهرم
    [hammer] بازی کردن چکش
    [sail] بازی کردن بادبان
   *[chisel] بازی کردن اسکنه
}
answer-pass = پاس
answer-skip = صرف‌نظر
answer-ship = کشتی { $ship }
answer-space = { $where ->
    [only] کشتی { $ship }
    [front] ابتدای کشتی { $ship }
    [middle] میانه‌ی کشتی { $ship }
    [second] فضای دوم کشتی { $ship }
    [third] فضای سوم کشتی { $ship }
   *[back] انتهای کشتی { $ship }
}
answer-site = { $site ->
    [market] به بازار
    [pyramid] به هرم
    [pyramids] به اهرام
    [temple] به معبد
    [burial] به مقبره
   *[obelisks] به ابلیسک‌ها
}
answer-unload = سنگ: { $ownerName }
answer-pick = { $card ->
    [entrance] ورودی
    [sarcophagus] تابوت
    [paved_path] راه سنگ‌فرش‌شده
    [pyramid_decoration] تزئینات هرم
    [temple_decoration] تزئینات معبد
    [burial_decoration] تزئینات مقبره
    [obelisk_decoration] تزئینات ابلیسک
    [statue] مجسمه
    [lever] اهرم
    [hammer] چکش
    [sail] بادبان
   *[chisel] اسکنه
}
answer-keep = نگه داشتن کارت { $place }
answer-build = { $pyramid ->
    [left] هرم چپ
    [middle] هرم میانی
   *[right] هرم راست
}
answer-bonus-point = ۱ امتیاز
answer-bonus-stones = ۲ سنگ

# آنچه رخ داد
imhotep-take = { $who ->
    [you] شما { $stones } سنگ گرفتید.
   *[other] { $name } { $stones } سنگ گرفت.
}
imhotep-load = { $who ->
    [you] { $where ->
        [only] شما سنگی روی کشتی { $ship } گذاشتید.
        [front] شما سنگی در ابتدای کشتی { $ship } گذاشتید.
        [middle] شما سنگی در میانه‌ی کشتی { $ship } گذاشتید.
        [second] شما سنگی روی فضای دوم کشتی { $ship } گذاشتید.
        [third] شما سنگی روی فضای سوم کشتی { $ship } گذاشتید.
        [back] شما سنگی در انتهای کشتی { $ship } گذاشتید.
       *[other] شما سنگی روی کشتی { $ship } گذاشتید.
    }
   *[other] { $where ->
        [only] { $name } سنگی روی کشتی { $ship } گذاشت.
        [front] { $name } سنگی در ابتدای کشتی { $ship } گذاشت.
        [middle] { $name } سنگی در میانه‌ی کشتی { $ship } گذاشت.
        [second] { $name } سنگی روی فضای دوم کشتی { $ship } گذاشت.
        [third] { $name } سنگی روی فضای سوم کشتی { $ship } گذاشت.
        [back] { $name } سنگی در انتهای کشتی { $ship } گذاشت.
       *[other] { $name } سنگی روی کشتی { $ship } گذاشت.
    }
}
imhotep-sail = { $who ->
    [you] { $site ->
        [market] شما کشتی { $ship } را به بازار بردید.
        [pyramid] شما کشتی { $ship } را به هرم بردید.
        [pyramids] شما کشتی { $ship } را به اهرام بردید.
        [temple] شما کشتی { $ship } را به معبد بردید.
        [burial] شما کشتی { $ship } را به مقبره بردید.
       *[obelisks] شما کشتی { $ship } را به ابلیسک‌ها بردید.
    }
   *[other] { $site ->
        [market] { $name } کشتی { $ship } را به بازار برد.
        [pyramid] { $name } کشتی { $ship } را به هرم برد.
        [pyramids] { $name } کشتی { $ship } را به اهرام برد.
        [temple] { $name } کشتی { $ship } را به معبد برد.
        [burial] { $name } کشتی { $ship } را به مقبره برد.
       *[obelisks] { $name } کشتی { $ship } را به ابلیسک‌ها برد.
    }
}
imhotep-play = { $who ->
    [you] { $card ->
        [lever] شما کارت اهرم را بازی کردید.
        [hammer] شما کارت چکش را بازی کردید.
        [sail] شما کارت بادبان را بازی کردید.
       *[chisel] شما کارت اسکنه را بازی کردید.
    }
   *[other] { $card ->
        [lever] { $name } کارت اهرم را بازی کرد.
        [hammer] { $name } کارت چکش را بازی کرد.
        [sail] { $name } کارت بادبان را بازی کرد.
       *[chisel] { $name } کارت اسکنه را بازی کرد.
    }
}
imhotep-unload = { $who ->
    [you] شما ترتیب تخلیه را تعیین کردید. بعدی: { $ownerName }.
   *[other] { $name } ترتیب تخلیه را تعیین کرد. بعدی: { $ownerName }.
}
imhotep-pick = { $who ->
    [you] شما یک کارت از بازار برداشتید: { $cardName }.
   *[other] { $name } یک کارت از بازار برداشت: { $cardName }.
}
imhotep-pick-hidden = { $who ->
    [you] شما دو کارت به پشت را دیدید.
   *[other] { $name } دو کارت به پشت را دید.
}
imhotep-keep = { $who ->
    [you] شما یکی از آن دو را نگه داشتید.
   *[other] { $name } یکی از آن دو را نگه داشت.
}
imhotep-kept = { $who ->
    [you] شما یکی از دو کارت را نگه داشتید: { $cardName }.
   *[other] { $name } یکی از دو کارت را نگه داشت: { $cardName }.
}
imhotep-build = { $who ->
    [you] { $pyramid ->
        [left] شما سنگتان را روی هرم چپ گذاشتید.
        [middle] شما سنگتان را روی هرم میانی گذاشتید.
       *[right] شما سنگتان را روی هرم راست گذاشتید.
    }
   *[other] { $pyramid ->
        [left] { $name } سنگش را روی هرم چپ گذاشت.
        [middle] { $name } سنگش را روی هرم میانی گذاشت.
       *[right] { $name } سنگش را روی هرم راست گذاشت.
    }
}
imhotep-bonus-point = { $who ->
    [you] شما امتیاز معبد را گرفتید.
   *[other] { $name } امتیاز معبد را گرفت.
}
imhotep-bonus-stones = { $who ->
    [you] شما به‌جای امتیاز معبد سنگ گرفتید.
   *[other] { $name } به‌جای امتیاز معبد سنگ گرفت.
}
imhotep-skip = { $who ->
    [you] شما از بار کردن صرف‌نظر کردید.
   *[other] { $name } از بار کردن صرف‌نظر کرد.
}
imhotep-pass = { $who ->
    [you] شما پاس دادید.
   *[other] { $name } پاس داد.
}
imhotep-stones = { $site ->
    [pyramid] به هرم اضافه شد: { $list }.
    [pyramids] به اهرام اضافه شد: { $list }.
    [temple] به معبد اضافه شد: { $list }.
    [burial] به مقبره اضافه شد: { $list }.
   *[obelisks] به ابلیسک‌ها اضافه شد: { $list }.
}
imhotep-stones-each = { $who ->
    [you] شما { $stones } سنگ
   *[other] { $name } { $stones } سنگ
}
imhotep-got-card = { $who ->
    [you] شما یک کارت گرفتید: { $cardName }.
   *[other] { $name } یک کارت گرفت: { $cardName }.
}
imhotep-red-card = کارت فوری اثر کرد: { $cardName }.
imhotep-discarded = به دسته‌ی کارت‌های سوخته رفت: { $cardNames }.
imhotep-shuffled = کارت‌های سوخته بُر خوردند و دسته‌ی تازه شدند.
imhotep-round = { $who ->
    [you] شما آغاز می‌کنید.
    [other] { $name } آغاز می‌کند.
   *[nobody] دور آغاز می‌شود.
}
imhotep-market = در بازار: { $cardNames }.

# دارایی یک بازیکن روی تلفن
phone-player = { $name }: کارت‌ها، سنگ‌ها و امتیازها
phone-cards = کارت‌ها
phone-no-cards = هیچ کارتی نیست.
phone-now = اگر اکنون تمام می‌شد: { $points }
