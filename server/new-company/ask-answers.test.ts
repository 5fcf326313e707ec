import { expect, test } from 'vitest';
import type { Answers } from '../../model/new-company/answers.ts';
import type { PartialAnswers } from '../../model/new-company/proposals.ts';
import { askAnswers } from './ask-answers.ts';

/** Answers by the beginning of the question; other questions are answered with Enter. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  'Название (': ['', 'Тверца'],
  'Год основания': ['две тысячи', '2019'],
  'Город:': ['Тверь'],
  'Телефон (': ['8 (4822) 00-47-16'],
  'Почта для заявок': ['zayavka@tvertsa.example'],
  'Часы работы': ['по будням', 'пн-пт 9:00-18:00'],
  'За сколько минут': ['-'],
  'Адрес офиса': ['Тверь, ул. Советская, 5'],
  'Юридическое название': ['ООО «Тверца»'],
  'ИНН (': ['7600000006', '7600000005'],
  'ОГРН или': ['1170000000004'],
  'Банк:': ['Банк'],
  'БИК (': ['047888000'],
  'Расчётный счёт': ['40702810700000000000', '40702810600000000000'],
  'Цвет кнопок': ['#f0a000', '#1f5a70'],
  'Пакет «Черновой»': ['нет'],
  Электрика: ['1 300,5', '1 300'],
  'Стяжка пола': ['-'],
  'Продаёте квартиры': ['может быть', 'да'],
};

class Left extends Error {}

function conversation(leaveAt?: string) {
  const said: string[] = [];
  const asked: string[] = [];
  const state = { kept: {} as PartialAnswers };
  const left = new Map(Object.entries(TYPED).map(([question, answers]) => [question, [...answers]]));
  const ask = async (question: string): Promise<string> => {
    if (leaveAt !== undefined && question.startsWith(leaveAt)) throw new Left();
    asked.push(question);
    const known = [...left.keys()].find((start) => question.startsWith(start));
    return (known === undefined ? undefined : left.get(known)?.shift()) ?? '';
  };
  const talk = {
    ask,
    say: (line: string) => void said.push(line),
    keep: async (answers: PartialAnswers) => {
      state.kept = structuredClone(answers);
    },
    today: '2026-11-20',
  };
  return { talk, said, asked, state };
}

const expectAll = (answers: Answers) => {
  expect(answers).toMatchObject({
    name: { brand: 'Тверца', foundedYear: 2019 },
    city: { cityIn: 'Твери', region: 'Тверская область', utcOffsetHours: 3, tagline: 'ремонт квартир в Твери' },
    contacts: { phone: '+74822004716', hours: 'пн-пт 9:00-18:00' },
    requisites: { inn: '7600000005', address: 'Тверь, ул. Советская, 5' },
    packages: { turnkey: { priceRubPerM2: 22_000, termDays: 75 }, pricesValidUntil: '2027-12-31' },
    offers: { electrics: 1300, sales: true, vacancies: false },
    documents: { email: 'zayavka@tvertsa.example' },
  });
  expect([answers.packages.rough, answers.offers.screed, answers.contacts.callbackMinutes]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
};

test('questions propose answers, explain wrong ones and ask again', async () => {
  const { talk, said, asked } = conversation();
  expectAll(await askAnswers({}, talk));
  expect(asked.find((question) => question.startsWith('Работаете в'))).toContain('[Твери]');
  expect(asked.find((question) => question.startsWith('Юридический адрес'))).toContain('[Тверь, ул. Советская, 5]');
  const words = said.join('\n');
  expect(words).toContain('1 из 8. Название');
  for (const problem of [
    'Без ответа не обойтись.',
    'Здесь нужно: число. Стоит: «две тысячи».',
    'Часы пишутся так',
    'Контрольная цифра не сходится',
    'Счёт не подходит к БИК 047888000',
    'Ближайший подходящий: #',
    'Здесь нужно: целое число. Стоит: 1300.5.',
  ])
    expect(words).toContain(problem);
});

test('an interrupted conversation goes on where it stopped', async () => {
  const first = conversation('Адрес офиса');
  await expect(askAnswers({}, first.talk)).rejects.toThrow(Left);
  const second = conversation();
  expectAll(await askAnswers(first.state.kept, second.talk));
  expect(second.asked[0]).toMatch(/^За сколько минут|^Адрес офиса/);
  expect(second.asked.some((question) => question.startsWith('Город:'))).toBe(false);
});
