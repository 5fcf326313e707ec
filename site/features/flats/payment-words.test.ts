import { expect, test } from 'vitest';
import type { Pages } from '../../../model/kinds/pages.ts';
import { paymentView } from './payment-words.ts';

const mortgage = {
  ratePercent: 12,
  asOf: '2026-11-20',
  source: 'из предложения банка',
  lender: 'Банк «Залив»',
  lenderUrl: 'https://bank.example/ipoteka',
  fullCostFromPercent: 12.4,
  fullCostToPercent: 14,
};

test('a rate is shown with its lender, date and full cost, and yields the payment of the example', () => {
  const { example, law, lenderUrl } = paymentView(7_142_857, { mortgage } as Pages['sales']);
  expect(lenderUrl).toBe(mortgage.lenderUrl);
  expect(example?.monthly.replaceAll('\u00a0', ' ')).toBe('55 054 ₽');
  for (const words of [
    '12 % годовых',
    '20\u00a0ноября\u00a02026',
    '12,4',
    '14 %',
    'не является публичной офертой',
    'Кредит даёт Банк «Залив»',
  ])
    expect(law).toContain(words);
});

test('the payment text names no rate when the content has none', () => {
  const { example, law, lenderUrl } = paymentView(7_000_000, {} as Pages['sales']);
  expect([example, lenderUrl]).toEqual([null, null]);
  expect(law).not.toMatch(/\d/);
});
