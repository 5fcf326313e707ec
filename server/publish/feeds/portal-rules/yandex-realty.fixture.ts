import { z } from 'zod';
import { BALCONIES } from '../yandex-words.ts';
import { address, figure, isWithinWhole, many, moment, phone, picture, whole, words } from './values.fixture.ts';

const yesNo = z.enum(['да', 'нет']);
const area = z.strictObject({ value: figure(1, 5000), unit: z.literal('кв. м') });

export const yandexRealtyRules = z
  .strictObject({
    '@internal-id': words(100),
    type: z.literal('продажа'),
    'property-type': z.literal('жилая'),
    category: z.literal('квартира'),
    url: address,
    'creation-date': moment,
    'last-update-date': moment,
    'cadastral-number': words(30).optional(),
    location: z.strictObject({
      country: z.literal('Россия'),
      region: words(100),
      'locality-name': words(100),
      address: words(200),
      latitude: figure(40, 82).optional(),
      longitude: figure(19, 180).optional(),
    }),
    'sales-agent': z.strictObject({
      name: words(60).optional(),
      phone,
      category: z.enum(['агентство', 'застройщик', 'владелец']),
      organization: words(120),
      email: z.email().optional(),
    }),
    'deal-status': z.enum(['прямая продажа', 'переуступка', '214ФЗ']),
    price: z.strictObject({ value: whole(1, 1e9), currency: z.literal('RUB') }),
    mortgage: yesNo.optional(),
    area,
    'living-space': area.optional(),
    'kitchen-space': area.optional(),
    image: many(z.union([picture, z.strictObject({ '@tag': z.literal('plan'), '#text': picture })]), {
      least: 2,
      most: 30,
    }),
    renovation: z
      .enum(['без отделки', 'черновая', 'предчистовая', 'под ключ', 'черновая отделка', 'с отделкой', 'дизайнерский'])
      .optional(),
    description: words(10_000),
    'new-flat': z.literal('да').optional(),
    floor: whole(1, 100),
    rooms: whole(1, 9).optional(),
    studio: z.literal('да').optional(),
    apartments: yesNo,
    balcony: z.enum(BALCONIES).optional(),
    'bathroom-unit': z.union([z.enum(['совмещенный', 'раздельный']), whole(2, 18)]).optional(),
    'floors-total': whole(1, 100),
    'building-name': words(60).optional(),
    'yandex-building-id': whole(0, 1e15).optional(),
    'yandex-house-id': whole(0, 1e15).optional(),
    'built-year': whole(1700, 2100).optional(),
    'ready-quarter': whole(1, 4).optional(),
    'building-state': z.enum(['hand-over', 'unfinished']).optional(),
    'building-type': z
      .enum(['кирпичный', 'панельный', 'блочный', 'монолит', 'кирпично-монолитный', 'деревянный'])
      .optional(),
    'ceiling-height': figure(2, 8),
    lift: yesNo.optional(),
  })
  .refine((offer) => (offer.rooms === undefined) !== (offer.studio === undefined), 'either rooms or a studio')
  .refine((offer) => Number(offer.floor) <= Number(offer['floors-total']), 'a floor above the house')
  .refine(
    (offer) => isWithinWhole(offer.area.value, offer['living-space']?.value, offer['kitchen-space']?.value),
    'rooms larger than the flat',
  )
  .refine((offer) => offer['new-flat'] === undefined || NEEDED_OF_NEW.every((name) => offer[name] !== undefined), {
    error: 'a new house without its numbers or its year',
  });

const NEEDED_OF_NEW = [
  'yandex-building-id',
  'yandex-house-id',
  'built-year',
  'ready-quarter',
  'building-state',
] as const;
