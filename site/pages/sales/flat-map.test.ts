import { expect, test } from 'vitest';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { flatMap } from './flat-map-data.ts';

const content = await loadDemo();
const { flats } = content;
const [first] = flats;
if (!first) throw new Error('The demo has no flats');
const at = (slug: string, latitude?: number, longitude?: number) => ({ ...first, slug, latitude, longitude });

test('the map of the demo shows all flats in the right towns', () => {
  const places = flatMap(content, flats)?.places ?? [];
  expect(places.flatMap((place) => place.flats.map(({ slug }) => slug))).toHaveLength(flats.length);
  const [svetlogorsk, guryevsk, zelenogradsk] = ['Светлогорск', 'Гурьевск', 'Зеленоградск'].map((town) =>
    places.find(({ title }) => title === town),
  );
  const [coast, north, inland] = [svetlogorsk, zelenogradsk, guryevsk].map((place) => place ?? { x: 2, y: 2 });
  expect(coast?.x).toBeLessThan(north?.x ?? 0);
  expect(north?.y).toBeLessThan(inland?.y ?? 0);
  expect(inland?.x).toBeGreaterThan(north?.x ?? 1);
});

test('neighbouring flats share a marker with the lowest price, distant flats do not', () => {
  const near = [at('a', 54.7, 20.5), { ...at('b', 54.701, 20.501), priceRub: 5_290_000 }, at('c', 54.95, 20.1)];
  const places = flatMap(content, near)?.places ?? [];
  expect(places.map((place) => place.flats.length)).toEqual([2, 1]);
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
