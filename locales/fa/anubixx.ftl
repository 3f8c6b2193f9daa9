# میز آنوبیکس، رویدادها و راهنمایی‌های آن
colour-R = قرمز
colour-B = آبی
colour-V = بنفش
colour-O = نارنجی
colour-G = سبز
colour-Y = زرد

anubixx-stone = { $colour ->
    [R] سنگ قرمز
    [B] سنگ آبی
    [V] سنگ بنفش
    [O] سنگ نارنجی
    [G] سنگ سبز
   *[Y] سنگ زرد
}
anubixx-die = { $colour ->
    [R] تاس قرمز
    [B] تاس آبی
    [V] تاس بنفش
    [O] تاس نارنجی
    [G] تاس سبز
   *[Y] تاس زرد
}

anubixx-part-pyramid = هرم
anubixx-part-arch = طاق نصرت
anubixx-part-relief = نقش‌برجسته
anubixx-part-bonuses = امتیازهای ویژه
anubixx-part-quarry = معدن سنگ
anubixx-part-jokers = جوکرها
anubixx-relief-note = هر بار دو خانه‌ی کنار هم
anubixx-quarry-note = از چپ به راست؛ سنگ جاافتاده از دست می‌رود

anubixx-pyramid-tip = طبقه‌ی پایین آزاد است؛ هر سنگ بالاتر به هر دو سنگ زیر خود نیاز دارد. بالاترین طبقه‌ی ضربدرخورده حساب می‌شود.
anubixx-arch-tip = دو ستون از پایین به بالا ساخته می‌شوند و ستون کوتاه‌تر حساب می‌شود. سنگ کلید پس از کامل شدن هر دو ستون گذاشته می‌شود.
anubixx-relief-tip = همیشه دو خانه‌ی کنار هم در یک حرکت، بدون هیچ سنگ دیگری.
anubixx-bonuses-tip = پیش از بسته شدن هر امتیاز ویژه، آخرین خانه‌ی آن نماد را ضربدر بزنید: ۳ امتیاز.
anubixx-quarry-tip = وقتی تاسی برای سنگ نیست، از اینجا بپردازید. فقط سنگ‌های سمت راستِ آخرین سنگ خط‌خورده قابل استفاده‌اند و هر کدام در پایان ۱ امتیاز دارند.
anubixx-jokers-tip = وقتی تاسی برای سنگ نیست، با جوکر هم می‌توانید بپردازید. هر جوکر استفاده‌نشده در پایان ۲ امتیاز دارد.
anubixx-quarry-usable = { anubixx-stone }: می‌توان با آن پرداخت، وگرنه در پایان ۱ امتیاز دارد
anubixx-quarry-struck = { anubixx-stone }: برای پرداخت خط خورده است
anubixx-quarry-lost = { anubixx-stone }: جا افتاده و از دست رفته است
anubixx-joker-left = جوکر: برای پرداخت هر سنگ بدون تاس، وگرنه در پایان ۲ امتیاز
anubixx-joker-used = جوکر: استفاده شده است
anubixx-joker-out = جوکر: با این تعداد بازیکن در بازی نیست

anubixx-symbol-scarab = اسکاراب
anubixx-symbol-ankh = آنخ
anubixx-symbol-eye = چشم
anubixx-symbol-snake = مار
anubixx-symbol-falcon = شاهین
anubixx-symbol-cat = گربه
anubixx-symbol-lotus = نیلوفر آبی

anubixx-bonus-open = باز
anubixx-bonus-yours = مال شما
anubixx-bonus-closed = بسته
anubixx-bonus-last-chance = آخرین فرصت
anubixx-bonus-last-short = آخرین!
anubixx-bonus-open-tip = هنوز هیچ‌کس آن را نگرفته است.
anubixx-bonus-yours-tip = مال شماست.
anubixx-bonus-closed-tip = برای دیگران بسته است.
anubixx-bonus-last-chance-tip = با پایان این دور بسته می‌شود.
anubixx-bonus-tip = { $number ->
    [one] { $symbol }. خانه‌ی آن: { $fields }.
   *[other] { $symbol }. همه‌ی خانه‌های آن: { $fields }.
}
anubixx-bonus-had = دارنده: { $names }.
anubixx-end-bonus = در پایان
anubixx-end-bonus-short = پایان
anubixx-end-bonus-tip = امتیاز ویژه‌ی پایان: هر کس هنگام پایان بازی دو بنای کامل‌شده داشته باشد { $points } امتیاز می‌گیرد.

