import { describe, expect, test } from 'vitest';
import { addFlat, comparisonPath, readCompared } from './chosen-flats.ts';

describe('the address of a comparison', () => {
  test('names the flats, and is read back', () => {
    const slugs = ['studiya-na-levitana', 'dvushka-v-gurievske'];
    const path = comparisonPath(slugs);
    expect(path).toBe('/sales/sravnenie?kv=studiya-na-levitana,dvushka-v-gurievske');
    expect(readCompared(new URLSearchParams(path.split('?')[1]))).toEqual(slugs);
  });

  test('holds three at most, each once, and nothing that is no address of a flat', () => {
    expect(readCompared(new URLSearchParams('kv=a,a,../x,b,,c,d'))).toEqual(['a', 'b', 'c']);
    expect(readCompared(new URLSearchParams(''))).toEqual([]);
  });
});

test('one more flat goes to the end, once, and pushes out the oldest of four', () => {
  expect(addFlat(['a', 'b'], 'a')).toEqual(['b', 'a']);
  expect(addFlat(['a', 'b', 'c'], 'd')).toEqual(['b', 'c', 'd']);
});
