import { expect, test } from 'vitest';
import { AdvisedDemo } from '../load/advised-demo.fixture.ts';

const demo = new AdvisedDemo();

test.each(['до 31 декабря 2025', 'по 19 ноября 2026', 'не позже 1 апреля 2026'])(
  '«%s» is reported as a past deadline',
  (words) => {
    expect(demo.onWords(`Договор подписан ${words} года`)).toEqual([
      `«${words}» уже прошло. Поставьте новый срок или перепишите.`,
    ]);
  },
);

test.each(['до 20 ноября 2026', 'по 31 декабря 2026', 'после 1 мая 2020', '9 мая 2025', 'до 5 марта'])(
  '«%s» is a future date or not a deadline',
  (words) => {
    expect(demo.onWords(`Договор подписан ${words}`)).toEqual([]);
  },
);

test('articles and finished works may mention past deadlines', () => {
  const words = 'Дом сдали до 1 мая 2025 года';
  expect(demo.advice({ articles: demo.firstOf('articles', { lead: words }) })).toEqual([]);
  expect(demo.advice({ works: demo.firstOf('works', { lead: words }) })).toEqual([]);
  expect(demo.advice({ services: demo.firstOf('services', { lead: words }) })).toHaveLength(1);
});
