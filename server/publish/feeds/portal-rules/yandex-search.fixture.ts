import { z } from 'zod';
import { address, figure, isWithinWhole, many, picture, whole, words } from './values.fixture.ts';

const area = z.strictObject({ value: figure(1, 5000), unit: z.literal('кв. м') });

export const yandexSearchRules = z
  .strictObject({
    '@internal-id': words(100),
    type: z.literal('продажа'),
    category: z.literal('квартира'),
    url: address,
    'sales-agent': z.strictObject({ category: z.enum(['агентство', 'застройщик']) }),
    location: z.strictObject({
      address: words(300),
      latitude: figure(40, 82).optional(),
      longitude: figure(19, 180).optional(),
    }),
    price: z.strictObject({ value: whole(1, 1e9), currency: z.literal('RUB') }),
    'deal-status': z.enum(['переуступка', 'продажа от застройщика']),
    area,
    'living-space': area.optional(),
    'kitchen-space': area.optional(),
    image: many(picture, { least: 2, most: 30 }),
    description: words(10_000),
    studio: z.literal('да').optional(),
    rooms: whole(1, 9).optional(),
    floor: whole(1, 100),
    apartment: z.enum(['да', 'нет']),
    'bathroom-unit': z.union([z.enum(['совмещенный', 'раздельный']), whole(2, 18)]).optional(),
    'floors-total': whole(1, 100),
    'building-name': words(60).optional(),
    'yandex-building-id': whole(0, 1e15),
    'yandex-house-id': whole(0, 1e15),
    'built-year': whole(1700, 2100),
    'ready-quarter': whole(1, 4),
    'building-state': z.enum(['hand-over', 'unfinished']),
    'ceiling-height': figure(2, 8),
  })
  .refine((offer) => (offer.rooms === undefined) !== (offer.studio === undefined), 'either rooms or a studio')
  .refine((offer) => Number(offer.floor) <= Number(offer['floors-total']), 'a floor above the house')
  .refine(
    (offer) => isWithinWhole(offer.area.value, offer['living-space']?.value, offer['kitchen-space']?.value),
    'rooms larger than the flat',
  );
