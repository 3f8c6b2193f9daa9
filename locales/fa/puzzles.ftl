# معما: یک وضعیت، چند حرکت برای انتخاب، یکی آشکارا بهترین
puzzle-title = معمای روز
puzzle-earlier = یک معمای پیشین
puzzle-about = { $game }: یک حرکت آشکارا بهترین است، ولی نه آن که اول به چشم می‌آید.
puzzle-streak = { $days } روز پشت سر هم
puzzle-solve = حل معما
puzzle-look = دیدن دوباره
puzzle-board = میز
puzzle-you-play = شما برای صندلی { $seat } تصمیم می‌گیرید.
puzzle-question = اینجا با کدام حرکت بیشتر از همه می‌برید؟
puzzle-right = درست
puzzle-not-best = بهترین نیست
puzzle-average = بهترین: { $best }. به‌طور میانگین و با احتساب آنچه نمی‌بینید، با این حرکت حدود { $chance } بازی‌ها را می‌برید.
puzzle-chance = احتمال برد { $chance }
puzzle-chance-yours = احتمال برد { $chance }. انتخاب شما
puzzle-steps = انتخاب ربات‌های ده پله
puzzle-steps-chose = پله‌های { $steps }: { $move }
puzzle-agree = { $levels ->
    [0] ربات هیچ پله‌ای مثل شما انتخاب نکرد.
   *[other] از ده پله، { $levels } پله با شما هم‌نظر است.
}
puzzle-play-on = ادامه‌ی بازی از اینجا
puzzle-before = روز پیش
puzzle-kept = { $days ->
    [0] معمای بعدی { $hours } ساعت دیگر. فقط روی این دستگاه نگه داشته می‌شود.
   *[other] معمای بعدی { $hours } ساعت دیگر. { $days } روز پشت سر هم حل شده است. فقط روی این دستگاه نگه داشته می‌شود.
}
