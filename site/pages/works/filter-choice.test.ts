import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleared, isChosen, isMatch, readChoice, toggled, writeChoice } from './filter-choice.ts';
import { FILTER_KEYS, type FilterGroup } from './filter-groups.ts';

const groups: FilterGroup[] = FILTER_KEYS.map((key) => ({
  key,
  label: key,
  options: ['a', 'b', 'c'].map((value) => ({ value, label: value, count: 1 })),
}));
const parseChoice = (query: string | URLSearchParams) => readChoice(new URLSearchParams(query), groups);
const anyFact = fc.constantFrom('a', 'b', 'c');
const anyFacts = fc.record({ komnaty: anyFact, paket: anyFact, dom: anyFact, ploshchad: anyFact, stil: anyFact });
const anyChoice = fc
  .tuple(...FILTER_KEYS.map(() => fc.subarray(['a', 'b', 'c'])))
  .map((values) =>
    parseChoice(FILTER_KEYS.flatMap((key, place) => values[place]?.map((v) => `${key}=${v}`) ?? []).join('&')),
  );

describe('a choice of filters', () => {
  test('is read from the query without the values that the catalogue does not have', () => {
    expect(parseChoice('komnaty=a&komnaty=x&paket=b&utm_source=y')).toMatchObject({
      komnaty: ['a'],
      paket: ['b'],
      dom: [],
    });
  });

  test('survives being written and read again unchanged', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(parseChoice(writeChoice(choice, new URLSearchParams()))).toEqual(choice);
      }),
    );
  });

  test('keeps the other parts of the query', () => {
    const query = new URLSearchParams('utm_source=vk&komnaty=a');
    expect(String(writeChoice(parseChoice('komnaty=b'), query))).toBe('utm_source=vk&komnaty=b');
    expect(String(writeChoice(cleared(parseChoice('komnaty=b')), query))).toBe('utm_source=vk');
  });

  test('returns to its previous state after a value is toggled twice', () => {
    fc.assert(
      fc.property(anyChoice, fc.constantFrom(...FILTER_KEYS), fc.constantFrom('a', 'b', 'c'), (choice, key, value) => {
        const twice = toggled(toggled(choice, key, value), key, value);
        expect([...twice[key]].sort()).toEqual([...choice[key]].sort());
      }),
    );
  });

  test('matches every work when it is empty', () => {
    expect(isChosen(parseChoice(''))).toBe(false);
    fc.assert(fc.property(anyFacts, (facts) => isMatch({ facts }, parseChoice(''))));
  });

  test('requires any of the values of a filter and all of the filters', () => {
    const facts = { komnaty: 'a', paket: 'b', dom: 'a', ploshchad: 'a', stil: 'a' };
    expect(isMatch({ facts }, parseChoice('komnaty=a&komnaty=c&paket=b'))).toBe(true);
    expect(isMatch({ facts }, parseChoice('komnaty=a&paket=a'))).toBe(false);
  });
});
