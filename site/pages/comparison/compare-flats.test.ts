import { expect, test } from 'vitest';
import type { ComparedFlat } from '../../features/flats/compared-flat.ts';
import { compareFlats } from './compare-flats.ts';

const flat = (part: Partial<ComparedFlat>) =>
  ({
    slug: 'a',
    title: 'Студия',
    areaM2: 28.6,
    floor: 4,
    floorsTotal: 8,
    ceilingM: 2.8,
    house: 'кирпич, 2025',
    windows: 'юг',
    bathroom: 'совмещённый',
    city: 'Калининград',
    district: 'центр',
    address: 'ул. Мира',
    saleBasis: 'ownership',
    statusText: 'Свободна',
    isReady: true,
    price: { rub: 4_000_000, rubPerM2: 140_000 },
    package: null,
    ...part,
  }) as ComparedFlat;
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

test('differing facts are separated from equal facts', () => {
  const other = flat({ slug: 'b', floor: 2, price: { rub: 5_000_000, rubPerM2: 174_825 } });
  const { differing, equal } = compareFlats([flat({}), other]);
  expect(titles(differing)).toEqual(['Цена', 'За м²', 'Этаж']);
  expect(titles(equal)).toContain('Общая площадь');
  expect(titles([...differing, ...equal])).not.toContain('Кухня');
});

test('a single flat has no equal facts, and a sold flat shows no price', () => {
  expect(compareFlats([flat({})]).equal).toEqual([]);
  const { differing } = compareFlats([flat({ price: null }), flat({})]);
  expect(differing[0]).toMatchObject({ title: 'Цена', values: ['продана', '4\u00a0000\u00a0000\u00a0₽'] });
});
