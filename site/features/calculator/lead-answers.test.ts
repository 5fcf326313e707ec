import { expect, test } from 'vitest';
import { estimate } from './estimate.ts';
import { leadAnswers } from './lead-answers.ts';
import { PRICES } from './prices.fixture.ts';

const prices = { ...PRICES, instalment: { months: 12, firstPaymentShare: 0.3 } };

test('the answers of a lead list paid extras and extras included in the package separately', () => {
  const getAnswers = (slug: string) => {
    const answers = { areaM2: 64, housing: 'new', package: slug, extras: { project: 1, loggia: 1 } } as const;
    return leadAnswers(prices, answers, estimate(prices, answers)).answers;
  };
  expect(getAnswers('comfort')).toMatchObject({ Дополнительно: ['Проект', 'Лоджия'] });
  expect(getAnswers('comfort')).not.toHaveProperty('Входит в пакет');
  expect(getAnswers('author')).toMatchObject({ Дополнительно: ['Лоджия'], 'Входит в пакет': ['Проект'] });
  expect(getAnswers('author').Сумма).toMatch(/^2\s038\s000\s₽$/);
  expect(getAnswers('author')).toMatchObject({ 'Правила расчёта': '№ 7 от 1 октября 2026' });
  expect(getAnswers('author').Расчёт).toMatch(/^№ 7-\d{6}$/);
  expect(getAnswers('author').Расчёт).not.toBe(getAnswers('comfort').Расчёт);
});

test('the manager reads every answer, how many of an extra, and that there are none', () => {
  const wordsOf = (extras: Readonly<Record<string, number>>) => {
    const answers = { areaM2: 64.5, housing: 'resale', package: 'comfort', extras } as const;
    return leadAnswers(prices, answers, estimate(prices, answers)).answers;
  };
  const basics = { Площадь: '64,5\u00a0м²', Дом: 'Вторичка', Пакет: 'Комфорт' };
  expect(wordsOf({ door: 2, loggia: 1 })).toMatchObject({ ...basics, Дополнительно: ['Лоджия', 'Дверь × 2'] });
  expect(wordsOf({})).toMatchObject({ ...basics, Дополнительно: 'ничего' });
});
