import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';

let content: Content;
beforeAll(async () => {
  content = await loadDemo();
});

const parseNumber = (text: string | undefined) => Number(/\d+(?:,\d+)?/.exec(text ?? '')?.[0].replace(',', '.'));
const getFigure = (label: RegExp) =>
  parseNumber(content.pages.about.figures.find((candidate) => label.test(candidate.label))?.value);
const getFact = (label: RegExp) =>
  parseNumber(content.pages.packages.facts.find((candidate) => label.test(candidate.label))?.value);

test('every page states the same numbers of people and contracts', () => {
  const people = getFigure(/в компании/);
  expect(people).toBeGreaterThan(content.people.length);
  expect(parseNumber(content.pages.vacancies.lead)).toBe(people);
  expect(content.pages.about.story.join(' ')).toContain(`нас ${people}:`);
  expect(getFact(/Договоров/)).toBe(getFigure(/договор/));
});

/** Employer's monthly cost per rouble of net pay, with income tax and contributions. */
const COST_PER_NET_ROUBLE = 1.49;
/** Months of the year covered by the published number of contracts. */
const MONTHS = 10.7;

test('the income from signed contracts covers the offered wages', () => {
  const incomeRub = getFigure(/договор/) * getFact(/Средняя смета/) * 1_000_000;
  const wages = content.vacancies.flatMap(({ salaryFromRub }) => salaryFromRub ?? []);
  const wagesRub = getFigure(/в компании/) * Math.min(...wages) * COST_PER_NET_ROUBLE * MONTHS;
  expect(wagesRub).toBeLessThan(incomeRub);
});
