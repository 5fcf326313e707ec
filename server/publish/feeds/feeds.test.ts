import { expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import type { Flat } from '../../../model/kinds/flat.ts';
import { copyDemoContent, loadDemo } from '../../../model/load/demo-content.fixture.ts';
import type { FlatData } from '../../../site/pages/flat/data.ts';
import { pageSources } from '../../../site/pages/sources.ts';
import { toPhotoView } from '../../../site/pictures/photo.ts';
import { pagesOf } from '../../../site/static/static-pages.ts';
import { feedReportLines, feedSummary } from './feed-report-lines.ts';
import { FLAT_FEEDS, feedsWith, listOf, NOW, ORIGIN, offersOf, valueAt } from './feeds.fixture.ts';
import { ymlRules } from './portal-rules/yml.fixture.ts';
import { readXml, type XmlRecord } from './read-xml.fixture.ts';

const feedsOf = feedsWith({ toPhotoView });
const content = await loadDemo();
const demo = copyDemoContent();
const feeds = feedsOf(content);
const pages = new Map(pagesOf(content, pageSources).map(({ path, payload }) => [path, payload.data]));
const [realty, search, cian, avito] = FLAT_FEEDS;

const PLACES = {
  [realty.file]: {
    ...{ price: 'price/value', area: 'area/value', floor: 'floor', floors: 'floors-total', rooms: 'rooms' },
    ...{ address: 'location/address', city: 'location/locality-name' },
  },
  [search.file]: {
    ...{ price: 'price/value', area: 'area/value', floor: 'floor', floors: 'floors-total', rooms: 'rooms' },
    ...{ address: 'location/address', city: 'location/address' },
  },
  [cian.file]: {
    ...{ price: 'BargainTerms/Price', area: 'TotalArea', floor: 'FloorNumber', floors: 'Building/FloorsCount' },
    ...{ rooms: 'FlatRoomsCount', address: 'Address', city: 'Address' },
  },
  [avito.file]: {
    ...{ price: 'Price', area: 'Square', floor: 'Floor', floors: 'Floors', rooms: 'Rooms' },
    ...{ address: 'Address', city: 'Address' },
  },
};

const withFlat = (slug: string, change: Partial<Flat>): Content => ({
  ...content,
  flats: content.flats.map((flat) => (flat.slug === slug ? { ...flat, ...change } : flat)),
});

test.each(FLAT_FEEDS)('$file describes every flat as its page does', (feed) => {
  const offers = offersOf(feeds, feed);
  const valuePaths = PLACES[feed.file];
  expect(offers.size).toBeGreaterThan(0);
  for (const [id, offer] of offers) {
    const { flat } = pages.get(`/sales/${id}`) as FlatData;
    const source = content.flats.find(({ slug }) => slug === id);
    expect(valueAt(offer, valuePaths.price)).toBe(String(flat.price?.rub));
    expect(valueAt(offer, valuePaths.area)).toBe(String(flat.areaM2));
    expect(valueAt(offer, valuePaths.floor)).toBe(String(flat.floor));
    expect(valueAt(offer, valuePaths.floors)).toBe(String(flat.floorsTotal));
    expect(valueAt(offer, valuePaths.address)).toContain(flat.address);
    expect(valueAt(offer, valuePaths.city)).toContain(flat.city);
    if (source?.rooms) expect(valueAt(offer, valuePaths.rooms)).toBe(String(source.rooms));
    const words = String(valueAt(offer, 'description') ?? valueAt(offer, 'Description'));
    for (const said of [flat.summary, ...flat.features]) expect(words).toContain(said);
  }
});

test('available flats are in the feeds, reserved and sold ones are not', () => {
  const free = content.flats.filter(({ status }) => status === 'available').map(({ slug }) => slug);
  expect(free.length).toBeLessThan(content.flats.length);
  for (const feed of [realty, cian, avito]) expect([...offersOf(feeds, feed).keys()]).toEqual(free);
  expect([...offersOf(feeds, search).keys()]).toEqual(['dvushka-na-artilleriyskoy-64']);
});

test('a house whose keys are given out later is unfinished', () => {
  const [id = ''] = offersOf(feeds, search).keys();
  const stateOf = (keysOn: string) =>
    valueAt(offersOf(feedsOf(withFlat(id, { keysOn })), search).get(id), 'building-state');
  expect(stateOf('2020-01-01')).toBe('hand-over');
  expect(stateOf('2099-01-01')).toBe('unfinished');
});

test('a sold flat is removed from every feed, and all others stay unchanged', () => {
  const sold = feedsOf(withFlat('odnushka-na-soglasiya', { status: 'sold' }), feeds.dates);
  for (const feed of FLAT_FEEDS) {
    const [before, after] = [offersOf(feeds, feed), offersOf(sold, feed)];
    before.delete('odnushka-na-soglasiya');
    expect(after).toEqual(before);
  }
  expect(Object.values(sold.texts).join('')).not.toContain('odnushka-na-soglasiya');
});

test('a later publish of the same content changes no byte', () => {
  const later = feedsOf(content, feeds.dates, new Date('2027-01-20T10:00:00Z'));
  expect(later).toEqual(feeds);
});

test('a change updates only the date of its flat and of the feeds', () => {
  const changed = feedsOf(withFlat('studiya-na-hutorskoy', { priceRub: 4_500_000 }), feeds.dates, NOW);
  const dates = (made: typeof feeds) =>
    new Map([...offersOf(made, realty)].map(([id, offer]) => [id, valueAt(offer, 'last-update-date')]));
  const expected = dates(feeds).set('studiya-na-hutorskoy', '2026-11-20T12:00:00+02:00');
  expect(dates(changed)).toEqual(expected);
  expect(valueAt(readXml(changed.texts[realty.file] ?? ''), 'realty-feed/generation-date')).toBe(
    '2026-11-20T12:00:00+02:00',
  );
  expect(valueAt(readXml(feeds.texts[realty.file] ?? ''), 'realty-feed/generation-date')).toBe(
    '2026-11-16T00:00:00+02:00',
  );
  expect(changed.texts['/feeds/yml.xml']).toBe(feeds.texts['/feeds/yml.xml']);
  expect(changed.texts[search.file]).toBe(feeds.texts[search.file]);
});

test('the first publish dates a flat by its publication day or the day of its new price', () => {
  const offers = offersOf(feeds, realty);
  expect(valueAt(offers.get('odnushka-na-soglasiya'), 'creation-date')).toBe('2026-09-28T00:00:00+02:00');
  expect(valueAt(offers.get('odnushka-na-soglasiya'), 'last-update-date')).toBe('2026-11-06T00:00:00+02:00');
});

test('the plan comes first, and every picture is a JPEG requested from the publish', () => {
  const addresses = (texts: string) =>
    [...texts.matchAll(/https:\/\/[^<"]*\/media\/([^<"]*)/g)].map(([, name]) => name);
  for (const { file } of FLAT_FEEDS) {
    const names = addresses(feeds.texts[file] ?? '');
    expect(names[0]).toMatch(/^plan-[0-9a-f]{16}\.jpg$/);
    expect(names.filter((name = '') => !feeds.pictures.has(name) || !name.endsWith('.jpg'))).toEqual([]);
  }
  const [first] = listOf(offersOf(feeds, realty).get('odnushka-na-soglasiya')?.image);
  expect(first).toMatchObject({ '@tag': 'plan' });
});

