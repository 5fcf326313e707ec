import { describe, expect, test } from 'vitest';
import { addFlat, comparisonPath, readCompared } from './chosen-flats.ts';

describe('the address of a comparison', () => {
  test('lists the flats and can be read back', () => {
    const slugs = ['studiya-na-levitana', 'dvushka-v-gurievske'];
    const path = comparisonPath(slugs);
    expect(path).toBe('/sales/sravnenie?kv=studiya-na-levitana,dvushka-v-gurievske');
    expect(readCompared(new URLSearchParams(path.split('?')[1]))).toEqual(slugs);
  });

  test('holds at most four valid flat addresses without duplicates', () => {
    expect(readCompared(new URLSearchParams('kv=a,a,../x,b,,c,d,e'))).toEqual(['a', 'b', 'c', 'd']);
    expect(readCompared(new URLSearchParams(''))).toEqual([]);
  });
});

test('an added flat goes to the end without duplicates, and a fifth flat evicts the oldest', () => {
  expect(addFlat(['a', 'b'], 'a')).toEqual(['b', 'a']);
  expect(addFlat(['a', 'b', 'c', 'd'], 'e')).toEqual(['b', 'c', 'd', 'e']);
});
