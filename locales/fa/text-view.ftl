# نمای متنی: میز با کلمات، کنار نقاشی یا به‌جای آن. پایانه هم همین جمله‌ها را نشان می‌دهد.

# بخش‌های فهرست‌ها
text-player = { $who ->
    [you] شما
   *[other] { $name }
}
text-number = { $number }
text-change = { $who ->
    [you] شما { $change }
   *[other] { $name } { $change }
}
text-move = { $notation }
text-question = { $who ->
    [you] نوبت شماست.
   *[other] { $name } تصمیم می‌گیرد.
}

# عنوان‌ها
text-moves = چه می‌توانید بکنید
text-players = بازیکنان
text-player-column = بازیکن
text-points = امتیاز
text-since = از نوبت پیشین شما
text-keys = کلیدها
text-spoken = پیام‌های گفتاری

text-you-mark = { $name }، شما
text-your-turn = نوبت شماست، { $name }.
text-turn-of = نوبت: { $name }.
text-nothing-since = از آن زمان اتفاقی نیفتاده است.
text-no-move = هیچ: نوبت شما نیست.

# فهرست حرکت‌ها
text-filter = جست‌وجو در حرکت‌ها
text-filter-count = { $shown } حرکت از { $moves } حرکت
text-filter-none = هیچ حرکتی این کلمه‌ها را ندارد. با Esc همه را می‌بینید.
text-filter-help = با Enter حرکت انجام می‌شود. با Esc جست‌وجو پاک می‌شود.

text-drawing-note = تصویر با فهرست همراه است: هر چه را در فهرست انتخاب کنید اینجا می‌درخشد.
text-drawing-hide = پنهان کردن آن
text-drawing-show = نمایش تصویر

# کلیدها: هر کدام چه می‌کند
text-key-filter = به جست‌وجوی حرکت‌ها
text-key-arrows = از یک حرکت به حرکت دیگر
text-key-headings = به عنوان بعدی
text-key-place = به یک کارگاه یا بخشی از میز، با شماره‌ی آن
text-key-players = به بازیکنان
text-key-say = میز را دوباره می‌گوید
text-key-last = آخرین حرکت را می‌گوید
text-key-scores = امتیازها را می‌گوید
text-key-turn = می‌گوید نوبت کیست
text-key-hint = یک راهنمایی نشان می‌دهد

# کدام حرکت‌ها گفته شود
text-spoken-all = همه‌ی حرکت‌ها
text-spoken-mine = فقط آنچه به من مربوط است
text-spoken-turn = فقط نوبت من

# گفته‌ی کلیدها
text-say-nothing = هنوز اتفاقی نیفتاده است.

# ایمهوتپ: عنوان‌ها
imhotep-text-ships = کشتی‌ها
imhotep-text-sites = کارگاه‌ها
imhotep-text-market = { $side ->
    [A] بازار، هر سنگ یک کارت
   *[B] بازار، سمت B، هر سنگ یک کارت
}
imhotep-text-site = { $site ->
    [pyramid] هرم، امتیاز فوری
    [pyramids] سه هرم، امتیاز فوری
    [temple] { $side ->
        [A] معبد، پایان هر دور
       *[B] معبد، سمت B، پایان هر دور
    }
    [burial] { $side ->
        [A] مقبره، در پایان، هر گروه
       *[B] مقبره، در پایان، هر ردیف
    }
   *[obelisks] { $side ->
        [A] ابلیسک‌ها، در پایان، به ترتیب بلندی
       *[B] ابلیسک‌ها، هر سه سنگ یک برج، امتیاز فوری
    }
}

