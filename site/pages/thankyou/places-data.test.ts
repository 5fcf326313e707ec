import { expect, test } from 'vitest';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { viewingPlaces } from './places-data.ts';

test('a viewing has an address and a map, in an unfinished house the words on what is shown, in a sold flat nothing', async () => {
  const { flats } = await loadDemo();
  const flat = flats.find(({ shownInstead }) => shownInstead !== undefined);
  if (!flat?.keysOn) throw new Error('The demo has no flat in an unfinished house');
  const placeOn = (today: string, status: (typeof flat)['status'] = 'available') =>
    viewingPlaces({ today, flats: [{ ...flat, status }] }).places[flat.slug];
  expect(placeOn('2020-01-01')).toEqual({ text: expect.stringContaining('Покажем') });
  expect(placeOn(flat.keysOn)).toEqual({ text: expect.stringContaining('Калининград'), mapUrl: flat.mapUrl });
  expect(placeOn(flat.keysOn, 'sold')).toBeUndefined();
});
