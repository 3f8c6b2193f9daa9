# راهنمایی: حرکت‌ها و دلیل آن‌ها
hint-title = راهنمایی
hint-thinking = بگذارید فکر کنم…
hint-best = با این حرکت، در ادامه‌ی بازی بیشتر از همه می‌برید.
hint-none = اکنون پیشنهادی نیست.
hint-chance = احتمال برد: حدود { $chance }
hint-note = روی هر حرکت کلیک کنید تا انجام شود. بهترین حرکت بالاتر از همه است.

hint-expected-points = در پایان حدود { $points } امتیاز خواهید داشت.

# جایی که امتیاز از آن می‌آید، در میان جمله
hint-at = { $source ->
    [pyramids] از اهرام
    [temple] از معبد
    [burial] از مقبره
    [obelisks] از ابلیسک‌ها
    [decorations] از تزئینات
    [statues] از مجسمه‌ها
    [blue_cards] از کارت‌های آبی
    [wrath] از خشم فرعون
    [pyramid] از هرم
    [arch] از طاق نصرت
    [relief] از نقش‌برجسته
    [bonuses] از امتیازهای ویژه
    [quarry] از معدن سنگ
    [jokers] از جوکرها
   *[other] ({ $sourceName })
}
# آنچه ادامه‌ی بازی پس از یک حرکت می‌آورد
hint-line-gain = { $who ->
    [you] در ادامه‌ی بازی، { hint-at } { $points } امتیاز می‌گیرید.
   *[other] در ادامه‌ی بازی، { $name } { hint-at } { $points } امتیاز می‌گیرد.
}
hint-line-fewer = { $who ->
    [you] وگرنه { hint-at } { $points } امتیاز کمتر می‌گیرید.
   *[other] وگرنه { $name } { hint-at } { $points } امتیاز کمتر می‌گیرد.
}
hint-line-more = { $who ->
    [you] وگرنه { hint-at } { $points } امتیاز بیشتر می‌گیرید.
   *[other] وگرنه { $name } { hint-at } { $points } امتیاز بیشتر می‌گیرد.
}

hint-take = { $stones } سنگ به ارابه‌ی شما می‌آید و ارابه { $sled } سنگ خواهد داشت.
hint-load = { $others ->
    [0] روی کشتی { $ship } جا می‌گیرید: { $mine } سنگ شما روی آن خواهد بود.
   *[other] روی کشتی { $ship } جا می‌گیرید: { $mine } سنگ شما و { $others } سنگ دیگران روی آن خواهد بود.
}
hint-sail = { $site ->
    [market] { $others ->
        [0] { $mine } سنگ شما به بازار می‌رسد.
       *[other] { $mine } سنگ شما و { $others } سنگ دیگران به بازار می‌رسد.
    }
    [pyramid] { $others ->
        [0] { $mine } سنگ شما به هرم می‌رسد.
       *[other] { $mine } سنگ شما و { $others } سنگ دیگران به هرم می‌رسد.
    }
    [pyramids] { $others ->
        [0] { $mine } سنگ شما به اهرام می‌رسد.
       *[other] { $mine } سنگ شما و { $others } سنگ دیگران به اهرام می‌رسد.
    }
    [temple] { $others ->
        [0] { $mine } سنگ شما به معبد می‌رسد.
       *[other] { $mine } سنگ شما و { $others } سنگ دیگران به معبد می‌رسد.
    }
    [burial] { $others ->
        [0] { $mine } سنگ شما به مقبره می‌رسد.
       *[other] { $mine } سنگ شما و { $others } سنگ دیگران به مقبره می‌رسد.
    }
   *[obelisks] { $others ->
        [0] { $mine } سنگ شما به ابلیسک‌ها می‌رسد.
       *[other] { $mine } سنگ شما و { $others } سنگ دیگران به ابلیسک‌ها می‌رسد.
    }
}
hint-sail-empty = { $site ->
    [market] { $others } سنگ دیگران به بازار می‌رود و از کارگاه‌های بهتر دور می‌ماند.
    [pyramid] { $others } سنگ دیگران به هرم می‌رود و از کارگاه‌های بهتر دور می‌ماند.
    [pyramids] { $others } سنگ دیگران به اهرام می‌رود و از کارگاه‌های بهتر دور می‌ماند.
    [temple] { $others } سنگ دیگران به معبد می‌رود و از کارگاه‌های بهتر دور می‌ماند.
    [burial] { $others } سنگ دیگران به مقبره می‌رود و از کارگاه‌های بهتر دور می‌ماند.
   *[obelisks] { $others } سنگ دیگران به ابلیسک‌ها می‌رود و از کارگاه‌های بهتر دور می‌ماند.
}
hint-card = اکنون وقت این کارت است: { $card ->
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
}.
hint-pick = این کارت برای شما از همه باارزش‌تر است: { $card ->
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
}.
hint-pick-hidden = انتخاب از میان دو کارت به پشت، از کارت‌های به رو بهتر است.
hint-build = { $pyramid ->
    [left] { $points } امتیاز روی هرم چپ.
    [middle] { $points } امتیاز روی هرم میانی.
   *[right] { $points } امتیاز روی هرم راست.
}
hint-bonus-point = امتیاز از سنگ‌ها باارزش‌تر است.
hint-bonus-stones = سنگ‌ها از امتیاز باارزش‌ترند.
hint-unload = این ترتیب برای شما بهترین است.
hint-wait = کار بهتری نمی‌توان کرد.