# ایمهوتپ: کشتی‌ها
imhotep-text-ship = { $spaces ->
    [1] کشتی { $ship } با { $spaces } فضا: { $list }.
   *[other] کشتی { $ship } با { $spaces } فضا، از ابتدای کشتی: { $list }.
}
imhotep-text-ship-empty = { $spaces ->
    [1] کشتی { $ship } با { $spaces } فضا، خالی.
   *[other] کشتی { $ship } با { $spaces } فضا، همه خالی.
}
imhotep-text-space = { $who ->
    [you] فضای { $space } شما
   *[other] فضای { $space } { $name }
}
imhotep-text-space-empty = فضای { $space } خالی
imhotep-text-may-sail = آماده‌ی رفتن است.
imhotep-text-needs = برای رفتن { $stones } سنگ دیگر می‌خواهد.
imhotep-text-ship-at = { $site ->
    [market] کشتی { $ship } به بازار رفته است.
    [pyramid] کشتی { $ship } به هرم رفته است.
    [pyramids] کشتی { $ship } به اهرام رفته است.
    [temple] کشتی { $ship } به معبد رفته است.
    [burial] کشتی { $ship } به مقبره رفته است.
   *[obelisks] کشتی { $ship } به ابلیسک‌ها رفته است.
}
imhotep-text-unload-order = مانده برای تخلیه، به این ترتیب: { $list }.
imhotep-text-unload-choice = سنگ‌های مانده روی کشتی: { $list }.

# ایمهوتپ: کارگاه‌ها
imhotep-text-stones = { $stones } سنگ: { $list }.
imhotep-text-no-stones = هنوز سنگی نیست.
imhotep-text-dock-free = اسکله آزاد است.
imhotep-text-dock-taken = کشتی { $ship } اینجاست.
imhotep-text-worth = { $when ->
    [round] امتیاز پایان دور در وضعیت کنونی: { $list }.
   *[end] امتیاز پایان بازی در وضعیت کنونی: { $list }.
}
imhotep-text-pyramids-next = { $stones ->
    [1] امتیاز فضای آخر: { $list }.
   *[other] امتیاز سنگ‌های بعدی: { $list }.
}
imhotep-text-pyramids-full = همه‌ی فضاها پر است. هر سنگ اضافه ۱ امتیاز دارد.
imhotep-text-pyramid = { $pyramid ->
    [left] هرم چپ، { $stones } فضا از { $spaces } فضا پر است: { $list }.
    [middle] هرم میانی، { $stones } فضا از { $spaces } فضا پر است: { $list }.
   *[right] هرم راست، { $stones } فضا از { $spaces } فضا پر است: { $list }.
}
imhotep-text-pyramid-empty = { $pyramid ->
    [left] هرم چپ: هنوز سنگی نیست.
    [middle] هرم میانی: هنوز سنگی نیست.
   *[right] هرم راست: هنوز سنگی نیست.
}
imhotep-text-pyramid-next = { $bonus ->
    [card] بعدی: { $points } امتیاز و یک کارت از دسته.
    [stones] بعدی: { $points } امتیاز و سنگ برای ارابه.
    [load] بعدی: { $points } امتیاز و اجازه‌ی بار کردن یک سنگ.
   *[none] بعدی: { $points } امتیاز.
}
imhotep-text-temple = سنگ‌های رویی از چپ: { $list }.
imhotep-text-temple-space = { $bonus ->
    [card] { $who ->
        [you] فضای { $space } شما (یک کارت)
       *[other] فضای { $space } { $name } (یک کارت)
    }
    [stones] { $who ->
        [you] فضای { $space } شما (۱ امتیاز یا ۲ سنگ)
       *[other] فضای { $space } { $name } (۱ امتیاز یا ۲ سنگ)
    }
   *[none] { $who ->
        [you] فضای { $space } شما ({ $points } امتیاز)
       *[other] فضای { $space } { $name } ({ $points } امتیاز)
    }
}
imhotep-text-temple-space-empty = { $bonus ->
    [card] فضای { $space } خالی (یک کارت)
    [stones] فضای { $space } خالی (۱ امتیاز یا ۲ سنگ)
   *[none] فضای { $space } خالی ({ $points } امتیاز)
}
imhotep-text-column = ستون { $column } از بالا: { $list }.
imhotep-text-burial-next = { $row ->
    [1] سنگ بعدی به ستون { $column }، ردیف بالا می‌رود.
    [2] سنگ بعدی به ستون { $column }، ردیف میانی می‌رود.
   *[3] سنگ بعدی به ستون { $column }، ردیف پایین می‌رود.
}
imhotep-text-groups = { $groups ->
    [1] { $who ->
        [you] شما: یک گروه با اندازه‌ی { $list }، به ارزش { $points } امتیاز.
       *[other] { $name }: یک گروه با اندازه‌ی { $list }، به ارزش { $points } امتیاز.
    }
   *[other] { $who ->
        [you] شما: گروه‌هایی با اندازه‌ی { $list }، به ارزش { $points } امتیاز.
       *[other] { $name }: گروه‌هایی با اندازه‌ی { $list }، به ارزش { $points } امتیاز.
    }
}
imhotep-text-row = { $row ->
    [1] ردیف بالا: { $list }.
    [2] ردیف میانی: { $list }.
   *[3] ردیف پایین: { $list }.
}
imhotep-text-row-prizes = امتیاز هر ردیف برای بیشترین سنگ، نفر دوم و نفر سوم: { $list }.
imhotep-text-obelisk-prizes = امتیاز به ترتیب بلندی: { $list }.
imhotep-text-tower = { $who ->
    [you] شما { $points }
   *[other] { $name } { $points }
}
imhotep-text-towers = برج‌ها و امتیازهایشان: { $list }.
imhotep-text-tower-next = برج بعدی { $points } امتیاز دارد.
imhotep-text-waiting = سنگ‌های در انتظار: { $list }.