test('a missing field is reported with its file, and the flat is held back from that portal alone', () => {
  const bare = withFlat('dvushka-na-artilleriyskoy-64', { latitude: undefined, portals: { except: [] } } as object);
  const { report, ...made } = feedsOf(bare);
  for (const feed of FLAT_FEEDS) expect(offersOf(made, feed).has('dvushka-na-artilleriyskoy-64')).toBe(false);
  expect(offersOf(made, cian).size).toBe(4);
  const notice = { file: 'flats/dvushka-na-artilleriyskoy-64.yaml', title: '2-комнатная, 64,4 м²' };
  expect(report.feeds.find(({ portal }) => portal === 'cian')?.left).toEqual([
    { ...notice, path: ['latitude'], why: 'нет координат, а в адресе нет номера дома' },
    { ...notice, path: ['portals', 'ids', 'cianComplex'], why: 'нет номера жилого комплекса у ЦИАН' },
  ]);
  const lines = feedReportLines(report).map((line) => line.replaceAll('\u00a0', ' '));
  expect(lines).toContain('Для «ЦИАН», https://pregolya.example/feeds/cian.xml: 4 объявления.');
  expect(lines.join('\n')).toContain(
    '1 не попало: нет координат, а в адресе нет номера дома — «2-комнатная, 64,4 м²» (flats/dvushka-na-artilleriyskoy-64.yaml). Это поле «Широта» (latitude).',
  );
});

