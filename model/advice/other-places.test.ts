import { expect, test } from 'vitest';
import { AdvisedDemo } from '../load/advised-demo.fixture.ts';

const demo = new AdvisedDemo();

test('a picture of a work that an ongoing repair shows as its own is reported for both', () => {
  const [work] = demo.firstOf('works', {});
  if (!work) throw new Error('No work');
  const pictures = [{ takenOn: '2026-11-20', photo: { ...work.cover, caption: undefined } }];
  const found = demo.advice({ works: [work], underway: demo.firstOf('underway', { pictures }) });
  expect(found.map(({ others }) => others)).toContainEqual([`works/${work.slug}.yaml`]);
  expect(found.filter(({ message }) => message.includes('другой адрес')).length).toBeGreaterThanOrEqual(2);
  expect(demo.advice({ works: [work], underway: [] })).toEqual([]);
});
