import { expect, test } from 'vitest';
import { contentSuspicions } from './content-rules.ts';
import { THRESHOLDS } from './thresholds.ts';

const judge = (name: string, comment = '') => contentSuspicions({ name, comment }, THRESHOLDS);

test.each([
  ['Анна', ''],
  ['Ann', 'Hello'],
  ['Christopher Williams-Montgomery', ''],
  [
    'Владимир Ильич',
    'Квартира в ЖК Riverside, 64 м². Плитка Kerama Marazzi, котёл Viessmann Vitodens 100-W, звоните после 18:00',
  ],
  ['Мария', 'Видела вашу работу на avito.ru, хочу такую же кухню'],
  ['Олег', 'Пишите на oleg.petrov@example.com или в телеграм @petrov'],
  ['Сейдамет', 'Санузел 2,5×1,7; т.е. без ванны. Полы — кварцвинил.'],
  ['Иван', 'Занимаюсь рассылкой приглашений на свадьбу, квартиру надо до июня'],
  ['', '123456 789 !!! ???'],
  ['Дмитрий', 'Диплом дизайнера у жены, проект свой'],
])('people write so: %s, %s', (name, comment) => {
  expect(judge(name, comment)).toEqual([]);
});

test.each([
  ['Анна http://spam.example', '', ['link']],
  ['spam.xyz', '', ['link']],
  ['', 'Смотрите https://spam.example/win', ['link']],
  ['', '[url=x]приз[/url] от нас', ['link']],
  ['', 'Good day, we offer the best backlinks for your website', ['foreign-script']],
  ['', '恭喜您获得了一个大奖品请点击这里领取', ['foreign-script']],
  ['', 'Предлагаем SEO-продвижение и базу клиентов', ['spam-words']],
  ['', 'Онлайн-казино, ставки на спорт', ['spam-words']],
])('spam writes so: %s, %s', (name, comment, found) => {
  expect(judge(name, comment)).toEqual(found);
});
