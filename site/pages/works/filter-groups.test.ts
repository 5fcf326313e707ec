import { describe, expect, test } from 'vitest';
import type { Content, WithSlug } from '../../../model/content.ts';
import type { Work } from '../../../model/kinds/work.ts';
import { type FilterKey, filterGroups, workFacts } from './filter-groups.ts';

function work(facts: Partial<Work>): WithSlug<Work> {
  const plain = { rooms: '2', package: 'comfort', housing: 'new', style: 'Лофт', areaM2: 64 };
  return { ...plain, ...facts } as unknown as WithSlug<Work>;
}

const packages = [
  { slug: 'basic', title: 'Базовый' },
  { slug: 'comfort', title: 'Комфорт' },
] as unknown as Content['packages'];
const optionsOf = (works: WithSlug<Work>[], key: FilterKey) =>
  filterGroups({ works, packages, pages: { works: { oldHouse: 'Сталинский дом' } } }).find((group) => group.key === key)
    ?.options ?? [];

describe('the filters of works', () => {
  test('compare one fact per key', () => {
    expect(
      workFacts(work({ rooms: '3+', housing: 'prewar', areaM2: 92, style: 'Тёплый современный' }), 'Сталинский дом'),
    ).toEqual({
      komnaty: '3',
      paket: 'comfort',
      dom: 'stalinskiy-dom',
      ploshchad: 'ot-70',
      stil: 'tyoplyy-sovremennyy',
    });
  });

  test('put an area on a boundary into the larger band', () => {
    expect(workFacts(work({ areaM2: 29.9 }), '').ploshchad).toBe('do-30');
    expect(workFacts(work({ areaM2: 30 }), '').ploshchad).toBe('30-50');
    expect(workFacts(work({ areaM2: 70 }), '').ploshchad).toBe('ot-70');
  });

  test('offer only options that have works, with their number', () => {
    const works = [work({}), work({ rooms: 'part' }), work({ rooms: 'studio' }), work({})];
    expect(optionsOf(works, 'komnaty').map(({ value, count }) => [value, count])).toEqual([
      ['studiya', 1],
      ['2', 2],
      ['komnata', 1],
    ]);
    expect(optionsOf(works, 'paket').map(({ label }) => label)).toEqual(['Комфорт']);
  });
});
