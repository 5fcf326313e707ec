import { expect, test } from 'vitest';
import type { WithSlug } from '../../../model/content.ts';
import type { Vacancy } from '../../../model/kinds/vacancy.ts';
import { jobPosting } from './json-ld.ts';
import { salaryText } from './salary-text.ts';

const NB = '\u00a0';
const company = {
  brand: 'Преголя',
  city: 'Калининград',
  region: 'Область',
  office: { address: 'ул.' },
  utcOffsetHours: 2,
} as never;
const vacancy = (salary: object) =>
  ({
    slug: 'a',
    title: 'Маляр',
    employment: 'full',
    postedOn: '2026-11-01',
    validUntil: '2027-01-31',
    summary: 'Ц < 5',
    duties: [],
    requirements: [],
    offers: [],
    ...salary,
  }) as unknown as WithSlug<Vacancy>;

test.each([
  [{ salaryFromRub: 140_000, salaryToRub: 210_000 }, `140${NB}000–210${NB}000${NB}₽`],
  [{ salaryFromRub: 90_000, salaryToRub: 90_000 }, `90${NB}000${NB}₽`],
  [{ salaryFromRub: 160_000 }, `от${NB}160${NB}000${NB}₽`],
  [{ salaryToRub: 90_000 }, `до${NB}90${NB}000${NB}₽`],
  [{}, `по${NB}договорённости`],
])('the salary %o is written as «%s»', (salary, text) => {
  expect(salaryText(salary as Vacancy)).toBe(text);
});

test('the structured data contains a salary only when it is known', () => {
  expect(jobPosting(company, vacancy({}))).not.toHaveProperty('baseSalary');
  expect(jobPosting(company, vacancy({ salaryFromRub: 160_000 }))).toMatchObject({
    baseSalary: { currency: 'RUB', value: { minValue: 160_000 } },
  });
});

test('a vacancy is valid through its last day in the time zone of the company, its text is escaped', () => {
  expect(jobPosting(company, vacancy({}))).toMatchObject({
    validThrough: '2027-01-31T23:59:59+02:00',
    description: expect.stringContaining('Ц &lt; 5'),
  });
});
