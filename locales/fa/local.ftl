# میزهای این دستگاه
local-here = روی این دستگاه
local-where = جای میز
local-server = روی سرور
local-device = روی این دستگاه
local-device-about = شبکه لازم ندارد و کس دیگری نمی‌تواند به آن بپیوندد.
local-export = ذخیره در فایل
local-export-table = ذخیره در فایل: { $table }
local-delete = حذف
local-delete-table = حذف: { $table }
local-delete-sure = این میز برای همیشه از این دستگاه حذف شود؟ { $table }
error-import = این فایل میزی ندارد که بتوان اینجا بازی کرد.
local-fetching = میز برای این دستگاه آماده می‌شود: { $percent } درصد
local-starting = میز چیده می‌شود…
local-failed = این مرورگر نتوانست میز را آماده کند. صفحه را دوباره بارگیری کنید؛ اگر نشد، مرورگر دیگری را امتحان کنید.
local-new-version = نسخه‌ی تازه‌ای از این صفحه هست.
local-take-version = به‌روزرسانی
