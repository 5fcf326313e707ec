import { expect, test } from 'vitest';
import type { Content, WithSlug } from '../../../model/content.ts';
import type { Flat } from '../../../model/kinds/flat.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { flatJsonLd } from './json-ld.ts';

const company = { region: 'Калининградская область' } as Content['company'];
const image = { id: 'plan.0123456789' } as PhotoView;
const createFlat = (status: Flat['status']) =>
  ({
    slug: 'a',
    title: 'Студия, 26,9 м²',
    rooms: 0,
    status,
    priceRub: 3_980_000,
    areaM2: 26.9,
    floor: 9,
    address: 'ул. Левитана',
    city: 'Калининград',
    summary: 'Студия.',
    publishedOn: '2026-09-14',
  }) as WithSlug<Flat>;
const offerOf = (status: Flat['status']) => flatJsonLd({ company }, createFlat(status), image).offers;

test.each([
  ['available', 'InStock'],
  ['reserved', 'Reserved'],
  ['sold', 'SoldOut'],
] as const)('a flat with the status %s has the availability %s', (status, availability) => {
  expect(offerOf(status)).toMatchObject({ availability: `https://schema.org/${availability}` });
});

test('the structured data of a sold flat contains no price', () => {
  expect(offerOf('available')).toMatchObject({ price: 3_980_000, priceCurrency: 'RUB' });
  expect(JSON.stringify(flatJsonLd({ company }, createFlat('sold'), image))).not.toContain('3980000');
});

test('the structured data has no non-breaking spaces and at least one room', () => {
  const listing = flatJsonLd({ company }, createFlat('available'), image);
  expect(JSON.stringify(listing)).not.toContain('\u00a0');
  expect(listing).toMatchObject({ mainEntity: { numberOfRooms: 1, floorSize: { value: 26.9, unitCode: 'MTK' } } });
});
