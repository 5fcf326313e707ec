import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstPaymentRub, instalmentsRub, monthlyPaymentRub, parseRate } from './payments.ts';

const loan = fc.integer({ min: 100_000, max: 50_000_000 });
const rate = fc.double({ min: 0.1, max: 60, noNaN: true });
const months = fc.integer({ min: 12, max: 360 });
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

describe('a monthly payment', () => {
  test('matches the payment of a bank for a known loan', () => {
    expect(monthlyPaymentRub(5_000_000, 12, 240)).toBe(55_054);
    expect(monthlyPaymentRub(1_200_000, 0, 12)).toBe(100_000);
    expect(monthlyPaymentRub(0, 12, 240)).toBe(0);
  });

  test('pays the loan back to within the rounding of each month', () => {
    fc.assert(
      fc.property(loan, rate, months, (loanRub, percent, count) => {
        const payment = monthlyPaymentRub(loanRub, percent, count);
        let rest = loanRub;
        let slack = 0;
        for (let month = 0; month < count; month += 1) {
          rest = rest * (1 + percent / 1200) - payment;
          slack = slack * (1 + percent / 1200) + 0.5;
        }
        expect(Math.abs(rest)).toBeLessThanOrEqual(slack * (1 + 1e-6) + 1);
      }),
    );
  });

  test('grows with the rate, shrinks with the term and repays at least the loan', () => {
    fc.assert(
      fc.property(loan, rate, months, (loanRub, percent, count) => {
        const payment = monthlyPaymentRub(loanRub, percent, count);
        expect(monthlyPaymentRub(loanRub, percent + 1, count)).toBeGreaterThanOrEqual(payment);
        expect(monthlyPaymentRub(loanRub, percent, count + 12)).toBeLessThanOrEqual(payment);
        expect(payment * count + count / 2).toBeGreaterThanOrEqual(loanRub);
      }),
    );
  });
});

describe('an instalment plan', () => {
  test('adds up to the price to the ruble, in parts that differ by at most one ruble', () => {
    fc.assert(
      fc.property(loan, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 36 }), (priceRub, share, count) => {
        const first = firstPaymentRub(priceRub, share);
        const parts = instalmentsRub(priceRub - first, count);
        expect(first + sum(parts)).toBe(priceRub);
        expect(parts).toHaveLength(count);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a rate typed by a visitor', () => {
  test.each([
    ['21,5', 21.5],
    ['6', 6],
    [' 18.75 % ', 18.75],
    ['7,', 7],
    ['', null],
    ['0', null],
    ['61', null],
    ['двадцать', null],
    ['-5', null],
    ['1e1', null],
  ])('«%s» is read as %s', (text, read) => {
    expect(parseRate(text)).toBe(read);
  });

  test('survives formatting with a decimal comma and parsing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), (tenths) => {
        expect(parseRate(String(tenths / 10).replace('.', ','))).toBe(tenths / 10);
      }),
    );
  });
});
