import { expect, test } from 'vitest';
import type { FlatAd } from './flat-ad.ts';
import { ADVICE, NEEDS } from './flat-needs.ts';

test.each([
  [
    true,
    ['ул. Ленина, 5', 'ул. Ленина, д. 5', 'Ленина 5а', 'пр-т Мира, дом 10/2', 'ул. Мира, 7к2', 'ул. Мира, 7 к 2 с 1'],
  ],
  [false, ['', 'ул. Ленина', 'ул. 9 Апреля', 'ЖК «Дом5»', 'ул. Мира, 7, у парка']],
])('the check for a house number in the address returns %s', (isMet, streets) => {
  const matching = streets.filter((street) => NEEDS.place.isMet({ street, place: null } as FlatAd) === isMet);
  expect(matching).toEqual(streets);
});

test.each([
  [true, true, [true, false]],
  [true, true, [false]],
  [true, false, [true]],
  [false, true, [true, true]],
  [false, true, []],
])('the photo advice is met: %s, with a ready house: %s and renderings at %j', (isMet, isReady, renderings) => {
  const photos = renderings.map((isRendering) => ({ isRendering }));
  const advice = ADVICE.find(({ field }) => field.join() === 'photos');
  expect(advice?.isMet({ isReady, photos } as unknown as FlatAd)).toBe(isMet);
});