test('a reason shared by many flats names five of them and counts the others', () => {
  const advice = [...'абвгдеж'].map((title) => ({ file: `flats/${title}.yaml`, path: [], title, why: 'мало снимков' }));
  const [line = ''] = feedReportLines({ feeds: [], advice });
  expect(line.replaceAll('\u00a0', ' ')).toMatch(
    /7 объявлений: мало снимков — «а» \(flats\/а\.yaml\), .*«д» \(flats\/д\.yaml\) и ещё 2\.$/,
  );
});

test('the short summary describes all feeds in one line', () => {
  const { report } = feedsOf(content);
  const [line = '', ...more] = feedSummary(report);
  expect(more).toEqual([]);
  expect(line.replaceAll('\u00a0', ' ')).toBe(
    'Для площадок: 25 объявлений в 5 выгрузках, не попало: 4, советов: 12. Подробно: npm run publish',
  );
  expect(feedSummary({ feeds: [], advice: [] })).toEqual([]);
});

test('a house number in the address replaces coordinates', () => {
  const inAddress = (address: string) => {
    const place = {
      latitude: undefined,
      longitude: undefined,
      portals: { except: [], houseMaterial: 'brick', address },
    };
    return offersOf(feedsOf(withFlat('odnushka-na-soglasiya', place as object)), avito).has('odnushka-na-soglasiya');
  };
  for (const address of ['ул. Согласия, 12', 'ул. Согласия, д. 12А', 'ул. Согласия 12/3', 'пр. Мира, дом 5к2']) {
    expect(inAddress(address), address).toBe(true);
  }
  for (const address of ['ул. Согласия', 'ул. 9 Апреля', 'ул. Согласия, вторая очередь']) {
    expect(inAddress(address), address).toBe(false);
  }
});

test('a flat excluded from a portal is not in its feed', () => {
  const kept = feedsOf(withFlat('odnushka-na-soglasiya', { portals: { houseMaterial: 'brick', except: ['cian'] } }));
  expect(offersOf(kept, cian).has('odnushka-na-soglasiya')).toBe(false);
  expect(offersOf(kept, realty).has('odnushka-na-soglasiya')).toBe(true);
  expect(kept.report.feeds.find(({ portal }) => portal === 'cian')?.left).toEqual([]);
});

test('a flat too small for a portal is left out, and the report gives the reason', () => {
  const tiny = feedsOf(withFlat('studiya-na-hutorskoy', { areaM2: 7, livingAreaM2: 5 }));
  expect(offersOf(tiny, avito).has('studiya-na-hutorskoy')).toBe(false);
  expect(offersOf(tiny, cian).has('studiya-na-hutorskoy')).toBe(true);
  expect(tiny.report.feeds.find(({ portal }) => portal === 'avito')?.left).toMatchObject([
    { file: 'flats/studiya-na-hutorskoy.yaml', path: ['areaM2'], why: expect.stringContaining('меньше 10 м²') },
  ]);
});

test('packages and services are offered at the prices of their pages', () => {
  const shop = valueAt(readXml(feeds.texts['/feeds/yml.xml'] ?? ''), 'yml_catalog/shop') as XmlRecord;
  const offers = listOf(valueAt(shop, 'offers/offer') as XmlRecord[]) as XmlRecord[];
  expect(offers.length).toBe(content.packages.length + content.services.length);
  for (const offer of offers) ymlRules.parse(offer);
  for (const { slug, priceRubPerM2 } of content.packages) {
    const offer = offers.find(({ url }) => url === `${ORIGIN}/remont/${slug}`);
    expect(offer?.price).toEqual({ '@from': 'true', '#text': String(priceRubPerM2) });
    expect(offer?.sales_notes).toBe('Цена за м²');
  }
  for (const { slug, price } of content.services) {
    const offer = offers.find(({ url }) => url === `${ORIGIN}/services/${slug}`);
    expect(JSON.stringify(offer?.price)).toContain(`"${price.rub}"`);
  }
});

test('a company without portals has no feeds and an empty report', async () => {
  const { portals: _portals, ...company } = content.company;
  expect(feedsOf({ ...content, company })).toMatchObject({ texts: {}, report: { feeds: [], advice: [] } });
  await demo.edit('company.yaml', /portals:\n( {2}.*\n)+/, 'portals:\n  cian: true\n');
  const loaded = await demo.load();
  if (!loaded.ok) throw new Error('refused');
  const made = feedsOf(loaded.content);
  expect(Object.keys(made.texts)).toEqual([cian.file]);
  expect(valueAt(offersOf(made, cian).get('odnushka-na-soglasiya'), 'Phones/PhoneSchema/Number')).toBe('4012051736');
});
