import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAccountOf, isCorrespondentAccountOf, isInn, isOgrn } from './check-digits.ts';

const BIK = '044525225';
const CORRESPONDENT = '30101810400000000225';

test('published numbers of a bank and an example of the tax service are correct', () => {
  expect([isInn('7707083893'), isInn('500100732259'), isOgrn('1027700132195'), isOgrn('304500116000157')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isCorrespondentAccountOf(BIK, CORRESPONDENT)).toBe(true);
  expect(['40702810200000000001', '40702810300000000001'].map((account) => isAccountOf(BIK, account))).toEqual([
    true,
    false,
  ]);
});

test('one wrong digit is found', () => {
  const wrong = (number: string, isCorrect: (digits: string) => boolean) =>
    fc.assert(
      fc.property(fc.nat({ max: number.length - 1 }), fc.integer({ min: 1, max: 9 }), (at, add) => {
        const digit = String((Number(number[at]) + add) % 10);
        return !isCorrect(number.slice(0, at) + digit + number.slice(at + 1));
      }),
    );
  wrong(CORRESPONDENT, (digits) => isCorrespondentAccountOf(BIK, digits));
  wrong('1027700132195', (digits) => isOgrn(digits));
});

test('numbers of another length are refused', () => {
  expect([isInn('77070838931'), isInn(''), isOgrn('10277001321950'), isAccountOf('44525225', CORRESPONDENT)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