move-take = دریافت سنگ
move-load = بار کردن سنگ روی کشتی { $ship }، فضای { $space }
move-sail = { $site ->
    [market] بردن کشتی { $ship } به بازار
    [pyramid] بردن کشتی { $ship } به هرم
    [pyramids] بردن کشتی { $ship } به اهرام
    [temple] بردن کشتی { $ship } به معبد
    [burial] بردن کشتی { $ship } به مقبره
   *[obelisks] بردن کشتی { $ship } به ابلیسک‌ها
}
move-play = بازی کردن کارت { $card ->
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
move-unload = تخلیه‌ی یک سنگ: { $name }
move-pick = برداشتن کارت شماره‌ی { $place } بازار
move-keep = نگه داشتن کارت شماره‌ی { $place } از دو کارت به پشت
move-build = { $pyramid ->
    [left] گذاشتن سنگ روی هرم چپ
    [middle] گذاشتن سنگ روی هرم میانی
   *[right] گذاشتن سنگ روی هرم راست
}
move-bonus-point = گرفتن امتیاز
move-bonus-stones = گرفتن سنگ‌ها
move-skip = بار نکردن سنگ
move-pass = پاس
move-pyramid = { $jokers ->
    [0] ضربدر روی هرم، طبقه‌ی { $level }، سنگ { $stone }
   *[other] ضربدر روی هرم با یک جوکر، طبقه‌ی { $level }، سنگ { $stone }
}
move-arch = { $column ->
    [left] { $jokers ->
        [0] ضربدر روی ستون چپ طاق نصرت، طبقه‌ی { $level }
       *[other] ضربدر روی ستون چپ طاق نصرت با یک جوکر، طبقه‌ی { $level }
    }
   *[right] { $jokers ->
        [0] ضربدر روی ستون راست طاق نصرت، طبقه‌ی { $level }
       *[other] ضربدر روی ستون راست طاق نصرت با یک جوکر، طبقه‌ی { $level }
    }
}
move-keystone = { $jokers ->
    [0] ضربدر روی سنگ کلید
   *[other] ضربدر روی سنگ کلید با یک جوکر
}
move-relief = { $jokers ->
    [0] ضربدر روی دو خانه‌ی نقش‌برجسته: ردیف { $row }، خانه‌ی { $column }؛ ردیف { $row2 }، خانه‌ی { $column2 }
   *[other] ضربدر روی دو خانه‌ی نقش‌برجسته با { $jokers } جوکر: ردیف { $row }، خانه‌ی { $column }؛ ردیف { $row2 }، خانه‌ی { $column2 }
}
move-done = پایان حرکت
