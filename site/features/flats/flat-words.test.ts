import { expect, test } from 'vitest';
import { placeText } from './flat-words.ts';

test('an address ending in an abbreviation gets one comma after it and no second full stop', () => {
  const place = { city: 'Зеленоградск', district: 'первая линия', address: 'Приморская ул.' };
  expect(placeText({ ...place, complex: 'ЖК «Белая коса»' })).toBe(
    'Зеленоградск, первая линия, Приморская ул., ЖК\u00a0«Белая коса»',
  );
  expect(placeText(place)).not.toMatch(/\.\.|, $/);
});
