import { expect, test } from 'vitest';
import { serveEditedFields } from './edited-fields.fixture.ts';

const { allPlaces, editPlaces, complaints } = serveEditedFields();

test('an edit of one field per widget and kind is in the file as typed, or rejected and absent', async () => {
  const places = await allPlaces();
  const oneOfEach = [...new Map(places.map((place) => [`${place.kind} ${place.widget}`, place])).values()];
  expect(oneOfEach.length).toBeGreaterThan(80);
  const never = await editPlaces(oneOfEach, 1);
  expect(never.length, never.join(' ')).toBeLessThan(oneOfEach.length * 0.15);
  expect(await complaints()).toEqual([]);
});
