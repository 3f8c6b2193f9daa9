# راهنمایی: حرکت‌ها و دلیل آن‌ها
hint-title = راهنمایی
hint-thinking = بگذارید فکر کنم…
hint-best = اگر بازی ادامه یابد، بیشتر از همه به پیروزی می‌رسد.
hint-none = اکنون پیشنهادی نیست.
hint-chance = بخت برد نزدیک به { $chance }
hint-note = با کلیک روی هر حرکت، همان بازی می‌شود. بهترین حرکت بالاتر است.

hint-expected-points = در پایان نزدیک به { $points } امتیاز خواهید داشت.

hint-take = { $stones } سنگ دیگر برای ارابه‌ی شما، که آن‌گاه { $sled } سنگ خواهد داشت.
hint-load = جایی روی کشتی { $ship }، که آن‌گاه { $mine } سنگ شما{ $others ->
    [0] {""}
   *[other] {" و"} { $others } سنگ دیگران
} را می‌برد.
hint-sail = { $mine } سنگ شما{ $others ->
    [0] {""}
   *[other] {" و"} { $others } سنگ دیگران
} به { $site ->
    [market] بازار
    [pyramids] اهرام
    [temple] معبد
    [burial] مقبره
   *[obelisks] ابلیسک‌ها
} می‌رسد.
hint-sail-empty = { $others } سنگ دیگران به { $site ->
    [market] بازار
    [pyramids] اهرام
    [temple] معبد
    [burial] مقبره
   *[obelisks] ابلیسک‌ها
} می‌رود و از جاهای بهتر دور می‌ماند.
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
hint-pick-hidden = انتخاب از میان دو کارت به پشت، از آنچه رو است بهتر است.
hint-build = { $points } امتیاز روی هرم { $pyramid ->
    [left] چپ
    [middle] میانی
   *[right] راست
}.
hint-bonus-point = امتیاز از سنگ‌ها باارزش‌تر است.
hint-bonus-stones = سنگ‌ها از امتیاز باارزش‌ترند.
hint-unload = این ترتیب برای شما بهترین است.
hint-wait = کار بهتری نمی‌توان کرد.

move-take = دریافت سنگ
move-load = گذاشتن سنگ روی کشتی { $ship }، فضای { $space }
move-sail = بردن کشتی { $ship } به { $site ->
    [market] بازار
    [pyramids] اهرام
    [temple] معبد
    [burial] مقبره
   *[obelisks] ابلیسک‌ها
}
move-play = بازی کردن { $card ->
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
move-unload = تخلیه‌ی سنگی از { $name }
move-pick = برداشتن کارت بازار از جای { $place }
move-keep = نگه داشتن کارت به پشت { $place }
move-build = ساختن روی هرم { $pyramid ->
    [left] چپ
    [middle] میانی
   *[right] راست
}
move-bonus-point = گرفتن امتیاز
move-bonus-stones = گرفتن سنگ‌ها
move-skip = چیزی بار نکردن
move-pass = پاس
move-pyramid = ضربدر روی هرم، طبقه‌ی { $level }، سنگ { $stone }{ $jokers ->
    [0] {""}
    [1] ، با یک جوکر
   *[other] ، با { $jokers } جوکر
}
move-arch = ضربدر روی ستون { $column ->
    [left] چپ
   *[right] راست
} طاق، طبقه‌ی { $level }{ $jokers ->
    [0] {""}
    [1] ، با یک جوکر
   *[other] ، با { $jokers } جوکر
}
move-keystone = ضربدر روی سنگ کلید{ $jokers ->
    [0] {""}
    [1] ، با یک جوکر
   *[other] ، با { $jokers } جوکر
}
move-relief = { $jokers ->
    [0] ضربدر روی دو خانه‌ی نقش‌برجسته: ردیف { $row }، خانه‌ی { $column }؛ ردیف { $row2 }، خانه‌ی { $column2 }
   *[other] ضربدر روی دو خانه‌ی نقش‌برجسته با { $jokers } جوکر: ردیف { $row }، خانه‌ی { $column }؛ ردیف { $row2 }، خانه‌ی { $column2 }
}
move-done = پایان حرکت
