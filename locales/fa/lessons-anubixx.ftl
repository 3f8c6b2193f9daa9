# درس‌های آنوبیکس

lesson-anubixx-first = اولین بازی شما

lesson-anubixx-first-dice-topic = تاس‌ها
lesson-anubixx-first-dice-title = هر تاس بهای یک سنگ
lesson-anubixx-first-dice-text = شما سه تاس ریختید. با هر تاس می‌توانید بهای یک سنگ هم‌رنگ آن را روی برگه‌ی خود بپردازید.
lesson-anubixx-first-dice-do = سنگ زرد را در پایین و چپ ضربدر بزنید.
lesson-anubixx-first-dice-other = این حرکت مجاز است. با تاس زرد می‌شد بهای یک سنگ زرد را پرداخت.

lesson-anubixx-first-second-topic = سنگ دوم
lesson-anubixx-first-second-title = تا دو سنگ
lesson-anubixx-first-second-text = در هر حرکت تا دو سنگ را ضربدر می‌زنید. چون شما تاس ریختید، تاس‌هایی که به کار می‌برید تا پایان دور قفل می‌مانند.
lesson-anubixx-first-second-do = سنگ نارنجی کنار آن را ضربدر بزنید.
lesson-anubixx-first-second-other = این حرکت مجاز است. تاس نارنجی هنوز آنجاست و حالا { $name } بازی می‌کند.

lesson-anubixx-first-quarry-topic = معدن سنگ
lesson-anubixx-first-quarry-title = تاس نیست؟ معدن سنگ
lesson-anubixx-first-quarry-text = { $name } تاس ریخت و از تاس سبز استفاده کرد. حالا از معدن سنگ خود بپردازید: سنگ‌هایش از چپ به راست به کار می‌روند و سنگ‌های جاافتاده از دست می‌روند.
lesson-anubixx-first-quarry-do = سنگ سبز را با پرداخت از معدن سنگ ضربدر بزنید.
lesson-anubixx-first-quarry-other = این حرکت مجاز است. معدن سنگ شما هنوز همه‌ی امتیازهایش را دارد.

lesson-anubixx-first-joker-topic = جوکرها
lesson-anubixx-first-joker-title = جوکر برای هر رنگ
lesson-anubixx-first-joker-text = برای کل بازی دو جوکر دارید. معدن سنگ یا جوکر به انتخاب شماست، ولی از تاس مناسب همیشه باید استفاده کرد.
lesson-anubixx-first-joker-do = سنگ بنفش را با یک جوکر ضربدر بزنید.
lesson-anubixx-first-joker-other = این حرکت مجاز است. جوکری که تا پایان بماند ۲ امتیاز دارد.

lesson-anubixx-first-level-topic = هرم
lesson-anubixx-first-level-title = هرم بالا می‌رود
lesson-anubixx-first-level-text = سنگ بالاتر به هر دو سنگ زیر خود نیاز دارد. فقط بالاترین طبقه‌ی شما حساب می‌شود: به ترتیب ۳، ۶، ۱۰، ۱۵ و ۲۱ امتیاز.
lesson-anubixx-first-level-do = سنگ قرمز طبقه‌ی ۲ را ضربدر بزنید.
lesson-anubixx-first-level-other = این حرکت مجاز است. طبقه‌ی دوم همین حالا ۶ امتیاز می‌داد.

lesson-anubixx-first-arch-topic = طاق نصرت
lesson-anubixx-first-arch-title = دو ستون، یک سنگ کلید
lesson-anubixx-first-arch-text = هر دو ستون از پایین بالا می‌آیند؛ ستون کوتاه‌تر حساب می‌شود و در آخر سنگ کلید. می‌توانید یک سنگ هرم و یک سنگ طاق نصرت را با هم ضربدر بزنید.
lesson-anubixx-first-arch-do = پایین‌ترین سنگ ستون چپ را ضربدر بزنید.
lesson-anubixx-first-arch-other = این حرکت مجاز است. طاق نصرت در هر دو ستون سنگ می‌خواهد.

