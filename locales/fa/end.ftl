# پایان بازی
end-you = { $name } (شما)
end-wins = { $who ->
    [you] شما بردید
    [other] شما باختید
   *[name] { $name } برنده شد
}
end-wins-by = { $who ->
    [you] شما با { $points } امتیاز بردید
    [other] شما با { $points } امتیاز باختید
   *[name] { $name } با { $points } امتیاز برنده شد
}
end-scores = { $first } به { $second }.
end-difference = تعیین‌کننده: { $source }.
end-close = همه جا نزدیک بود.
end-wins-tie = { $who ->
    [you] تساوی: شما بردید
    [other] تساوی: شما باختید
   *[name] تساوی: { $name } برنده شد
}
end-tie = { $name } و { $other } هر دو { $points } امتیاز دارند. معیار تساوی تعیین‌کننده است: { $name } { $more }، { $other } { $less }.
end-tie-imhotep = { $name } و { $other } هر دو { $points } امتیاز دارند. سنگ‌های روی ارابه تعیین‌کننده است: { $name } { $more }، { $other } { $less }.
end-tie-anubixx = { $name } و { $other } هر دو { $points } امتیاز دارند. ضربدرهای هرم تعیین‌کننده است: { $name } { $more }، { $other } { $less }.
end-shared = پیروزی مشترک: { $names }
end-shared-text = هر کدام { $points } امتیاز، و در معیار تساوی هم برابر.
end-resigned = تسلیم‌شده: { $names }.
end-flagged = وقت‌تمام‌شده: { $names }.
end-no-winner = بدون برنده
end-aborted = کسی هرگز حرکت نخست را نکرد.
end-abandoned = مدت‌هاست کسی اینجا بازی نکرده است.
end-closed = صاحب سرور این میز را بست.
end-rematch = یک دست دیگر
end-to-rematch = به دست بعدی
end-agree-rematch = من هم دوباره بازی می‌کنم
end-replay = بازپخش
end-board = دیدن میز
end-download = دریافت پرونده
end-home = صفحه‌ی آغاز
end-sources = امتیازها از کجا آمد
end-charts = روند بازی
end-lead = پیشتازی، دور به دور
end-lead-label = امتیاز هر بازیکن اگر بازی در پایان هر دور تمام می‌شد
end-lead-loading = نگاهی به گذشته…

end-source-pyramids = اهرام
end-source-temple = معبد
end-source-burial = مقبره
end-source-obelisks = ابلیسک‌ها
end-source-decorations = تزئینات
end-source-statues = مجسمه‌ها
end-source-blue_cards = کارت‌های آبی
end-source-wrath = خشم فرعون
end-source-pyramid = هرم
end-source-arch = طاق
end-source-relief = نقش‌برجسته
end-source-bonuses = امتیازهای ویژه
end-source-quarry = معدن سنگ
end-source-jokers = جوکرها

proof-shared = شانس عادلانه بود: هیچ‌کس نمی‌توانست آن را انتخاب کند. عدد تصادفی خود شما هم در بذر است
proof-good = شانس پیش از بازی ثابت شده بود: راز با آنچه وعده داده شده بود می‌خواند
proof-bad = اثبات با آنچه در آغاز وعده داده شده بود نمی‌خواند
proof-unknown = شانس را می‌توان بررسی کرد: وعده، راز و بذر اینجا هستند
proof-text = پیش از آنکه کسی بنشیند، سرور SHA-256 راز خود را منتشر کرد. سپس صفحهٔ هر کس عددی تصادفی از خودش افزود. بذر از همهٔ این‌ها ساخته شد و هر بُر زدن و هر تاس از آن آمد. مرورگر شما همین حالا خودش این را بررسی کرد.
proof-commitment = منتشرشده پیش از بازی
proof-secret = راز سرور که اکنون نشان داده می‌شود
proof-number = عدد تصادفی: { $name }
proof-seed = بذری که از آن‌ها ساخته شد
proof-command = برای بررسی همه‌ی کارت‌ها و تاس‌ها، پرونده را دریافت و این فرمان را اجرا کنید:
