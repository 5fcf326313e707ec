import { expect, test } from 'vitest';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { flatIndex } from '../../features/flats/flat-index.ts';
import { source } from './data.ts';

const content = await loadDemo();
const metaOf = (slug: string) => source.data(content, { slug }, flatIndex(content))?.meta;

test('the bar on phones holds the price and the request of a flat, and the header does not repeat them', () => {
  const meta = metaOf('dvushka-v-gurievske');
  expect(meta?.barAction).toEqual({
    label: 'Записаться на\u00a0просмотр',
    short: 'Записаться',
    to: '#form',
    price: '7\u00a0890\u00a0000\u00a0₽',
  });
  expect(meta).not.toHaveProperty('action');
});

test('the bar of a sold flat holds no price', () => {
  expect(metaOf('tryoshka-na-kutuzova')?.barAction).not.toHaveProperty('price');
});

test('the data of a page holds no field of a flat that the page does not show', () => {
  const [flat] = content.flats;
  if (!flat) throw new Error('No flats');
  const secret = { ...flat, ownerPhone: '+79110000000' };
  const index = flatIndex({ ...content, flats: [secret] });
  const shown = source.data(content, { slug: flat.slug }, index)?.data.flat;
  for (const name of ['ownerPhone', 'latitude', 'priceRub', 'portals', 'seo']) expect(shown).not.toHaveProperty(name);
  expect(shown).toMatchObject({ title: flat.title, plan: flat.plan, summary: flat.summary });
});
