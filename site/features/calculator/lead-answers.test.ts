import { expect, test } from 'vitest';
import { estimate, type Prices } from './estimate.ts';
import { leadAnswers } from './lead-answers.ts';

const split = { rough: 0.3, finish: 0.2 };
const prices: Prices = {
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
  resaleMarkup: 0.12,
  resaleDays: 9,
  instalment: { months: 12, firstPaymentShare: 0.3 },
};

test('the person who calls back reads what is paid for and what the package holds already', () => {
  const told = (slug: string) => {
    const answers = { areaM2: 64, housing: 'new', package: slug, extras: ['project', 'loggia'] } as const;
    return leadAnswers(prices, answers, estimate(prices, answers)).answers;
  };
  expect(told('comfort')).toMatchObject({ Дополнительно: ['Дизайн-проект', 'Лоджия'] });
  expect(told('comfort')).not.toHaveProperty('Входит в пакет');
  expect(told('author')).toMatchObject({ Дополнительно: ['Лоджия'], 'Входит в пакет': ['Дизайн-проект'] });
  expect(told('author').Сумма).toMatch(/^2\s224\s000\s₽$/);
});
