import { expect, test } from 'vitest';
import { AdvisedDemo, DAY } from '../load/advised-demo.fixture.ts';

const demo = new AdvisedDemo();
type Change = Parameters<typeof demo.advice>[0];
const listAdvice = (change: Change) => demo.advice(change).map(({ file, path, message }) => [file, path, message]);

test('prices are valid through their last day, and the editor gets advice the day after it', () => {
  const until = (pricesValidUntil: string) => ({ company: { ...demo.written.company, pricesValidUntil } });
  expect(demo.advice(until(DAY))).toEqual([]);
  expect(listAdvice(until('2026-11-19'))).toEqual([
    ['company.yaml', ['pricesValidUntil'], 'Цены действовали по 19 ноября 2026: поставьте новый срок.'],
  ]);
});

test('a holiday of last year is reported, a holiday of this year is not', () => {
  const holidays = [{ from: '2025-12-31', to: '2026-01-08' }, { from: '2025-05-09' }];
  expect(listAdvice({ company: { ...demo.written.company, holidays } })).toEqual([
    ['company.yaml', ['holidays', 1], expect.stringContaining('9 мая 2025')],
  ]);
});

test('a mortgage rate may be up to sixty days old', () => {
  const { pages } = demo.written;
  const { mortgage } = pages.sales;
  const asOf = (day: string) => ({
    pages: { ...pages, sales: { ...pages.sales, mortgage: mortgage && { ...mortgage, asOf: day } } },
  });
  expect(demo.advice(asOf('2026-09-21'))).toEqual([]);
  expect(listAdvice(asOf('2026-09-20'))).toEqual([
    ['pages.yaml', ['sales', 'mortgage', 'asOf'], expect.stringContaining('20 сентября 2026')],
  ]);
});

test('a promotion may stay for a year after its end', () => {
  const ended = (endsOn: string) => ({ promotions: demo.firstOf('promotions', { startsOn: '2025-01-01', endsOn }) });
  expect(demo.advice(ended('2025-11-20'))).toEqual([]);
  expect(listAdvice(ended('2025-11-19'))).toMatchObject([
    [expect.stringMatching(/^promotions\//), ['endsOn'], /Удалите/],
  ]);
});

test('an expired vacancy gets advice to extend or delete it', () => {
  expect(demo.advice({ vacancies: demo.firstOf('vacancies', { validUntil: DAY }) })).toEqual([]);
  expect(listAdvice({ vacancies: demo.firstOf('vacancies', { validUntil: '2026-11-19' }) })).toEqual([
    [expect.stringMatching(/^vacancies\//), ['validUntil'], expect.stringContaining('с 20 ноября 2026')],
  ]);
});

test('an expired reservation and a past handover date of keys are reported', () => {
  const reserved = { status: 'reserved', reservedUntil: '2026-11-19' } as const;
  expect(listAdvice({ flats: demo.firstOf('flats', reserved) })).toMatchObject([
    [expect.any(String), ['reservedUntil'], /Бронь/],
  ]);
  const keys = { status: 'available', keysOn: '2026-11-19' } as const;
  expect(listAdvice({ flats: demo.firstOf('flats', keys) })).toMatchObject([[expect.any(String), ['keysOn'], /Ключи/]]);
  expect(demo.advice({ flats: demo.firstOf('flats', { ...keys, status: 'sold' }) })).toEqual([]);
});
