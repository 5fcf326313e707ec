import { expect, test } from 'vitest';
import { formatPrice } from './price.ts';

test.each([
  [{ rub: 38_000, from: false }, '38 000 ₽'],
  [{ rub: 6900, from: true }, 'от 6 900 ₽'],
  [{ rub: 1900, from: false, unit: 'м²' }, '1 900 ₽/м²'],
  [{ rub: 980, from: true, unit: 'точку' }, 'от 980 ₽ за точку'],
])('%o is shown as «%s», in one line', (price, shown) => {
  expect(formatPrice(price)).toMatch(new RegExp(`^${shown.replaceAll(' ', '\\s')}$`));
  expect(formatPrice(price).split(' ').length).toBeLessThanOrEqual(2);
});
