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
    place: fc.constantFrom(...PLACES),
  })
  .map(({ place, ...flat }) => ({ ...flat, ...place }) as unknown as Flat & { slug: string });
const anyFlats = fc
  .array(anyFlat, { minLength: 1, maxLength: 30 })
  .map((flats) => flats.map((flat, index) => ({ ...flat, slug: `f${index}` })));
const listed = (flat: Flat) =>
  ({
    ...flat,
    price: flat.status === 'sold' ? null : { rub: flat.priceRub, rubPerM2: 0 },
    places: placeKeys(flat),
  }) as unknown as ListedFlat;

/** As the page finds them. */
function chosenFlats(flats: readonly ListedFlat[], choice: Choice): ListedFlat[] {
  const fitting = flats.filter((flat) => isMatch(flat, choice));
  const order = orderOf(choice);
  return order ? fitting.toSorted(order) : fitting;
}

/** A list together with a choice that its filters offer. */
const anyCase = anyFlats.chain((flats) => {
  const options = filterOptions({ flats });
  const one = (values: readonly { value: string }[]) => fc.constantFrom('', ...values.map(({ value }) => value));
  const choice: fc.Arbitrary<Choice> = fc.record({
    rooms: fc.subarray(options.rooms.map(({ value }) => value)),
    place: one(options.places),
    price: one(options.prices),
    status: one(options.statuses),
    sort: fc.constantFrom(...SORTS.map(({ value }) => value)),
  });
  return choice.map((chosen) => ({ flats: flats.map(listed), options, choice: chosen }));
});

describe('a choice of flats', () => {
  test('survives being written and read again, and leaves campaign tags alone', () => {
    fc.assert(
      fc.property(anyCase, ({ options, choice }) => {
        const query = writeChoice(choice, new URLSearchParams('utm_source=vk&komnaty=9'));
        expect(readChoice(query, options)).toEqual(choice);
        expect(query.get('utm_source')).toBe('vk');
      }),
    );
  });

  test('forgets what the list does not have', () => {
    const options = filterOptions({ flats: [] });
    expect(readChoice(new URLSearchParams('komnaty=2&gde=mars&cena-do=x&status=y&sort=z'), options)).toEqual(
      EMPTY_CHOICE,
    );
  });

  test('loses no flat that fits and shows none twice', () => {
    fc.assert(
      fc.property(anyCase, ({ flats, choice }) => {
        const found = chosenFlats(flats, choice);
        expect(new Set(found).size).toBe(found.length);
        if (!isFiltered(choice)) expect(found).toHaveLength(flats.length);
        if (choice.price !== '') expect(found.every(({ price }) => price !== null)).toBe(true);
      }),
    );
  });

  test('keeps sold flats at the end in every order, and the rest in the order asked for', () => {
    fc.assert(
      fc.property(anyCase, ({ flats, choice }) => {
        fc.pre(choice.sort !== '');
        const found = chosenFlats(flats, choice);
        const firstSold = found.findIndex(({ status }) => status === 'sold');
        const onSale = firstSold < 0 ? found : found.slice(0, firstSold);
        expect(onSale).toHaveLength(found.filter(({ status }) => status !== 'sold').length);
        const prices = onSale.map(({ price }) => price?.rub ?? 0);
        if (choice.sort === 'cena') expect(prices).toEqual([...prices].sort((a, b) => a - b));
        if (choice.sort === 'cena-vniz') expect(prices).toEqual([...prices].sort((a, b) => b - a));
      }),
    );
  });
});

describe('the filters', () => {
  test('say with each option how many flats it gives', () => {
    fc.assert(
      fc.property(anyCase, ({ flats, options }) => {
        const count = (part: Partial<Choice>) => chosenFlats(flats, { ...EMPTY_CHOICE, ...part }).length;
        for (const { value, count: said } of options.rooms) expect(count({ rooms: [value] })).toBe(said);
        for (const { value, count: said } of options.places) expect(count({ place: value })).toBe(said);
        for (const { value, count: said } of options.prices) expect(count({ price: value })).toBe(said);
        for (const { value, count: said } of options.statuses) expect(count({ status: value })).toBe(said);
      }),
    );
  });

  test('name the districts of a town that has several', () => {
    const flats = PLACES.map((place) => ({ ...place, rooms: 1, status: 'available', priceRub: 5_000_000 }) as never);
    expect(filterOptions({ flats }).places.map(({ label }) => label)).toEqual([
      'Калининград',
      'Калининград, Ленинградский район',
      'Калининград, Московский район',
      'Гурьевск',
    ]);
  });
});
