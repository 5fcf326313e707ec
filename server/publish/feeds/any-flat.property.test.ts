import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../model/format/any-text.fixture.ts';
import { flats as flatKind } from '../../../model/kinds/flat.ts';
import { FINISHES, HOUSE_MATERIALS } from '../../../model/kinds/portals.ts';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { toPhotoView } from '../../../site/pictures/photo.ts';
import { FLAT_FEEDS, feedsWith, offersOf, valueAt } from './feeds.fixture.ts';

const feedsOf = feedsWith({ toPhotoView });
const content = await loadDemo();
const [sample] = content.flats;
if (!sample) throw new Error('The demo has no flats');
const { slug: _slug, portals: _portals, plan: _plan, ...kept } = sample;

const words = (most: number) => anyText.map((text) => `Я${text}`.trim().slice(0, most).toWellFormed().trim());
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const keys = <T extends object>(record: T) => fc.constantFrom(...(Object.keys(record) as (keyof T)[]));
const count = optional(fc.nat(9));
const id = optional(fc.nat(1e9).map(String));
const size = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((tenths) => tenths / 10);

const portals = fc.record({
  except: fc.subarray(['yandexRealty', 'yandexSearch', 'cian', 'avito'] as const, { maxLength: 1 }),
  address: optional(words(120)),
  houseMaterial: optional(keys(HOUSE_MATERIALS)),
  builtYear: optional(fc.integer({ min: 1700, max: 2100 })),
  readyQuarter: optional(fc.integer({ min: 1, max: 4 })),
  finish: optional(keys(FINISHES)),
  separateBathrooms: count,
  combinedBathrooms: count,
  balconies: count,
  loggias: count,
  passengerLifts: count,
  freightLifts: count,
  isApartments: optional(fc.boolean()),
  isMortgageAllowed: optional(fc.boolean()),
  cadastralNumber: optional(fc.constant('39:15:000000:0000')),
  ids: optional(fc.record({ yandexBuilding: id, yandexHouse: id, cianComplex: id, cianHouse: id, avitoHouse: id })),
});

const flat = fc
  .record({
    title: words(60),
    rooms: fc.oneof(fc.constant(0), fc.nat(9)),
    status: fc.constantFrom('available', 'available', 'reserved', 'sold'),
    priceRub: fc.integer({ min: 0, max: 1_000_000_000 }),
    areaM2: size(1, 2000),
    livingAreaM2: optional(fc.oneof(size(1, 20), size(1, 2000))),
    kitchenAreaM2: optional(fc.oneof(size(1, 20), size(1, 2000))),
    floorsTotal: fc.integer({ min: 1, max: 100 }),
    summary: words(300),
    address: words(80),
    house: words(60),
    complex: optional(words(60)),
    keysOn: optional(fc.constantFrom('2026-01-01', '2027-06-30')),
    saleBasis: fc.constantFrom('ownership', 'assignment', 'shared'),
    place: optional(fc.record({ latitude: size(41, 82), longitude: size(19, 180) })),
    portals: optional(portals),
  })
  .chain(({ place, ...one }) =>
    fc.integer({ min: 1, max: one.floorsTotal }).map((floor) => {
      const drawn = { planPicture: { file: 'exterior-block.jpg', alt: 'План' }, reservedUntil: '2026-12-01' };
      const law = { developer: 'СЗ «Дом»', projectDeclarationUrl: 'https://наш.дом.рф/' };
      const { latitude: _latitude, longitude: _longitude, ...rest } = kept;
      return JSON.parse(JSON.stringify({ ...rest, ...drawn, ...law, ...one, ...place, floor }));
    }),
  );

const someFlats = fc
  .array(flat, { maxLength: 5 })
  .map((list) => list.map((one, index) => ({ ...flatKind.schema.parse(one), slug: `flat-${index}` })));

test('every feed follows the rules of its portal and contains or reports each free flat, for any flats', () => {
  fc.assert(
    fc.property(someFlats, (flats) => {
      const made = feedsOf({ ...content, flats });
      const free = flats.filter(({ status }) => status === 'available');
      for (const [index, feed] of FLAT_FEEDS.entries()) {
        const outcome = made.report.feeds[index];
        const inFeed = offersOf(made, feed);
        const wanted = free.filter(({ portals }) => !outcome || !portals?.except.includes(outcome.portal as 'cian'));
        const left = new Set(outcome?.left.map(({ file }) => file));
        const includedFlats = wanted.filter(({ slug }) => !left.has(`flats/${slug}.yaml`));
        expect([...inFeed.keys()]).toEqual(includedFlats.map(({ slug }) => slug));
        expect(outcome?.ads).toBe(includedFlats.length);
        for (const { slug, priceRub, areaM2 } of includedFlats) {
          const offer = inFeed.get(slug);
          const offerJson = JSON.stringify(offer);
          expect(offerJson).toContain(`"${priceRub}"`);
          expect(offerJson).toContain(`"${areaM2}"`);
          const parts = [
            'living-space/value',
            'LivingArea',
            'LivingSpace',
            'kitchen-space/value',
            'KitchenArea',
            'KitchenSpace',
          ];
          const sum = parts.reduce((all, way) => all + Number(valueAt(offer, way) ?? 0), 0);
          expect(sum).toBeLessThanOrEqual(areaM2 + 0.001);
        }
      }
    }),
    { numRuns: 150 },
  );
});
