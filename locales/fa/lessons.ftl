# درس‌ها: بازی اولی که خودش آموزش می‌دهد، و درس‌های کوتاه. آنچه میان همه‌ی بازی‌ها مشترک است.

first-game-title = اولین بازی شما
first-game-about = گام‌های کوتاه پشت یک میز واقعی، حدود ده دقیقه.
first-game-steps = { $steps } گام
first-game-learn = یادگیری { $game }
first-game-go-on = ادامه از گام { $step }
first-game-again = درس‌ها: اولین بازی و درس‌های کوتاه
first-game-more = درس‌های کوتاه

lesson-step = گام { $number } از { $steps }: { $topic }
lesson-label = درس
lesson-show = نمایش دوباره
lesson-skip = رد کردن
lesson-next = ادامه
lesson-skip-title = از این گام می‌گذرید؟
lesson-skip-text = چیزی از دست نمی‌رود: صفحه‌ی قوانین هم آن را می‌گوید.
lesson-skip-step = رد کردن گام
lesson-skip-all = پایان درس
lesson-skip-stay = می‌مانم

lesson-other-title = این‌طور هم می‌شود
lesson-other-back = برگرداندن
lesson-other-keep = نگه داشتن حرکت من
lesson-other-wait = { $name } منتظر انتخاب شماست.

lesson-free-title = هر طور می‌خواهید بازی کنید
lesson-free-text = گام بعدی خودش می‌آید، وقتی زمانش برسد.

lesson-end-title = همه‌ی بازی همین است
lesson-end-text = باقی‌اش تصمیم‌های شماست. بازی را ادامه دهید: { $name } هم تازه‌کار است، و «راهنمایی» هر وقت بخواهید کمک می‌کند.
lesson-short-end-title = تمام شد
lesson-short-end-text = می‌توانید از همین‌جا ادامه دهید، یا درس دیگری ببینید.
lesson-end-play = ادامه‌ی بازی
lesson-end-new = صفحه‌ی نخست
