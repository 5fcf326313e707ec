import { expect, test } from 'vitest';
import { serveEditedFields } from './edited-fields.fixture.ts';

const { allPlaces, editPlaces, complaints } = serveEditedFields();
const SEED = Date.now() % 1_000_000;

test(`any edit of any field of any kind is in the file as typed, or rejected and absent (seed ${SEED})`, async () => {
  const places = await allPlaces();
  expect(places.length).toBeGreaterThan(400);
  // Random edits of interdependent fields, such as sums, are always rejected.
  const never = await editPlaces(places, SEED);
  expect(never.length, never.join(' ')).toBeLessThan(places.length * 0.15);
  expect(await complaints()).toEqual([]);
}, 600_000);