anubixx-field-pyramid = هرم، طبقه‌ی { $row }، سنگ { $column }
anubixx-field-arch = { $column ->
    [L] طاق نصرت، ستون چپ، طبقه‌ی { $level }
    [R] طاق نصرت، ستون راست، طبقه‌ی { $level }
   *[k] طاق نصرت، سنگ کلید
}
anubixx-field-relief = نقش‌برجسته، ردیف { $row }، خانه‌ی { $column }
anubixx-offer = { $how ->
    [picked] { $field }. { anubixx-stone }: انتخاب شد؛ حالا خانه‌ی کناری را انتخاب کنید.
    [die] { $field }. { anubixx-stone }: پرداخت با تاس.
   *[other] { $field }. { anubixx-stone }: پرداخت از معدن سنگ یا با جوکر.
}
anubixx-field-symbol = نماد: { $symbol }.

anubixx-blocked = { $field }. { anubixx-stone }: { $why }

anubixx-sheet-name = برگه: { $name }
anubixx-sheet-letter = برگه‌ی { $sheet }
anubixx-sheet-of = برگه‌ی { $sheet }: { $name }
anubixx-open-sheet = { $name }، { $points } امتیاز: نمایش برگه
anubixx-previous-sheet = برگه‌ی پیشین
anubixx-next-sheet = برگه‌ی بعدی
anubixx-rivals = برگه‌های بازیکنان دیگر

anubixx-dice = تاس‌ها
anubixx-rolled = { $name } تاس ریخت
anubixx-you-rolled = شما تاس ریختید
anubixx-keeps = تاس‌های استفاده‌شده قفل‌اند
anubixx-keeps-none = هنوز تاسی استفاده نشده
anubixx-middle = مرکز میز
anubixx-middle-note = آزاد برای برداشتن
anubixx-middle-short = آزاد
anubixx-middle-empty = تاسی نمانده است
anubixx-die-middle = { anubixx-die }: آزاد برای برداشتن
anubixx-die-held = { anubixx-die }: برداشته‌شده برای این حرکت
anubixx-die-blocked = { anubixx-die }: تا پایان دور قفل است. استفاده‌کننده: { $name }
anubixx-order = ترتیب نوبت‌ها در این دور
anubixx-acted = حرکت کرده است
anubixx-acting = در حال حرکت
anubixx-waits = در انتظار
anubixx-place = جایگاه { $place }

anubixx-score-of = ریز امتیازها: { $name }
anubixx-total = اکنون
anubixx-total-over = جمع
anubixx-best-rival = بهترینِ دیگران: { $points }

