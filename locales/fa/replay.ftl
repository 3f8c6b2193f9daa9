# بازپخش و تحلیل
replay-title = بازپخش
replay-first = رفتن به آغاز (Home)
replay-back = یک حرکت به عقب
replay-play = پخش حرکت‌ها
replay-pause = مکث
replay-next = یک حرکت به جلو
replay-last = رفتن به پایان (End)
replay-play-on = ادامه‌ی بازی از اینجا
replay-result = دیدن نتیجه
replay-inaccuracy = بی‌دقتی.
replay-mistake = اشتباه.
replay-blunder = اشتباه بزرگ.
replay-better = { $name }: { $move }. بهتر: { $best }. احتمال برد: { $lost } بیشتر.

analysis-title = احتمال برد، حرکت به حرکت
analysis-start = تحلیل بازی
analysis-text = رباتی قوی هر تصمیم را بررسی می‌کند و اشتباه‌ها را نشان می‌دهد.
analysis-progress = { $done } از بازی بررسی شد…
analysis-none = هیچ اشتباه ده‌درصدی یا بزرگ‌تری نبود. همه خوب بازی کردند.
analysis-show = نمایش روی میز
analysis-at = دور { $round }، حرکت { $ply }
analysis-chart = احتمال برد هر بازیکن در طول بازی
