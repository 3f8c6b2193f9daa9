# آنچه هنگام روی دادن نشان داده می‌شود، و آنچه از نوبت پیشین شما گذشته است
scene-skip = رد کردن
scene-skip-key = Space
scene-nobody = هیچ‌کس
scene-final-count = شمارش پایانی

scene-sail = { $who ->
    [you] { $site ->
        [market] شما کشتی را به بازار می‌برید
        [pyramid] شما کشتی را به هرم می‌برید
        [pyramids] شما کشتی را به اهرام می‌برید
        [temple] شما کشتی را به معبد می‌برید
        [burial] شما کشتی را به مقبره می‌برید
       *[obelisks] شما کشتی را به ابلیسک‌ها می‌برید
    }
   *[other] { $site ->
        [market] { $name } کشتی را به بازار می‌برد
        [pyramid] { $name } کشتی را به هرم می‌برد
        [pyramids] { $name } کشتی را به اهرام می‌برد
        [temple] { $name } کشتی را به معبد می‌برد
        [burial] { $name } کشتی را به مقبره می‌برد
       *[obelisks] { $name } کشتی را به ابلیسک‌ها می‌برد
    }
}
scene-last-round = دور آخر تمام شد
scene-last-ship = آخرین کشتی می‌رود
scene-stone = { $site ->
    [pyramid] { $name }: سنگی برای هرم
    [pyramids] { $name }: سنگی برای اهرام
    [temple] { $name }: سنگی برای معبد
    [burial] { $name }: سنگی برای مقبره
   *[obelisks] { $name }: سنگی برای ابلیسک‌ها
}
scene-market = { $name } می‌تواند کارتی بردارد
scene-temple = امتیاز معبد
scene-temple-text = سنگ رویی هر فضا حساب می‌شود.
scene-leave = کشتی‌ها برمی‌گردند
scene-leave-cards = { $cards } کارت می‌سوزد.
scene-begins = { $who ->
    [you] شما آغاز می‌کنید
   *[other] { $name } آغاز می‌کند
}
scene-deal = بازار پر می‌شود
scene-groups = { $groups ->
    [one] گروه سنگ: { $sizes }
   *[other] گروه‌های سنگ: { $sizes }
}
scene-cards = { $cards } کارت
imhotep-step-return = کسی کشتی نمی‌برد: کشتی‌ها می‌روند و سنگ‌هایشان به معدن‌ها برمی‌گردد
imhotep-step-shuffle = کارت‌های سوخته بُر می‌خورند
imhotep-step-discard = { $name } کارت را می‌سوزاند
imhotep-step-card = { $name } کارتی می‌کشد
imhotep-step-load = { $name } سنگی بار می‌کند

since-title = از نوبت پیشین شما
since-show = نمایش دوباره
since-hide = پنهان کردن
since-imhotep-take = سنگ می‌گیرد
since-imhotep-load = بار می‌کند
since-imhotep-sail = { $site ->
    [market] به بازار
    [pyramid] به هرم
    [pyramids] به اهرام
    [temple] به معبد
    [burial] به مقبره
   *[obelisks] به ابلیسک‌ها
}
since-imhotep-play = کارت بازی می‌کند
since-imhotep-unload = تخلیه می‌کند
since-imhotep-pick = کارت برمی‌دارد
since-imhotep-keep = کارتی نگه می‌دارد
since-imhotep-build = می‌سازد
since-imhotep-bonus = معبد
since-imhotep-skip = بار نمی‌کند
since-imhotep-pass = پاس می‌دهد
since-anubixx-done = پایان
