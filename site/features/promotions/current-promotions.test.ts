import { expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { currentPromotions } from './promotion-card-data.ts';

const promotion = (slug: string, startsOn: string, endsOn: string) => ({ slug, startsOn, endsOn });

test('running promotions come first, upcoming ones follow by start date, ended ones are left out', () => {
  const content = {
    today: '2026-11-20',
    promotions: [
      promotion('over', '2026-09-01', '2026-11-19'),
      promotion('last-day', '2026-09-01', '2026-11-20'),
      promotion('running', '2026-11-20', '2027-01-31'),
      promotion('in-march', '2027-03-01', '2027-03-31'),
      promotion('in-january', '2027-01-15', '2027-04-30'),
    ],
  } as unknown as Content;
  expect(currentPromotions(content).map(({ slug }) => slug)).toEqual(['last-day', 'running', 'in-january', 'in-march']);
});
