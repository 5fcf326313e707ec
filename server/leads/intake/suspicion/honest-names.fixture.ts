export const HONEST_NAMES: readonly string[] = `
Анна, Мария, Елена, Ольга, Наталья, Татьяна, Ирина, Светлана, Екатерина, Юлия, Алёна, Любовь, Надежда, Вера, Галина, Зоя, Жанна, Инна, Нонна, Алла
Александр, Сергей, Дмитрий, Андрей, Алексей, Максим, Евгений, Иван, Михаил, Артём, Пётр, Семён, Фёдор, Лев, Ян, Илья, Глеб, Юрий, Яков, Эдуард
Анна Верещагина, Мария Сергеевна, Елена Петровна Кузнецова, Оля, Наташа К., Т. В. Соколова, Ирина-Мария, Светлана Юрьевна, Катя (после 18), Юля и Олег
Александр П., Сергей Ли, Дмитрий Цой, Андрей Ким, Алексей Ив., Макс, Женя, Иван Иванович, Михаил Салтыков-Щедрин, Артем, Петя, Сеня, Федор, Лёва, Ян Ян
Иванова А.А., ИП Петров, Сидоров Пётр Ильич, Кузьмина О., Попов, Васильев В. В., Новикова, Морозов, Волкова, Лебедев, Козлова, Соловьёв, Зайцева, Павлов
Голубев, Виноградова, Богданов, Воробьёва, Комаров, Орлова, Ильин, Гусева, Титов, Тихая, Белых, Черных, Дюма, Шевченко, Ковальчук, Бойко, Мельник, Гайдай
Сейдамет, Рустам, Гульнара, Айгуль, Магомед, Заур, Нино, Гиви, Арам, Ашот, Гор, Карен, Фатима, Тимур, Ильдар, Наиль, Динара, Бахтиёр, Нигора, Санжар, Мадина, Эльмира
Jonas Kazlauskas, Rūta Žukauskienė, Vytautas, Gintarė, Ąžuolas, Eglė Šimkutė, Mindaugas Petrauskas, Živilė, Česlovas, Ieva, Kęstutis, Dalia, Žygimantas, Aušra, Laima
Jānis Bērziņš, Līga Kalniņa, Andris Ozoliņš, Inga Liepiņa, Māris, Zane, Kristīne, Ģirts, Ņina, Ļubova, Šarlote, Edgars, Ilze
Tõnu Tamm, Õnne, Jüri Mägi, Ülle Sepp, Kristjan, Liis, Märt, Põder, Triin, Heiki
Agnieszka Wiśniewska, Łukasz Kowalski, Żaneta, Paweł, Małgorzata Wójcik, Stanisław, Zbigniew Szczęsny, Grażyna, Krzysztof, Ewa Dąbrowska, Jędrzej, Świętosława
Hans Müller, Jürgen Groß, Käthe Weiß, Björn Schröder, Karl-Heinz, Annegret, Otto Böhm, Ursula von der Heide, Günther, Klaus Jäger, Immanuel K.
Ann, Christopher Williams-Montgomery, John O'Brien, Marie-Claire, José, Nguyễn Văn An, Mehmet Öztürk, Alex, Max, Kate, Dr. Schmidt
Анна Vilkaitė, Эгле Šimkutė, Пётр Nowak, Ольга Müller, Янина Wiśniewska, Igor Петров, Сергей Jr., Андрей С.-Петербург, Мама Кирилла, Соседка из 12-й
`
  .split(/[,\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== '');
