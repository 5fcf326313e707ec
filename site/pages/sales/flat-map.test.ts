import { expect, test } from 'vitest';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { flatMap } from './flat-map-data.ts';

const content = await loadDemo();
const { flats } = content;
const [first] = flats;
if (!first) throw new Error('The demo has no flats');
const at = (slug: string, latitude?: number, longitude?: number) => ({ ...first, slug, latitude, longitude });

test('the map of the demo shows all flats on sale in the right towns, each town once', () => {
  const onSale = flats.filter(({ status }) => status !== 'sold');
  const places = flatMap(content, onSale)?.places ?? [];
  expect(places.flatMap((place) => place.flats.map(({ slug }) => slug))).toHaveLength(onSale.length);
  expect(new Set(places.map(({ title }) => title)).size).toBe(places.length);
  const [svetlogorsk, guryevsk, zelenogradsk] = ['Светлогорск', 'Гурьевск', 'Зеленоградск'].map((town) =>
    places.find(({ title }) => title === town),
  );
  const [coast, north, inland] = [svetlogorsk, zelenogradsk, guryevsk].map((place) => place ?? { x: 2, y: 2 });
  expect(coast?.x).toBeLessThan(north?.x ?? 0);
  expect(north?.y).toBeLessThan(inland?.y ?? 0);
  expect(inland?.x).toBeGreaterThan(north?.x ?? 1);
});

test('flats of one town or close to each other share a marker with the lowest price, others do not', () => {
  const near = [
    { ...at('a', 54.7, 20.5), city: 'Калининград' },
    { ...at('b', 54.8, 20.4), city: 'Калининград', priceRub: 5_290_000 },
    { ...at('c', 54.701, 20.501), city: 'Васильково' },
    { ...at('d', 54.95, 20.1), city: 'Светлогорск' },
  ];
  const places = flatMap(content, near)?.places ?? [];
  expect(places.map((place) => place.flats.length)).toEqual([3, 1]);
  expect(places[0]?.label).toBe('от\u00a05,29\u00a0млн\u00a0₽');
});

test('five hundred flats of one quarter share one marker that names four of them', () => {
  const many = Array.from({ length: 500 }, (_, index) => at(`flat-${index}`, 54.7, 20.5));
  const [place] = flatMap(content, many)?.places ?? [];
  expect([place?.flats.length, place?.more]).toEqual([4, 'и ещё 496\u00a0квартир']);
});

test('the map is omitted without a company map, without coordinates and outside its bounds', () => {
  const { regionMap: _, ...brand } = content.brand;
  expect(flatMap({ ...content, brand }, flats)).toBeNull();
  expect(flatMap(content, [at('nowhere'), at('moscow', 55.75, 37.6)])).toBeNull();
});
