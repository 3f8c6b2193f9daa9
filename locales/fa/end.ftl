# پایان بازی
end-you = { $name } (شما)
end-wins = { $who ->
    [you] شما بردید
    [other] شما باختید
   *[name] { $name } برنده شد
}
end-wins-by = { $who ->
    [you] شما با { $points } امتیاز اختلاف بردید
    [other] شما با { $points } امتیاز اختلاف باختید
   *[name] { $name } با { $points } امتیاز اختلاف برنده شد
}
end-scores = { $first } به { $second }.
end-difference = تعیین‌کننده: { $source }.
end-close = همه جا رقابت نزدیک بود.
end-wins-tie = { $who ->
    [you] با امتیاز برابر، شما بردید
    [other] با امتیاز برابر، شما باختید
   *[name] با امتیاز برابر، { $name } برنده شد
}
end-tie = { $name } و { $other } هر دو { $points } امتیاز دارند. معیار تساوی تعیین‌کننده است: { $name } { $more }، { $other } { $less }.
end-tie-imhotep = { $name } و { $other } هر دو { $points } امتیاز دارند. سنگ‌های روی ارابه تعیین‌کننده است: { $name } { $more }، { $other } { $less }.
end-tie-anubixx = { $name } و { $other } هر دو { $points } امتیاز دارند. ضربدرهای هرم تعیین‌کننده است: { $name } { $more }، { $other } { $less }.
end-shared = پیروزی مشترک: { $names }
end-shared-text = هر کدام { $points } امتیاز؛ در معیار تساوی هم برابرند.
end-resigned = تسلیم‌شده: { $names }.
end-flagged = پایان وقت: { $names }.
end-no-winner = بدون برنده
end-aborted = کسی حرکت اول خود را انجام نداد.
end-abandoned = مدت‌هاست کسی اینجا بازی نکرده است.
end-closed = صاحب سرور این میز را بست.
end-rematch = یک دست دیگر
end-to-rematch = رفتن به دست بعدی
end-agree-rematch = من هم دوباره بازی می‌کنم
end-replay = بازپخش
end-board = دیدن میز
end-download = دریافت فایل بازی
end-home = صفحه‌ی نخست
end-sources = امتیازها از کجا آمد
end-charts = روند بازی
end-lead = امتیازها، دور به دور
end-lead-label = امتیاز هر بازیکن اگر بازی در پایان هر دور تمام می‌شد
end-lead-loading = در حال محاسبه‌ی دورهای پیشین…

end-source-pyramids = اهرام
end-source-temple = معبد
end-source-burial = مقبره
end-source-obelisks = ابلیسک‌ها
end-source-decorations = تزئینات
end-source-statues = مجسمه‌ها
end-source-blue_cards = کارت‌های آبی
end-source-wrath = خشم فرعون
end-source-pyramid = هرم
end-source-arch = طاق نصرت
end-source-relief = نقش‌برجسته
end-source-bonuses = امتیازهای ویژه
end-source-quarry = معدن سنگ
end-source-jokers = جوکرها

proof-shared = شانس عادلانه بود: هیچ‌کس نمی‌توانست آن را انتخاب کند. عدد تصادفی خود شما هم در عدد پایه است
proof-good = شانس پیش از بازی تعیین شده بود: راز با آنچه اعلام شده بود یکی است
proof-bad = مدرک با آنچه در آغاز اعلام شده بود یکی نیست
proof-unknown = شانس را می‌توان بررسی کرد: اعلام آغازین، راز و عدد پایه اینجاست
proof-text = پیش از آنکه کسی پشت میز بنشیند، سرور SHA-256 راز خود را منتشر کرد. سپس صفحه‌ی هر کس عددی تصادفی به آن افزود. عدد پایه (seed) از همه‌ی این‌ها ساخته شد و هر بُر زدن و هر پرتاب تاس از آن به دست آمد. مرورگر شما همین حالا خودش این را بررسی کرد.
proof-commitment = منتشرشده پیش از بازی
proof-secret = راز سرور که اکنون نشان داده می‌شود
proof-number = عدد تصادفی: { $name }
proof-seed = عدد پایه که از آن‌ها ساخته شد
proof-command = برای بررسی همه‌ی کارت‌ها و تاس‌ها، فایل بازی را دریافت و این فرمان را اجرا کنید:
