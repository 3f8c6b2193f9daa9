# پلکان ده ربات در صفحه‌ی نخست: ده پله، هر چه بالاتر قوی‌تر
start-one-bot = در برابر یک ربات
start-more-options = بازیکن‌ها و گزینه‌های بیشتر
stair-you = تقریباً هم‌سطح شما
stair-new = تازه‌واردید؟ پله‌ی ۲ برای شروع خوب است.
stair-step = پله‌ی { $step }: { $name }
stair-relation = { $relation ->
    [above] { $steps } پله بالاتر از شما
    [below] { $steps } پله پایین‌تر از شما
   *[same] تقریباً هم‌سطح شما
}
stair-value = { $relation ->
    [above] پله‌ی { $step }، { $name }، { $steps } پله بالاتر از شما
    [below] پله‌ی { $step }، { $name }، { $steps } پله پایین‌تر از شما
    [same] پله‌ی { $step }، { $name }، تقریباً هم‌سطح شما
   *[unknown] پله‌ی { $step }، { $name }
}
# Below how the chosen step plays, for a game in which bots vary
stair-days = روزهای خوب و بد دارد: یک پله قوی‌تر یا ضعیف‌تر.
