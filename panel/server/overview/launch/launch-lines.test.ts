import { expect, test } from 'vitest';
import { loadDemo } from '../../../../model/load/demo-content.fixture.ts';
import { launchObstacles } from '../../../contract/launch.ts';
import type { ChannelHealth } from '../../../contract/overview.ts';
import { launchLines } from './launch-lines.ts';
import type { ContentReadings, LaunchReadings } from './launch-readings.ts';
import { contentReadings, subjectOf } from './launch-readings.ts';

const AT = '2026-11-20T10:00:00.000Z';
const BY = { who: 'Павел', at: AT };
const { demoNotice: _, ...company } = (await loadDemo()).company;
const { documents, flats } = await loadDemo();
const CONTENT: ContentReadings = { company, documents, isHomeClosed: false, sellsFlats: flats.length > 0, demo: [] };
const MAIL: ChannelHealth = {
  ...{ channel: 'email', title: 'Почта', waiting: 0, dead: 0, oldest: null, lastDelivered: null, isFailing: false },
};
const ok = (title: string) => [{ level: 'ok', title, words: 'в порядке.' }] as const;
const confirm = (key: 'phone' | 'documents' | 'notice' | 'drill', content = CONTENT) => ({
  [key]: { ...BY, subject: subjectOf(key, content) },
});

/** Readings of a company whose required lines all hold. */
const READY: LaunchReadings = {
  publicUrl: 'https://lad.ru',
  site: { address: ok('Ответ'), mail: [], backup: ok('Резервная копия'), drill: ok('Восстановление'), search: ok('') },
  channels: [MAIL],
  content: CONTENT,
  record: {
    confirmations: { ...confirm('phone'), ...confirm('documents'), ...confirm('notice') },
    tests: { email: { ...BY, ok: true, words: 'Сообщение принято.' } },
  },
};

const obstacles = (change: Partial<LaunchReadings> = {}) =>
  launchObstacles(launchLines({ ...READY, ...change })).map(({ key, words }) => [key, words]);
const line = (key: string, change: Partial<LaunchReadings> = {}) =>
  launchLines({ ...READY, ...change }).find((one) => one.key === key);
const withCompany = (change: Partial<typeof company>) => ({
  content: { ...CONTENT, company: { ...company, ...change } },
});

test('a company with nothing left may open, and optional lines do not hinder it', () => {
  expect(obstacles()).toEqual([]);
  expect(line('search')?.state).toBe('done');
  expect(line('metrika')).toMatchObject({
    ...{ state: 'left', isRequired: false },
    link: { to: '/content/company?field=facts.analytics.yandexMetrika' },
  });
  expect(line('portals')?.state).toBe('done');
  expect(line('portals', { content: { ...CONTENT, sellsFlats: false } })).toBeUndefined();
});

test('the closed site is no obstacle to its own opening', () => {
  const closed = withCompany({ closedToSearch: true });
  expect(line('search', closed)?.state).toBe('left');
  expect(obstacles(closed)).toEqual([]);
  const waiting = { site: { ...READY.site, search: [{ level: 'advice', title: '', words: '' }] } } as const;
  expect(line('search', waiting)).toMatchObject({ state: 'left', words: expect.stringContaining('не опубликован') });
});

test('the most serious finding of the checks is the sentence of the line', () => {
  const address = [
    { level: 'advice', title: 'TLS', words: 'старый.' },
    { level: 'trouble', title: 'Сертификат сайта', words: 'истёк.' },
  ] as const;
  expect(obstacles({ site: { ...READY.site, address } })).toEqual([['address', 'Сертификат сайта: истёк.']]);
});

test('channels need a delivered message, and a failed one says where to look', () => {
  const { confirmations } = READY.record;
  const untested = { record: { confirmations, tests: {} } };
  expect(line('channels', untested)).toMatchObject({ state: 'unknown', words: expect.stringContaining('Почта') });
  expect(line('channels', { ...untested, channels: [{ ...MAIL, lastDelivered: AT }] })?.state).toBe('done');
  const refused = { record: { confirmations, tests: { email: { ...BY, ok: false, words: 'Отказ.' } } } };
  expect(line('channels', refused)?.state).toBe('left');
  expect(line('channels', { channels: [] })?.state).toBe('left');
  expect(line('channels', { channels: [{ ...MAIL, isFailing: true }] })?.state).toBe('left');
});

test('a confirmation holds for the phone number that was called, and for no other', () => {
  expect(line('phone')).toMatchObject({ state: 'done', confirmation: { given: BY } });
  const changed = line('phone', withCompany({ phone: '+74012111111' }));
  expect(changed).toMatchObject({ state: 'left', confirmation: { given: null } });
});

test('a drill that the server has not seen can be confirmed, a missing backup cannot', () => {
  const drill = [{ level: 'advice', title: 'Восстановление', words: 'не проводили.' }] as const;
  const site = { ...READY.site, drill };
  expect(obstacles({ site })).toEqual([['backup', 'Восстановление: не проводили.']]);
  const record = { ...READY.record, confirmations: { ...READY.record.confirmations, ...confirm('drill') } };
  expect(obstacles({ site, record })).toEqual([]);
  expect(line('backup', { record, site: { ...site, backup: drill } })?.state).toBe('left');
});

test('demo data and places for a lawyer lead to their fields', async () => {
  const demo = [
    { file: 'company.yaml', path: ['requisites', 'inn'], message: 'Показательные реквизиты.' },
    { file: 'company.yaml', path: ['email'], message: 'Показательный адрес.' },
    { file: 'company.yaml', path: ['phone'], message: 'Показательный номер.' },
    { file: 'documents/policy/2026-12-01.md', message: 'Место для юриста.' },
  ];
  const content = { content: { ...CONTENT, demo } };
  expect(obstacles(content)).toEqual([
    ['phone', 'Показательный номер.'],
    ['requisites', 'Показательные реквизиты. Ещё мест: 1.'],
    ['documents', expect.stringMatching(/^Мест, которые должен сверить юрист: 1\./)],
  ]);
  expect(line('requisites', content)?.link).toEqual({
    to: '/content/company?field=facts.requisites.inn',
    label: 'Контакты и реквизиты: Реквизиты → ИНН',
  });
  expect(line('documents', content)?.link?.to).toBe('/content/documents/policy/2026-12-01');
});

test('content with mistakes leaves its lines unknown', () => {
  const failed = { ok: false, issues: [], isRead: false, read: { texts: new Map(), photos: new Map() } } as const;
  const unread = { content: contentReadings(failed) };
  expect(line('phone', unread)?.state).toBe('unknown');
  expect(line('address', unread)?.state).toBe('done');
});
