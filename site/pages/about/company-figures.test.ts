import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';

let content: Content;
beforeAll(async () => {
  content = await loadDemo();
});

const numberIn = (text: string | undefined) => Number(/\d+(?:,\d+)?/.exec(text ?? '')?.[0].replace(',', '.'));
const figure = (label: RegExp) =>
  numberIn(content.pages.about.figures.find((candidate) => label.test(candidate.label))?.value);
const fact = (label: RegExp) =>
  numberIn(content.pages.packages.facts.find((candidate) => label.test(candidate.label))?.value);

test('every page states the same numbers of people and contracts', () => {
  const people = figure(/в компании/);
  expect(people).toBeGreaterThan(content.people.length);
  expect(numberIn(content.pages.vacancies.lead)).toBe(people);
  expect(content.pages.about.story.join(' ')).toContain(`нас ${people}:`);
  expect(fact(/Договоров/)).toBe(figure(/договор/));
});

/** Employer's monthly cost per rouble of net pay, with income tax and contributions. */
const COST_OF_A_ROUBLE = 1.49;
/** Months of the year covered by the published number of contracts. */
const MONTHS = 10.7;

test('the income from signed contracts covers the offered wages', () => {
  const incomeRub = figure(/договор/) * fact(/Средняя смета/) * 1_000_000;
  const wages = content.vacancies.flatMap(({ salaryFromRub }) => salaryFromRub ?? []);
  const wagesRub = figure(/в компании/) * Math.min(...wages) * COST_OF_A_ROUBLE * MONTHS;
  expect(wagesRub).toBeLessThan(incomeRub);
});
