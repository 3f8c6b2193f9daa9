# آنچه هر کس برای این مرورگر برمی‌گزیند
settings-title = تنظیمات
settings-name = نام شما
settings-theme = رنگ‌ها
settings-theme-system = سیستم
settings-theme-light = روشن
settings-theme-dark = تیره
settings-sounds = صداها
settings-notices = اعلان نوبت من
settings-speed = حرکت مهره‌ها
settings-speed-calm = آرام
settings-speed-normal = معمولی
settings-speed-quick = تند
settings-speed-off = خاموش
settings-on = روشن
settings-off = خاموش
