import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Flat } from '../../../model/kinds/flat.ts';
import { type Choice, EMPTY_CHOICE, isFiltered, isMatch, orderOf, readChoice, SORTS, writeChoice } from './choice.ts';
import type { ListedFlat } from './data.ts';
import { filterOptions, placeKeys } from './filter-options.ts';

const PLACES = [
  { city: 'Калининград', district: 'Ленинградский район, Сельма' },
  { city: 'Калининград', district: 'Московский район' },
  { city: 'Гурьевск', district: 'центр' },
] as const;
const anyFlat = fc
  .record({
    rooms: fc.integer({ min: 0, max: 6 }),
    status: fc.constantFrom('available', 'reserved', 'sold'),
    priceRub: fc.integer({ min: 2_000_000, max: 40_000_000 }),
    areaM2: fc.integer({ min: 20, max: 120 }),
    floor: fc.integer({ min: 1, max: 20 }),
    floorsTotal: fc.constant(20),
    place: fc.constantFrom(...PLACES),
  })
  .map(({ place, ...flat }) => ({ ...flat, ...place }) as unknown as Flat & { slug: string });
const anyFlats = fc
  .array(anyFlat, { minLength: 1, maxLength: 30 })
  .map((flats) => flats.map((flat, index) => ({ ...flat, slug: `f${index}` })));
const listed = (flat: Flat) =>
  ({
    ...flat,
    price: flat.status === 'sold' ? null : { rub: flat.priceRub, rubPerM2: flat.priceRub / flat.areaM2 },
    places: placeKeys(flat),
  }) as unknown as ListedFlat;

function chosenFlats(flats: readonly ListedFlat[], choice: Choice): ListedFlat[] {
  const fitting = flats.filter((flat) => isMatch(flat, choice));
  const order = orderOf(choice);
  return order ? fitting.toSorted(order) : fitting;
}

/** Generates a list with a choice from its own filter options. */
const anyCase = anyFlats.chain((flats) => {
  const options = filterOptions({ flats });
  const one = (values: readonly { value: string }[]) => fc.constantFrom('', ...values.map(({ value }) => value));
  const choice: fc.Arbitrary<Choice> = fc.record({
    rooms: fc.subarray(options.rooms.map(({ value }) => value)),
    place: one(options.places),
    price: one(options.prices),
    area: one(options.areas),
    floor: one(options.floors),
    status: one(options.statuses),
    sort: fc.constantFrom(...SORTS.map(({ value }) => value)),
  });
  return choice.map((chosen) => ({ flats: flats.map(listed), options, choice: chosen }));
});

describe('a choice of flats', () => {
  test('survives being written and read again, and keeps campaign tags', () => {
    fc.assert(
      fc.property(anyCase, ({ options, choice }) => {
        const query = writeChoice(choice, new URLSearchParams('utm_source=vk&komnaty=9'));
        expect(readChoice(query, options)).toEqual(choice);
        expect(query.get('utm_source')).toBe('vk');
      }),
    );
  });

  test('drops values that the list does not have', () => {
    const [flat] = fc.sample(anyFlat, 1);
    const options = filterOptions({ flats: flat ? [{ ...flat, slug: 'a', rooms: 1 }] : [] });
    expect(readChoice(new URLSearchParams('komnaty=2&gde=mars&cena-do=x&status=y&sort=z'), options)).toEqual(
      EMPTY_CHOICE,
    );
  });

  test('includes every matching flat exactly once', () => {
    fc.assert(
      fc.property(anyCase, ({ flats, choice }) => {
        const found = chosenFlats(flats, choice);
        expect(new Set(found).size).toBe(found.length);
        if (!isFiltered(choice)) expect(found).toHaveLength(flats.length);
        if (choice.price !== '') expect(found.every(({ price }) => price !== null)).toBe(true);
      }),
    );
  });

  test('follows the selected sort order', () => {
    fc.assert(
      fc.property(anyCase, ({ flats, choice }) => {
        const onSale = flats.filter(({ status }) => status !== 'sold');
        const inOrder = (sort: Choice['sort']) => chosenFlats(onSale, { ...choice, status: '', sort });
        const expectAscending = (values: readonly number[]) =>
          expect(values).toEqual([...values].sort((a, b) => a - b));
        expectAscending(inOrder('cena').map(({ price }) => price?.rub ?? 0));
        expectAscending(inOrder('cena-vniz').map(({ price }) => -(price?.rub ?? 0)));
        expectAscending(inOrder('metr').map(({ price }) => price?.rubPerM2 ?? 0));
        expectAscending(inOrder('ploshchad').map(({ areaM2 }) => -areaM2));
        expectAscending(inOrder('etazh').map(({ floor }) => -floor));
      }),
    );
  });
});

describe('the filters', () => {
  test('show the number of matching flats for each option', () => {
    fc.assert(
      fc.property(anyCase, ({ flats, options }) => {
        const count = (part: Partial<Choice>) => chosenFlats(flats, { ...EMPTY_CHOICE, ...part }).length;
        for (const { value, count: shownCount } of options.rooms) expect(count({ rooms: [value] })).toBe(shownCount);
        const lists = [
          ['place', options.places],
          ['price', options.prices],
          ['area', options.areas],
          ['floor', options.floors],
          ['status', options.statuses],
        ] as const;
        for (const [key, list] of lists) {
          for (const { value, count: shownCount } of list) expect(count({ [key]: value })).toBe(shownCount);
        }
      }),
    );
  });

  test('a price limit includes the flat that costs exactly as much', () => {
    const flat = { price: { rub: 5_000_000 } } as ListedFlat;
    const fits = (price: string) => isMatch(flat, { ...EMPTY_CHOICE, price });
    expect([fits('4'), fits('5')]).toEqual([false, true]);
  });

  test('list the districts of a town that has several', () => {
    const flats = PLACES.map((place) => ({ ...place, rooms: 1, status: 'available', priceRub: 5_000_000 }) as never);
    expect(filterOptions({ flats }).places.map(({ label }) => label)).toEqual([
      'Калининград',
      'Калининград, Ленинградский район',
      'Калининград, Московский район',
      'Гурьевск',
    ]);
  });
});
