import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPayments } from './payment-sums.ts';

test('turns shares into roubles', () => {
  const payments = toPayments(
    [
      { share: 90, when: 'до начала' },
      { share: 10, when: 'после акта' },
    ],
    1_401_600,
  );
  expect(payments.map(({ totalRub }) => totalRub)).toEqual([1_261_440, 140_160]);
});

test('the payments add up to the total to the rouble, and each of them is zero or positive', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 5 }).map((some) => {
    const last = 100 - some.reduce((sum, share) => sum + share, 0);
    return last > 0 ? [...some, last] : some.map(() => 100 / some.length);
  });
  fc.assert(
    fc.property(shares, fc.integer({ min: 0, max: 1_000_000_000 }), (parts, totalRub) => {
      const sums = toPayments(
        parts.map((share, index) => ({ share, when: String(index) })),
        totalRub,
      );
      expect(sums.reduce((sum, payment) => sum + payment.totalRub, 0)).toBe(totalRub);
      expect(sums.every((payment) => payment.totalRub >= 0)).toBe(true);
    }),
  );
});