# ایمهوتپ: بازار
imhotep-text-place = جای { $place }: { $cardName } ({ $does }).
imhotep-text-place-empty = جای { $place }: برداشته شده.
imhotep-text-face-down = { $cards ->
    [1] جای { $place }: { $cards } کارت به پشت.
   *[other] جای { $place }: { $cards } کارت به پشت. هر کس آن‌ها را بردارد یکی را نگه می‌دارد.
}
imhotep-text-looked-at = فقط شما می‌بینید: { $cardName } ({ $does }).
imhotep-text-piles = { $cards } کارت در دسته، { $discarded } کارت سوخته.

# ایمهوتپ: بازیکنان
imhotep-text-hand = { $who ->
    [you] کارت‌های شما: { $list }.
   *[other] کارت‌های { $name }: { $list }.
}
imhotep-text-column-end = در پایان
imhotep-text-column-sled = ارابه
imhotep-text-column-quarry = معدن سنگ
imhotep-text-column-cards = کارت‌ها

# ایمهوتپ: آنچه پرسیده می‌شود
imhotep-text-question = { $who ->
    [you] { $question ->
        [turn] یک حرکت انجام دهید.
        [load] یک سنگ بار کنید: این بخشی از کارت شماست.
        [bonus_load] امتیاز ویژه: یک سنگ بار کنید یا صرف‌نظر کنید.
        [sail] سنگی روی کشتی‌ای بگذارید که می‌خواهید ببرید.
        [lever] کدام کشتی برود؟ سپس ترتیب تخلیه را شما تعیین می‌کنید.
        [unload] سنگ بعدی برای تخلیه کدام است؟
        [pick] یکی از کارت‌های بازار را بردارید.
        [keep] یکی از دو کارت را نگه دارید.
        [build] سنگ شما روی کدام هرم برود؟
        [bonus] از معبد امتیاز می‌گیرید یا سنگ؟
        [pass] حرکت مجازی ندارید و فقط می‌توانید پاس بدهید.
       *[other] تصمیم بگیرید.
    }
   *[other] { $question ->
        [load] { $name } یک سنگ بار می‌کند.
        [bonus_load] { $name } می‌تواند یک سنگ بار کند.
        [sail] { $name } روی کشتی‌ای سنگ می‌گذارد که سپس می‌رود.
        [lever] { $name } یک کشتی برای بردن انتخاب می‌کند.
        [unload] { $name } ترتیب تخلیه را تعیین می‌کند.
        [pick] { $name } یک کارت برمی‌دارد.
        [keep] { $name } یکی از دو کارت را نگه می‌دارد.
        [build] { $name } یک هرم انتخاب می‌کند.
        [bonus] { $name } امتیاز یا سنگ را انتخاب می‌کند.
       *[other] { $name } یک حرکت انجام می‌دهد.
    }
}

