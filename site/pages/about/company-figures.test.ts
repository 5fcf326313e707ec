import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { deadlineTotals } from '../../../model/contracts/deadline-totals.ts';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';

let content: Content;
beforeAll(async () => {
  content = await loadDemo();
});

const parseNumber = (text: string | undefined) => Number(/\d+(?:,\d+)?/.exec(text ?? '')?.[0].replace(',', '.'));
const getFact = (label: RegExp) =>
  parseNumber(content.pages.packages.facts.find((candidate) => label.test(candidate.label))?.value);

test('every page states the same number of people', () => {
  const { people } = content.company.counts ?? { people: 0 };
  expect(people).toBeGreaterThan(content.people.length);
  expect(parseNumber(content.pages.vacancies.lead)).toBe(people);
  expect(content.pages.about.story.join(' ')).toContain(`нас ${people} человек:`);
});

/** Employer's monthly cost per rouble of net pay, with income tax and contributions. */
const COST_PER_NET_ROUBLE = 1.49;
const MONTHS = 12;

test('the income from the contracts of a year covers the offered wages', () => {
  const incomeRub = (deadlineTotals(content)?.total ?? 0) * getFact(/Средняя смета/) * 1_000_000;
  const wages = content.vacancies.flatMap(({ salaryFromRub }) => salaryFromRub ?? []);
  const people = content.company.counts?.people ?? 0;
  expect(people * Math.min(...wages) * COST_PER_NET_ROUBLE * MONTHS).toBeLessThan(incomeRub);
});
