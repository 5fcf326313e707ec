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
    price: { rub: 4_000_000, rubPerM2: 140_000, payment: { example: { monthly: '42 000 ₽' } } },
    package: null,
    ...part,
  }) as ComparedFlat;
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

test('differing facts are marked, equal facts are separated except those of every comparison', () => {
  const other = flat({ slug: 'b', ceilingM: 3, floor: 2 });
  const { main, equal } = compareFlats([flat({}), other]);
  expect(titles(main)).toEqual(['Цена', 'За м²', 'Платёж в месяц', 'Ключи', 'Этаж', 'Потолки']);
  expect(titles(main.filter(({ differs }) => differs))).toEqual(['Этаж', 'Потолки']);
  expect(titles(equal)).toContain('Общая площадь');
  expect(titles([...main, ...equal])).not.toContain('Кухня');
});

test('a single flat has no equal facts and no marks, and a sold flat shows no price', () => {
  const alone = compareFlats([flat({})]);
  expect(alone.equal).toEqual([]);
  expect(alone.main.some(({ differs }) => differs)).toBe(false);
  const { main } = compareFlats([flat({ price: null }), flat({})]);
  expect(main[0]).toMatchObject({ title: 'Цена', values: ['продана', '4\u00a0000\u00a0000\u00a0₽'] });
  expect(main[2]?.values).toEqual(['—', '42 000 ₽']);
});
