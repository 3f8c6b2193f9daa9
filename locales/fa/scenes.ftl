# آنچه هنگام روی دادن نشان داده می‌شود، و آنچه از نوبت پیشین شما گذشته است
scene-skip = رد کردن
scene-skip-key = Space
scene-nobody = هیچ‌کس
scene-final-count = شمارش پایانی

scene-sail = { $who ->
    [you] شما
   *[other] { $name }
} { $site ->
    [market] به بازار
    [pyramids] به هرم‌ها
    [temple] به معبد
    [burial] به مقبره
   *[obelisks] به ابلیسک‌ها
} { $who ->
    [you] می‌رانید
   *[other] می‌راند
}
scene-last-round = دور آخر تمام شد
scene-last-ship = آخرین کشتی می‌رود
scene-stone = سنگی از { $name } { $site ->
    [pyramids] برای هرم‌ها
    [temple] برای معبد
    [burial] برای مقبره
   *[obelisks] برای ابلیسک‌ها
}
scene-market = { $name } می‌تواند کارتی بردارد
scene-temple = معبد می‌شمارد
scene-temple-text = سنگ رویی هر خانه به حساب می‌آید.
scene-leave = کشتی‌ها بازمی‌گردند
scene-leave-cards = { $cards ->
    [one] یک کارت کنار گذاشته می‌شود.
   *[other] { $cards } کارت کنار گذاشته می‌شود.
}
scene-begins = { $who ->
    [you] شما آغاز می‌کنید
   *[other] { $name } آغاز می‌کند
}
scene-deal = بازار پر می‌شود
scene-groups = { $groups ->
    [one] یک گروه { $sizes }تایی
   *[other] گروه‌های { $sizes }تایی
}
scene-cards = { $cards ->
    [one] ۱ کارت
   *[other] { $cards } کارت
}
imhotep-step-return = هیچ‌کس نمی‌راند: کشتی‌ها می‌روند و سنگ‌هایشان به معدن بازمی‌گردند
imhotep-step-shuffle = کارت‌های کنارگذاشته بُر می‌خورند
imhotep-step-discard = { $name } کارت را کنار می‌گذارد
imhotep-step-card = { $name } کارتی می‌کشد
imhotep-step-load = { $name } سنگی بار می‌کند

since-title = از نوبت پیشین شما
since-show = دوباره نشان بده
since-hide = پنهان کن
since-imhotep-take = سنگ می‌گیرد
since-imhotep-load = بار می‌کند
since-imhotep-sail = { $site ->
    [market] به بازار
    [pyramids] به هرم‌ها
    [temple] به معبد
    [burial] به مقبره
   *[obelisks] به ابلیسک‌ها
}
since-imhotep-play = کارت بازی می‌کند
since-imhotep-unload = خالی می‌کند
since-imhotep-pick = کارت برمی‌دارد
since-imhotep-keep = کارتی نگه می‌دارد
since-imhotep-build = می‌سازد
since-imhotep-bonus = معبد
since-imhotep-skip = بار نمی‌کند
since-imhotep-pass = می‌گذرد
since-anubixx-done = پایان
