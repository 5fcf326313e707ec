import { expect, test } from 'vitest';
import type { NewLead } from '../../contract/lead.ts';
import { newLead } from '../../testing/new-lead.ts';
import { contentSuspicions } from './content-rules.ts';
import { THRESHOLDS } from './thresholds.ts';

const judgeLead = (change: Partial<NewLead>) => contentSuspicions(newLead(change), THRESHOLDS);
const judge = (name: string, comment = '') => judgeLead({ name, comment });

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
])('honest text raises no suspicion: %s, %s', (name, comment) => {
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
])('spam text is detected: %s, %s', (name, comment, found) => {
  expect(judge(name, comment)).toEqual(found);
});

test.each<[Partial<NewLead>, string[]]>([
  [{ titleShown: 'Приз на https://spam.example' }, ['link']],
  [{ subject: 'spam.xyz' }, ['link']],
  [{ callTime: 'www.spam.example' }, ['link']],
  [{ answers: { Площадь: '64', Ещё: ['да', 't.me/spam'] } }, ['link']],
  [{ answers: { 'https://spam.example': true } }, ['link']],
  [{ attribution: { last: { utm_campaign: 'https://spam.example/win' } } }, ['link']],
  [{ answers: { Question: 'We offer the best prices for your website' } }, ['foreign-script']],
  [{ titleShown: 'SEO', comment: 'Накрутка отзывов' }, ['spam-words']],
  [{ attribution: { first: { utm_term: 'казино' }, last: { utm_content: 'букмекер' } } }, ['spam-words']],
])('every field that a manager reads is judged: %o', (change, found) => {
  expect(judgeLead(change)).toEqual(found);
});

test.each([
  ['letters of full width', 'Смотрите ｈｔｔｐｓ：／／ｓｐａｍ．ｅｘａｍｐｌｅ', ['link']],
  ['a word cut by what nobody sees', 'Смотрите ht\u200btps\u00ad://spam.example', ['link']],
  ['a Cyrillic letter in a Latin word', 'Смотрите httрs://spam.example', ['link']],
  ['Latin letters in Cyrillic words', 'Oнлaйн-кaзинo, стaвки нa cпopт', ['spam-words']],
  ['Cyrillic letters in Latin words', 'Бонус саsino и ѕео', ['spam-words']],
  ['soft hyphens in the words of mailings', 'Про\u00adдвижение и ка\u200dзино', ['spam-words']],
  ['English with Cyrillic letters that look the same', 'Wе оffеr thе bеst bасklinks fоr уоur shор', ['foreign-script']],
])('obfuscated spam is detected: %s', (_trick, comment, found) => {
  expect(judge('', comment)).toEqual(found);
});