# ایمهوتپ: حرکت‌ها
imhotep-text-take = دریافت { $stones } سنگ
imhotep-text-load = بار کردن سنگ روی کشتی { $ship }، فضای { $space }
imhotep-text-sail = { $site ->
    [market] بردن کشتی { $ship } به بازار
    [pyramid] بردن کشتی { $ship } به هرم
    [pyramids] بردن کشتی { $ship } به اهرام
    [temple] بردن کشتی { $ship } به معبد
    [burial] بردن کشتی { $ship } به مقبره
   *[obelisks] بردن کشتی { $ship } به ابلیسک‌ها
}
imhotep-text-play = بازی کردن یک کارت: { $cardName }
imhotep-text-unload = { $who ->
    [you] تخلیه‌ی سنگ خودتان
   *[other] تخلیه‌ی یک سنگ: { $name }
}
imhotep-text-pick = برداشتن کارت { $place }: { $cardName }
imhotep-text-pick-hidden = دیدن دو کارت به پشت و نگه داشتن یکی
imhotep-text-keep = نگه داشتن کارت { $place }: { $cardName }
imhotep-text-build = { $pyramid ->
    [left] گذاشتن روی هرم چپ
    [middle] گذاشتن روی هرم میانی
   *[right] گذاشتن روی هرم راست
}
imhotep-text-bonus = { $bonus ->
    [point] گرفتن امتیاز معبد
   *[stones] گرفتن ۲ سنگ به‌جای امتیاز
}
imhotep-text-skip = بار نکردن سنگ
imhotep-text-pass = پاس

# ایمهوتپ: نتیجه‌ی حرکت‌ها
imhotep-text-sled-then = ارابه‌ی شما { $stones } سنگ خواهد داشت
imhotep-text-then-may-sail = کشتی آماده‌ی رفتن می‌شود
imhotep-text-then-needs = کشتی هنوز { $stones } سنگ دیگر می‌خواهد
imhotep-text-gain-cards = { $who ->
    [you] شما { $cards } کارت
   *[other] { $name } { $cards } کارت
}
imhotep-text-gain-range = { $who ->
    [you] شما از { $changeLeast } تا { $changeMost }
   *[other] { $name } از { $changeLeast } تا { $changeMost }
}
imhotep-text-card-does = { $card ->
    [entrance] فوری: ۱ سنگ از معدن سنگ به هرم
    [sarcophagus] فوری: ۱ سنگ از معدن سنگ به مقبره
    [paved_path] فوری: ۱ سنگ از معدن سنگ به ابلیسک شما
    [pyramid_decoration] در پایان: برای هر ۳ سنگ روی هرم ۱ امتیاز
    [temple_decoration] در پایان: برای هر ۳ سنگ معبد ۱ امتیاز
    [burial_decoration] در پایان: برای هر ۳ سنگ مقبره ۱ امتیاز
    [obelisk_decoration] در پایان: برای هر ۳ سنگ ابلیسک‌ها ۱ امتیاز
    [statue] در پایان: برای ۱ تا ۵ مجسمه به ترتیب ۱، ۳، ۶، ۱۰ یا ۱۵ امتیاز
    [lever] یک کشتی را ببرید و ترتیب تخلیه را تعیین کنید
    [hammer] تا ۳ سنگ بگیرید، سپس ۱ سنگ بار کنید
    [sail] ۱ سنگ بار کنید، سپس همان کشتی را ببرید
   *[chisel] ۲ سنگ بار کنید
}

