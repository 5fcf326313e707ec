import { expect, test } from 'vitest';
import type { Landing } from '../../features/works/landings.ts';
import { landingFacts } from './landing-facts.ts';

const work = (areaM2: number, actualDays: number, finalRub: number) => ({ areaM2, actualDays, finalRub });
const landing = (words: object, works: object[]) => ({ words, works }) as unknown as Landing;
const content = {
  packages: [{ slug: 'komfort', title: 'Комфорт', priceRubPerM2: 21_900, termDays: 74, exampleAreaM2: 64 }],
  calculator: { resale: { markup: 0.12, days: 9 }, prewar: { markup: 0.24, days: 14 } },
} as unknown as Parameters<typeof landingFacts>[0];
const factsOf = (words: object, works: object[]) =>
  landingFacts(content, landing(words, works)).map(({ label, value }) =>
    `${label}: ${value}`.replaceAll('\u00a0', ' '),
  );

test('works of a package are shown with its price and term', () => {
  expect(factsOf({ package: 'komfort' }, [work(64, 74, 1_482_000), work(5.4, 19, 408_320)])).toEqual([
    'Цена пакета: от 21 900 ₽/м²',
    'Срок пакета, 64 м²: 74 дня',
    'Площадь: 5,4–64 м²',
    'Срок по факту: 19–74 дня',
    'Заплатили: 408 320–1 482 000 ₽',
  ]);
});

test('works in houses that were lived in show the surcharge and extra days of a package', () => {
  expect(factsOf({ housing: 'prewar' }, [work(92, 128, 3_912_400)]).slice(0, 2)).toEqual([
    'К цене пакета: +24 %',
    'К сроку: +14 дней',
  ]);
  expect(factsOf({ housing: 'resale' }, [work(58, 82, 1_467_140)])).toEqual([
    'К цене пакета: +12 %',
    'К сроку: +9 дней',
    'Площадь: 58 м²',
    'Срок по факту: 82 дня',
    'Заплатили: 1 467 140 ₽',
  ]);
});

test('works in new houses show no surcharge', () => {
  expect(factsOf({ housing: 'new' }, [work(64, 74, 1_482_000)])).toHaveLength(3);
});
