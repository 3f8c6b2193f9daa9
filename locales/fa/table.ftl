# میز: نوار، رویدادها، گفت‌وگو، اتصال
brand = سقاره
game-imhotep = ایمهوتپ
game-anubixx = آنوبیکس
close = بستن
cancel = انصراف
language = زبان

seat-open = صندلی خالی
seat-number = صندلی { $number }

symbol-eye = چشم
symbol-ankh = آنخ
symbol-lotus = نیلوفر آبی
symbol-scarab = اسکاراب
symbol-sun = خورشید

bar-home = صفحه‌ی نخست
bar-tools = ابزارهای میز
bar-round = دور { $round }
bar-round-of = دور { $round } از { $rounds }
bar-over = بازی تمام شد
bar-thinking = در حال فکر کردن
bar-busy = سرور مشغول است
bar-undo = برگرداندن حرکت (U)
bar-redo = انجام دوباره (R)
bar-hint = راهنمایی
bar-hint-title = راهنمایی (H)
bar-log = رویدادها
bar-chat = گفت‌وگو
bar-chat-unread = { $unread ->
    [0] گفت‌وگو
   *[other] گفت‌وگو، { $unread } پیام تازه
}
bar-sounds = صداها
bar-sounds-on = صداها روشن است
bar-sounds-off = صداها خاموش است
bar-dark = حالت تیره
bar-to-dark = حالت تیره
bar-to-light = حالت روشن
bar-menu = منو

ask-named = { $name }: { $question }

clock-title = زمان باقی‌مانده
clock-days = { $days } روز و { $hours } ساعت

log-title = آخرین رویدادها
log-show = نمایش میز در آن لحظه
log-you = شما
log-round = دور { $round }
log-empty = هنوز چیزی رخ نداده است.

chat-title = گفت‌وگو
chat-empty = هنوز کسی چیزی نگفته است.
chat-onlooker = تماشاگر
chat-write = چیزی بنویسید
chat-send = فرستادن
phrase-hello = سلام!
phrase-good-luck = موفق باشید!
phrase-well-played = آفرین، عالی بود!
phrase-thanks = ممنونم!
phrase-oops = ای وای!
phrase-thinking = بگذارید فکر کنم…
phrase-rematch = یک دست دیگر؟
phrase-goodbye = خدانگهدار!

link-connecting = در حال اتصال…
link-lost = اتصال قطع شد. دوباره تلاش می‌شود…
link-lost-sending = اتصال قطع شد. حرکت شما نگه داشته می‌شود و به محض پاسخ سرور فرستاده می‌شود.
link-gone = چنین میزی وجود ندارد یا برای شما باز نیست.

move-played = { $who ->
    [you] حرکت شما: { $move }.
   *[other] { $name }: { $move }.
}
points = { $sourceName }: { $list }.
points-each = { $who ->
    [you] شما { $points }
   *[other] { $name } { $points }
}
game-over = بازی تمام شد.
say-round = دور { $round } آغاز می‌شود.
text-say-scores = امتیازها: { $list }.
text-count = { $who ->
    [you] شما { $number }
   *[other] { $name } { $number }
}
table-created = میز آماده شد.
table-created-from-record = میز با یک بازی ثبت‌شده آماده شد.
table-seated = { $person } پشت میز نشست.
table-left = { $who ->
    [you] شما از پشت میز بلند شدید؛ یک ربات به‌جای شما بازی می‌کند.
   *[other] { $name } از پشت میز بلند شد؛ یک ربات به‌جای او بازی می‌کند.
}
table-started = بازی آغاز شد.
table-undo = { $who ->
    [you] شما حرکتی را برگرداندید.
   *[other] { $name } حرکتی را برگرداند.
}
table-undo-offered = { $name } می‌خواهد حرکتی را برگرداند.
table-undo-accepted = { $name } می‌پذیرد.
table-undo-declined = { $name } نمی‌پذیرد.
table-paused = سرور مدتی در دسترس نبود. ساعت‌ها ایستادند.
table-aborted = { $name } حرکت اول خود را انجام نداد، پس بازی برنده ندارد.
table-abandoned = مدت‌هاست کسی بازی نکرده است، پس بازی پایان یافت.
table-closed = صاحب سرور این میز را بست.
table-redo = { $who ->
    [you] شما حرکت را دوباره انجام دادید.
   *[other] { $name } حرکت را دوباره انجام داد.
}
table-resigned = { $who ->
    [you] شما تسلیم شدید.
   *[other] { $name } تسلیم شد.
}
table-flagged = { $who ->
    [you] وقت شما تمام شد.
   *[other] وقت تمام شد: { $name }.
}
table-ended = بازی به پایان رسید.
table-rematch = یک دست دیگر آماده شد.

menu-title = منو
menu-watch = کپی لینک برای تماشاگران
menu-copied = کپی شد.
menu-download = دریافت فایل بازی
menu-resign = تسلیم شدن
menu-resign-sure = { $own ->
    [yes] { $outcome ->
        [wins] تسلیم می‌شوید؟ در این صورت برنده: { $other }.
        [ends] تسلیم می‌شوید؟ بازی همین‌جا تمام می‌شود و شما آخر می‌شوید.
       *[bot] تسلیم می‌شوید؟ یک ربات بازی را ادامه می‌دهد و شما آخر می‌شوید.
    }
   *[no] { $outcome ->
        [wins] { $name } تسلیم می‌شود؟ در این صورت برنده: { $other }.
        [ends] { $name } تسلیم می‌شود؟ بازی همین‌جا تمام می‌شود و { $name } آخر می‌شود.
       *[bot] { $name } تسلیم می‌شود؟ یک ربات بازی را ادامه می‌دهد و { $name } آخر می‌شود.
    }
}
menu-resign-yes = بله، تسلیم می‌شوم
menu-leave = صفحه‌ی نخست
menu-leave-note = میز می‌ماند؛ آن را در بخش «ادامه» پیدا می‌کنید.
menu-rules = قوانین
menu-keys = کلیدها
menu-key-undo = برگرداندن حرکت
menu-key-redo = انجام دوباره
menu-key-hint = راهنمایی
menu-key-number = پاسخ یا راه پرداخت با این شماره
menu-key-arrows = جابه‌جایی میان گزینه‌ها
menu-key-enter = انتخاب آن
menu-key-space = پایان نمایش حرکت‌ها؛ بازپخش: پخش و مکث
menu-key-log = یک حرکت عقب یا جلو، آغاز، پایان (بازپخش)
menu-key-escape = برگرداندن انتخاب نیمه‌کاره یا یک گام کارت؛ بستن

past-title = حرکت { $ply } از { $plies }
past-back = بازگشت به وضعیت کنونی

title-your-turn = نوبت شما · { $game }
board-loading = صفحه‌ی بازی چیده می‌شود…

menu-rest = یک ربات به‌جای من بازی کند
menu-rest-note = هر وقت بخواهید می‌توانید به صندلی خود برگردید.
away-text = یک ربات به‌جای شما بازی می‌کند.
away-sit = بازگشت به صندلی خودم

undo-asked = { $name } می‌خواهد حرکت آخر را برگرداند. زمانی که از شما گرفته شده به شما برمی‌گردد.
undo-waits = از دیگران پرسیده شد که آیا می‌توانید حرکت را برگردانید.
undo-allow = می‌پذیرم
undo-decline = نمی‌پذیرم