# آنوبیکس: عنوان‌ها
anubixx-text-dice = تاس‌ها
anubixx-text-sheet = { $who ->
    [you] برگه‌ی شما
   *[other] برگه: { $name }
}
anubixx-text-sheets = برگه‌های دیگران
anubixx-text-sheet-of = { $name }
anubixx-text-bonuses = امتیازهای ویژه، هر کدام { $points } امتیاز
anubixx-text-part = { $part ->
    [pyramid] هرم: بالاترین طبقه‌ی ضربدرخورده حساب می‌شود
    [arch] طاق نصرت: ستون کوتاه‌تر حساب می‌شود
    [relief] نقش‌برجسته: هر بار دو خانه‌ی کنار هم
   *[payment] برای پرداخت
}
anubixx-text-part-of = { $part ->
    [pyramid] هرم.
    [arch] طاق نصرت.
    [relief] نقش‌برجسته.
   *[payment] برای پرداخت.
}
anubixx-text-colour = { $colour ->
    [R] قرمز
    [B] آبی
    [V] بنفش
    [O] نارنجی
    [G] سبز
   *[Y] زرد
}

# آنوبیکس: تاس‌ها
anubixx-text-rolled = { $who ->
    [you] تاس این دور را شما ریختید.
   *[other] تاس این دور را { $name } ریخت.
}
anubixx-text-dice-middle = { $dice ->
    [0] تاس آزادی نیست.
   *[other] { $dice } تاس آزاد است: { $list }.
}
anubixx-text-dice-held = برداشته‌شده برای این حرکت: { $list }.
anubixx-text-dice-blocked = قفل تا پایان دور: { $list }.
anubixx-text-order = ترتیب نوبت‌ها در این دور: { $list }.

# آنوبیکس: یک خانه با شماره و رنگش، در فهرست
anubixx-text-stone = { $colour ->
    [R] شماره‌ی { $number } قرمز
    [B] شماره‌ی { $number } آبی
    [V] شماره‌ی { $number } بنفش
    [O] شماره‌ی { $number } نارنجی
    [G] شماره‌ی { $number } سبز
   *[Y] شماره‌ی { $number } زرد
}
anubixx-text-stone-symbol = { $colour ->
    [R] شماره‌ی { $number } قرمز با { $symbol }
    [B] شماره‌ی { $number } آبی با { $symbol }
    [V] شماره‌ی { $number } بنفش با { $symbol }
    [O] شماره‌ی { $number } نارنجی با { $symbol }
    [G] شماره‌ی { $number } سبز با { $symbol }
   *[Y] شماره‌ی { $number } زرد با { $symbol }
}
anubixx-text-crossed = ضربدرخورده: { $list }.
anubixx-text-level = طبقه‌ی { $level } با { $points } امتیاز، باز: { $list }.
anubixx-text-level-complete = طبقه‌ی { $level } با { $points } امتیاز کامل است.
anubixx-text-column = { $column ->
    [L] ستون چپ از پایین، باز: { $list }.
   *[R] ستون راست از پایین، باز: { $list }.
}
anubixx-text-column-complete = { $column ->
    [L] ستون چپ کامل است.
   *[R] ستون راست کامل است.
}
anubixx-text-arch-points = { $level ->
    [0] امتیاز به ترتیب بلندی: { $list }. هنوز به هیچ بلندی‌ای نرسیده است.
   *[other] امتیاز به ترتیب بلندی: { $list }. به بلندی { $level } رسیده است.
}
anubixx-text-keystone = { $colour ->
    [R] سنگ کلید قرمز است، برای { $points } امتیاز؛ به هر دو ستون نیاز دارد.
    [B] سنگ کلید آبی است، برای { $points } امتیاز؛ به هر دو ستون نیاز دارد.
    [V] سنگ کلید بنفش است، برای { $points } امتیاز؛ به هر دو ستون نیاز دارد.
    [O] سنگ کلید نارنجی است، برای { $points } امتیاز؛ به هر دو ستون نیاز دارد.
    [G] سنگ کلید سبز است، برای { $points } امتیاز؛ به هر دو ستون نیاز دارد.
   *[Y] سنگ کلید زرد است، برای { $points } امتیاز؛ به هر دو ستون نیاز دارد.
}
anubixx-text-keystone-done = سنگ کلید گذاشته شده است.
anubixx-text-row = ردیف { $row }، باز: { $list }.
anubixx-text-row-complete = ردیف { $row } کامل است.
anubixx-text-relief-next = { $now } خانه ضربدر خورده است؛ با { $fields } خانه، { $points } امتیاز دارد.
anubixx-text-quarry = { $stones ->
    [1] معدن سنگ، { $stones } سنگ برای پرداخت: { $list }.
   *[other] معدن سنگ، { $stones } سنگ برای پرداخت، از چپ: { $list }.
}
anubixx-text-quarry-empty = معدن سنگ: سنگی برای پرداخت نمانده است.
anubixx-text-jokers = { $jokers ->
    [0] جوکری نمانده است.
   *[other] { $jokers } جوکر مانده است.
}

