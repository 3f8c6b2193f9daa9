# آنچه هر کس برای این مرورگر برمی‌گزیند
settings-title = تنظیمات
settings-name = نام شما
settings-theme = رنگ‌ها
settings-theme-system = سیستم
settings-theme-light = روشن
settings-theme-dark = تیره
settings-sounds = صداها
settings-motion = جابه‌جایی مهره‌ها
settings-on = روشن
settings-off = خاموش