lesson-anubixx-first-relief-topic = نقش‌برجسته
lesson-anubixx-first-relief-title = نقش‌برجسته جفت می‌خواهد
lesson-anubixx-first-relief-text = اینجا دقیقاً دو خانه‌ی کنار هم را ضربدر می‌زنید و این کل حرکت شماست. اولین امتیازها با چهار خانه می‌آید.
lesson-anubixx-first-relief-do = دو خانه‌ی اول ردیف بالا را ضربدر بزنید.
lesson-anubixx-first-relief-other = این حرکت مجاز است. نقش‌برجسته کندتر پیش می‌رود، ولی هر دو تاس به آن می‌خورد.

lesson-anubixx-first-bonus-topic = نمادها
lesson-anubixx-first-bonus-title = نماد، امتیاز ویژه
lesson-anubixx-first-bonus-text = همه‌ی خانه‌های یک نماد را ضربدر بزنید تا امتیاز ویژه‌ی آن را بگیرید: ۳ امتیاز. گربه فقط روی یک خانه است.
lesson-anubixx-first-bonus-do = گربه و خانه‌ی سمت چپ آن را ضربدر بزنید.
lesson-anubixx-first-bonus-other = این حرکت مجاز است. گربه هنوز منتظر اولین کسی است که به آن برسد.

lesson-anubixx-first-closed-topic = امتیاز ویژه‌ی بسته
lesson-anubixx-first-closed-title = امتیاز ویژه بسته می‌شود
lesson-anubixx-first-closed-text = در همان دور { $name } هنوز می‌توانست گربه را بگیرد. حالا دور تمام شده و گربه برای دیگران بسته است.

lesson-anubixx-first-stop-topic = دست نگه داشتن
lesson-anubixx-first-stop-title = ساختن اجباری نیست
lesson-anubixx-first-stop-text = هیچ تاسی به کار نمی‌آید. سنگ‌های معدن در سمت راست آخرین سنگ خط‌خورده هر کدام ۱ امتیاز و جوکرها ۲ امتیاز دارند، پس نگه داشتنشان هم خوب است.
lesson-anubixx-first-stop-do = حرکت را بدون هیچ سنگی پایان دهید.
lesson-anubixx-first-stop-other = این حرکت مجاز است. برایش سنگ معدن یا جوکر دادید، که خودش امتیاز است.

lesson-anubixx-first-points-topic = امتیازها
lesson-anubixx-first-points-title = شش منبع امتیاز
lesson-anubixx-first-points-text = هرم، طاق نصرت، نقش‌برجسته، امتیازهای ویژه، معدن سنگ و جوکرها با هم جمع می‌شوند. امتیاز شما نشان می‌دهد اکنون چقدر می‌ارزند.

lesson-anubixx-first-end-topic = پایان
lesson-anubixx-first-end-title = با دو بنا تمام می‌شود
lesson-anubixx-first-end-text = بازی پس از دوری تمام می‌شود که کسی بنای دوم را کامل کند. هر کس آن موقع دو بنای کامل‌شده داشته باشد این امتیاز ویژه‌ی پایان را می‌گیرد.

# برگه‌های بزرگ‌تر
lesson-anubixx-great = برگه‌های بزرگ
lesson-anubixx-great-bottom-topic = یک طبقه بیشتر
lesson-anubixx-great-bottom-title = راهی بلندتر تا بالا
lesson-anubixx-great-bottom-text = این هرم‌ها طبقه‌ی ششمی دارند: یک ردیف شش‌تایی در پایین. همه‌ی قوانین دیگر همان است.
lesson-anubixx-great-bottom-do = یک سنگ طبقه‌ی پایین را ضربدر بزنید.
lesson-anubixx-great-bottom-other = این حرکت مجاز است. هرم منتظر می‌ماند.
lesson-anubixx-great-points-topic = امتیازها
lesson-anubixx-great-points-title = طبقه‌های پایین کم‌امتیازند
lesson-anubixx-great-points-text = طبقه‌ها به ترتیب ۱، ۳، ۶، ۱۰، ۱۵ و ۲۱ امتیاز دارند. سه نماد هرم همچنان روی سه طبقه‌ی بالاست.