anubixx-ask-action = حرکت شما
anubixx-ask-action-named = { $name }، حرکت شما
anubixx-ask-action-text = یک یا دو سنگ، یا یک جفت خانه‌ی نقش‌برجسته را ضربدر بزنید. بهای هر چه را که می‌درخشد می‌توانید بپردازید؛ خط پررنگ یعنی پرداخت با تاس.
anubixx-ask-second = سنگ دوم؟
anubixx-ask-second-text = یک سنگ دیگر در هرم یا طاق نصرت، یا پایان حرکت.
anubixx-ask-nothing = اکنون بهای هیچ سنگی را نمی‌توان پرداخت.
anubixx-ask-neighbour = کدام خانه‌ی کناری؟
anubixx-ask-neighbour-text = خانه‌ی دوم را انتخاب کنید: کنار، بالا یا پایین خانه‌ی اول.
anubixx-ask-pay = چگونه می‌پردازید؟
anubixx-ask-pay-text = { $number ->
    [one] رنگی که تاسی در مرکز میز ندارد: { $colours }.
   *[other] رنگ‌هایی که تاسی در مرکز میز ندارند: { $colours }.
}
anubixx-ask-other = نوبت: { $name }
anubixx-ask-other-text = تاس‌هایی که بازیکن فعال برمی‌دارد تا پایان دور قفل می‌مانند؛ بقیه برمی‌گردند.
anubixx-ask-you-next = نفر بعدی شمایید.
anubixx-ask-you-after = نوبت شما بعدتر است. پیش از شما: { $name }.
anubixx-ask-you-acted = شما در این دور حرکت کرده‌اید. تاس‌هایی که بازیکن فعال برداشته تا پایان دور قفل‌اند.
anubixx-ask-over = بازی تمام شد
anubixx-ask-winner = { $number ->
    [one] { $names } با { $points } امتیاز برنده شد.
   *[other] { $names } با { $points } امتیاز مشترکاً برنده شدند.
}
anubixx-done-button = پایان حرکت
anubixx-done-without = بدون ضربدر
anubixx-hint-number = راهنمایی { $number }
anubixx-take-back = برگرداندن
anubixx-pay-die = { anubixx-stone }: برداشتن تاس
anubixx-pay-quarry = { anubixx-stone }: خط زدن از معدن سنگ
anubixx-pay-joker = { anubixx-stone }: خط زدن یک جوکر
anubixx-way-die = تاس
anubixx-way-quarry = معدن
anubixx-way-joker = جوکر
anubixx-costs = { $points } امتیاز کمتر
anubixx-also-lost = { $stones } سنگ از دست می‌رود
anubixx-jokers-left = { $jokers ->
    [0] جوکری نمی‌ماند
   *[other] { $jokers } جوکر می‌ماند
}
anubixx-pay = پرداخت
anubixx-lost = هدر
anubixx-call = { $symbol }! { $points }
anubixx-gain = { $points } امتیاز بیشتر
anubixx-price = بهای پرداخت: { $points } امتیاز
anubixx-free = پرداخت با تاس؛ چیزی از دست نمی‌رود

anubixx-print = چاپ برگه‌ها
anubixx-print-now = چاپ
anubixx-print-blank = برگه‌های خالی
anubixx-save-svg = برگه‌ی { $sheet } به‌صورت SVG

