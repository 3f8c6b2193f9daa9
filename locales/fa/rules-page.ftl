# صفحه‌ی قوانین
ref-title = قوانین
ref-about = کامل و به بیان خودمان: اول خلاصه‌ی بازی‌ها، سپس همه‌ی قانون‌ها، مثال‌ها و توضیح حالت‌های کمیاب.
ref-search = جست‌وجو در قوانین
ref-search-hint = یک کلمه، مثلاً تساوی یا جوکر
ref-found = { $entries ->
    [0] چیزی پیدا نشد. کلمه‌ی دیگری را امتحان کنید.
   *[other] { $entries } مورد پیدا شد.
}
ref-contents = فهرست مطالب
ref-print = چاپ
ref-in-short = خلاصه
ref-example = مثال { $number }
ref-ruling = توضیح { $number }
ref-side = سمت { $side }
ref-play-stone = افزودن یک سنگ
ref-play-again = از نو
ref-open = قوانین: { $thing }
