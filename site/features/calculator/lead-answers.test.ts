import { expect, test } from 'vitest';
import { estimate } from './estimate.ts';
import { leadAnswers } from './lead-answers.ts';

const split = { rough: 0.3, finish: 0.2 };
const prices: Parameters<typeof leadAnswers>[0] = {
  minAreaM2: 18,
  maxAreaM2: 200,
  packages: [
    { slug: 'comfort', title: 'Комфорт', priceRubPerM2: 21_900, baseDays: 44, daysPerM2: 0.47, split },
    { slug: 'author', title: 'Авторский', priceRubPerM2: 32_900, baseDays: 62, daysPerM2: 0.62, split },
  ],
  extras: [
    { id: 'project', title: 'Дизайн-проект', priceRubPerM2: 1900, includedIn: ['author'] },
    { id: 'loggia', title: 'Лоджия', priceRub: 118_000 },
  ],
  houses: [{ housing: 'new', value: 'novostroyka', label: 'Новостройка', what: '', markup: 0, days: 0 }],
  tolerancePercent: 7,
  rules: '№ 7 от 1 октября 2026',
  rulesVersion: 7,
  instalment: { months: 12, firstPaymentShare: 0.3 },
};

test('the answers of a lead list paid extras and extras included in the package separately', () => {
  const getAnswers = (slug: string) => {
    const answers = { areaM2: 64, housing: 'new', package: slug, extras: { project: 1, loggia: 1 } } as const;
    return leadAnswers(prices, answers, estimate(prices, answers)).answers;
  };
  expect(getAnswers('comfort')).toMatchObject({ Дополнительно: ['Дизайн-проект', 'Лоджия'] });
  expect(getAnswers('comfort')).not.toHaveProperty('Входит в пакет');
  expect(getAnswers('author')).toMatchObject({ Дополнительно: ['Лоджия'], 'Входит в пакет': ['Дизайн-проект'] });
  expect(getAnswers('author').Сумма).toMatch(/^2\s223\s600\s₽$/);
  expect(getAnswers('author')).toMatchObject({ 'Правила расчёта': '№ 7 от 1 октября 2026' });
  expect(getAnswers('author').Расчёт).toMatch(/^№ 7-\d{6}$/);
  expect(getAnswers('author').Расчёт).not.toBe(getAnswers('comfort').Расчёт);
});