# رویدادها
anubixx-cross-pyramid = { $who ->
    [you] { $colour ->
        [R] شما سنگ قرمز طبقه‌ی { $row } هرم را ضربدر زدید.
        [B] شما سنگ آبی طبقه‌ی { $row } هرم را ضربدر زدید.
        [V] شما سنگ بنفش طبقه‌ی { $row } هرم را ضربدر زدید.
        [O] شما سنگ نارنجی طبقه‌ی { $row } هرم را ضربدر زدید.
        [G] شما سنگ سبز طبقه‌ی { $row } هرم را ضربدر زدید.
       *[Y] شما سنگ زرد طبقه‌ی { $row } هرم را ضربدر زدید.
    }
   *[other] { $colour ->
        [R] { $name } سنگ قرمز طبقه‌ی { $row } هرم را ضربدر زد.
        [B] { $name } سنگ آبی طبقه‌ی { $row } هرم را ضربدر زد.
        [V] { $name } سنگ بنفش طبقه‌ی { $row } هرم را ضربدر زد.
        [O] { $name } سنگ نارنجی طبقه‌ی { $row } هرم را ضربدر زد.
        [G] { $name } سنگ سبز طبقه‌ی { $row } هرم را ضربدر زد.
       *[Y] { $name } سنگ زرد طبقه‌ی { $row } هرم را ضربدر زد.
    }
}
anubixx-cross-arch = { $who ->
    [you] { $column ->
        [L] { $colour ->
            [R] شما سنگ قرمز ستون چپ طاق نصرت را ضربدر زدید.
            [B] شما سنگ آبی ستون چپ طاق نصرت را ضربدر زدید.
            [V] شما سنگ بنفش ستون چپ طاق نصرت را ضربدر زدید.
            [O] شما سنگ نارنجی ستون چپ طاق نصرت را ضربدر زدید.
            [G] شما سنگ سبز ستون چپ طاق نصرت را ضربدر زدید.
           *[Y] شما سنگ زرد ستون چپ طاق نصرت را ضربدر زدید.
        }
       *[R] { $colour ->
            [R] شما سنگ قرمز ستون راست طاق نصرت را ضربدر زدید.
            [B] شما سنگ آبی ستون راست طاق نصرت را ضربدر زدید.
            [V] شما سنگ بنفش ستون راست طاق نصرت را ضربدر زدید.
            [O] شما سنگ نارنجی ستون راست طاق نصرت را ضربدر زدید.
            [G] شما سنگ سبز ستون راست طاق نصرت را ضربدر زدید.
           *[Y] شما سنگ زرد ستون راست طاق نصرت را ضربدر زدید.
        }
    }
   *[other] { $column ->
        [L] { $colour ->
            [R] { $name } سنگ قرمز ستون چپ طاق نصرت را ضربدر زد.
            [B] { $name } سنگ آبی ستون چپ طاق نصرت را ضربدر زد.
            [V] { $name } سنگ بنفش ستون چپ طاق نصرت را ضربدر زد.
            [O] { $name } سنگ نارنجی ستون چپ طاق نصرت را ضربدر زد.
            [G] { $name } سنگ سبز ستون چپ طاق نصرت را ضربدر زد.
           *[Y] { $name } سنگ زرد ستون چپ طاق نصرت را ضربدر زد.
        }
       *[R] { $colour ->
            [R] { $name } سنگ قرمز ستون راست طاق نصرت را ضربدر زد.
            [B] { $name } سنگ آبی ستون راست طاق نصرت را ضربدر زد.
            [V] { $name } سنگ بنفش ستون راست طاق نصرت را ضربدر زد.
            [O] { $name } سنگ نارنجی ستون راست طاق نصرت را ضربدر زد.
            [G] { $name } سنگ سبز ستون راست طاق نصرت را ضربدر زد.
           *[Y] { $name } سنگ زرد ستون راست طاق نصرت را ضربدر زد.
        }
    }
}
anubixx-cross-keystone = { $who ->
    [you] شما سنگ کلید طاق نصرت را گذاشتید.
   *[other] { $name } سنگ کلید طاق نصرت را گذاشت.
}
anubixx-cross-relief = { $who ->
    [you] شما دو خانه‌ی نقش‌برجسته را ضربدر زدید: { $colours }.
   *[other] { $name } دو خانه‌ی نقش‌برجسته را ضربدر زد: { $colours }.
}
anubixx-done = { $who ->
    [you] شما حرکتتان را پایان دادید.
   *[other] { $name } حرکتش را پایان داد.
}
anubixx-paid-quarry = { $lost ->
    [0] { $stones } سنگ از معدن پرداخت شد.
   *[other] { $stones } سنگ از معدن پرداخت شد و { $lost } سنگ از دست رفت.
}
anubixx-roll = { $who ->
    [you] شما تاس ریختید: { $colours }.
   *[other] { $name } تاس ریخت: { $colours }.
}
anubixx-paid-joker = با { $jokers } جوکر پرداخت شد.
anubixx-bonus = امتیاز ویژه‌ی نماد: { $symbolName }، { $points } امتیاز.
anubixx-finished = { $building ->
    [pyramid] هرم کامل شد!
    [arch] طاق نصرت کامل شد!
   *[relief] نقش‌برجسته کامل شد!
}

# دلیل راهنمایی‌ها
hint-cross-free = { $stones } سنگ، پرداخت با تاس.
hint-cross-paid = { $stones } سنگ، هرچند به بهای { $cost } امتیاز از معدن سنگ و جوکرها.
hint-cross-points = بلافاصله { $points } امتیاز بیشتر.
hint-done = این‌طور معدن سنگ و جوکرها برای بعد می‌ماند.
