import { expect, test } from 'vitest';
import { EMPTY_CHOICE } from './choice.ts';
import type { ListedFlat } from './data.ts';
import { nearMatches } from './near-matches.ts';

const flat = (slug: string, part: Partial<ListedFlat>) =>
  ({
    slug,
    rooms: 2,
    areaM2: 60,
    floor: 3,
    floorsTotal: 9,
    status: 'available',
    statusText: 'Свободна',
    city: 'Калининград',
    places: ['kaliningrad', 'kaliningrad.leningradskiy-rayon'],
    price: { rub: 8_000_000, rubPerM2: 133_333 },
    ...part,
  }) as ListedFlat;
const describeMatches = (flats: readonly ListedFlat[], choice: Partial<typeof EMPTY_CHOICE>) =>
  nearMatches(flats, { ...EMPTY_CHOICE, ...choice }).map(({ flat: { slug }, note }) => `${slug}: ${note}`);

test('the nearest match comes first, with its differences in words', () => {
  const flats = [
    flat('far', { price: { rub: 16_700_000, rubPerM2: 1 }, areaM2: 84 }),
    flat('near', { price: { rub: 8_293_000, rubPerM2: 1 }, areaM2: 58 }),
    flat('other-town', { city: 'Гурьевск', places: ['gurevsk', 'gurevsk.tsentr'] }),
  ];
  expect(describeMatches(flats, { price: '8', area: '60', place: 'kaliningrad' })).toEqual([
    'near: На 300 тысяч ₽ дороже, на 2 м² меньше',
    'other-town: Другой город, Гурьевск',
    'far: На 8,7 млн ₽ дороже',
  ]);
});

test('differences in rooms, floor, district and reservation are named, too', () => {
  const reserved = { status: 'reserved', statusText: 'Бронь до 4 декабря' } as const;
  expect(
    describeMatches([flat('a', { ...reserved, rooms: 1, floor: 1 })], {
      rooms: ['2'],
      floor: 'ne-pervyy',
      status: 'available',
    }),
  ).toEqual(['a: На комнату меньше, этаж 1 из 9, бронь до 4 декабря']);
  expect(describeMatches([flat('b', {})], { place: 'kaliningrad.moskovskiy-rayon' })).toEqual(['b: Другой район']);
});

test('exact matches are left out, and at most three near matches are shown', () => {
  expect(describeMatches([flat('fits', {})], { rooms: ['2'] })).toEqual([]);
  expect(
    describeMatches(
      ['a', 'b', 'c', 'd'].map((slug) => flat(slug, { rooms: 3 })),
      { rooms: ['2'] },
    ),
  ).toHaveLength(3);
});

test('of several wanted numbers of rooms the nearest counts, and two rooms weigh more than one', () => {
  const flats = [flat('two-more', { rooms: 4 }), flat('one-more', { rooms: 3 })];
  expect(describeMatches(flats, { rooms: ['0', '2'] })).toEqual([
    'one-more: На комнату больше',
    'two-more: На 2\u00a0комнаты больше',
  ]);
});

test('a status that was asked for is no difference', () => {
  expect(describeMatches([flat('a', { rooms: 1 })], { rooms: ['2'], status: 'available' })).toEqual([
    'a: На комнату меньше',
  ]);
});