# آنوبیکس: جای یک خانه، در فهرست
anubixx-text-place-pyramid = هرم طبقه‌ی { $row } سنگ { $column }
anubixx-text-place-arch = { $column ->
    [L] ستون چپ طاق نصرت طبقه‌ی { $level }
   *[R] ستون راست طاق نصرت طبقه‌ی { $level }
}
anubixx-text-place-keystone = سنگ کلید طاق نصرت
anubixx-text-place-relief = نقش‌برجسته ردیف { $row } خانه‌ی { $column }
anubixx-text-coloured-place = { $colour ->
    [R] { $place } (قرمز)
    [B] { $place } (آبی)
    [V] { $place } (بنفش)
    [O] { $place } (نارنجی)
    [G] { $place } (سبز)
   *[Y] { $place } (زرد)
}

# آنوبیکس: امتیازهای ویژه
anubixx-text-bonus = { $status ->
    [open] { $symbol }، باز: { $list }.
    [last_chance] { $symbol }، با پایان این دور بسته می‌شود: { $list }.
   *[closed] { $symbol }، بسته: { $list }.
}
anubixx-text-bonus-had = دارنده: { $list }.
anubixx-text-end-bonus = یک امتیاز ویژه‌ی دیگر برای هر کس که هنگام پایان بازی دو بنای کامل‌شده دارد.

# آنوبیکس: عنوان ستون‌های عددی
anubixx-text-column-pyramid = طبقه‌ی هرم
anubixx-text-column-arch = بلندی طاق نصرت
anubixx-text-column-relief = خانه‌های نقش‌برجسته
anubixx-text-column-quarry = معدن سنگ
anubixx-text-column-jokers = جوکرها

# آنوبیکس: آنچه پرسیده می‌شود
anubixx-text-question = { $who ->
    [you] { $question ->
        [second] سنگ دوم را ضربدر بزنید یا حرکت را پایان دهید.
        [nothing] بهای هیچ سنگی را نمی‌توان پرداخت.
       *[action] یک یا دو سنگ، یا دو خانه‌ی کنار هم نقش‌برجسته را ضربدر بزنید.
    }
   *[other] { $question ->
        [second] { $name } می‌تواند سنگ دوم را ضربدر بزند.
       *[action] { $name } حرکت می‌کند.
    }
}

# آنوبیکس: حرکت‌ها
anubixx-text-cross = { $jokers ->
    [0] ضربدر روی { $list }
    [1] { $which ->
        [0] ضربدر با یک جوکر: { $list }
        [1] ضربدر با یک جوکر برای اولی: { $list }
       *[2] ضربدر با یک جوکر برای دومی: { $list }
    }
   *[other] ضربدر با { $jokers } جوکر: { $list }
}
anubixx-text-done = { $question ->
    [second] پایان حرکت
   *[action] بدون ضربدر
}

# آنوبیکس: نتیجه‌ی حرکت‌ها
anubixx-text-pays = { $payment ->
    [die] پرداخت با { $number } تاس
    [quarry] پرداخت از معدن سنگ
   *[joker] پرداخت با { $number } جوکر
}
anubixx-text-cost = بهای آن { $points } امتیاز
anubixx-text-earns = امتیاز ویژه: { $symbol }
