# آنچه به نمای متنی تعلق دارد، ولی بدون آن هم لازم است
text-menu = میز به‌صورت متن
text-menu-drawing = میز به‌صورت تصویر
text-key-view = رفتن از متن به تصویر و برعکس
text-chat = { $name } می‌گوید: { $said }
text-ship-cargo = روی کشتی، از ابتدا: { $list }
cli-help-words = گفتن میز و حرکت‌ها با جمله
