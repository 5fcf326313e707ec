import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../../../../model/load/demo-content.fixture.ts';
import type { TestDatabases } from '../../../../server/leads/testing/databases.ts';
import { startDatabases } from '../../../../server/leads/testing/databases.ts';
import { fakeChannel } from '../../../../server/leads/testing/fake-channel.ts';
import { launchObstacles } from '../../../contract/launch.ts';
import { NOON, startArea } from '../../leads/start-area.fixture.ts';
import { launchRoutes } from './launch-routes.ts';

let databases: TestDatabases;
beforeAll(async () => {
  databases = await startDatabases('SQLite');
});
afterAll(() => databases[Symbol.asyncDispose]());

const OK = [{ level: 'ok', title: 'Ответ', words: 'в порядке.' }] as const;
const { company, documents } = await loadDemo();
const { demoNotice: _, ...own } = company;

/** A company that is not open yet, with nothing left of the demo. */
async function startLaunch({ isDemo = false } = {}) {
  const clock = { now: () => NOON };
  const email = fakeChannel('email', clock);
  const telegram = fakeChannel('telegram', clock);
  const changed: object[] = [];
  const content = { documents, isHomeClosed: false, sellsFlats: false, demo: [] };
  const area = await startArea(databases, {
    more: (parts) =>
      launchRoutes({
        ...parts,
        channels: [email, telegram],
        isDemo: async () => isDemo,
        readContent: async () => ({ ...content, company: { ...own, closedToSearch: changed.length === 0 } }),
        examineSite: async () => ({
          at: NOON,
          findings: { address: OK, mail: OK, backup: OK, drill: OK, search: OK },
        }),
        async changeFacts(file, change, who) {
          changed.push({ file, who, facts: change({ brand: 'Лад', closedToSearch: true }) });
        },
      }),
  });
  const post = (path: string, body: object = {}, who = 'pavel') => area.json('POST', `/api/launch/${path}`, body, who);
  const get = async () => (await area.json('GET', '/api/launch', undefined, 'pavel')).body;
  return { ...area, email, telegram, changed, post, get };
}

test('the demo is never opened, and only administrators see the list', async () => {
  await using demo = await startLaunch({ isDemo: true });
  expect(await demo.get()).toEqual({ isDemo: true });
  expect((await demo.post('opening')).status).toBe(409);
  expect((await demo.post('tests', { channel: null })).status).toBe(409);
  await using area = await startLaunch();
  for (const who of ['olga', 'eva']) {
    expect((await area.json('GET', '/api/launch', undefined, who)).status).toBe(403);
    expect((await area.post('tests', { channel: null }, who)).status).toBe(403);
    expect((await area.post('opening', {}, who)).status).toBe(403);
  }
  expect([...demo.email.sent, ...area.email.sent]).toEqual([]);
});

test('a test message goes to one channel or to all, at most once a minute, and becomes no lead', async () => {
  await using area = await startLaunch();
  area.telegram.answerWith(() => ({ status: 'refused', reason: 'Телеграм: ответ 401. Проверьте TELEGRAM_BOT_TOKEN.' }));
  expect((await area.post('tests', { channel: 'fax' })).status).toBe(404);
  const first = await area.post('tests', { channel: 'email' });
  expect(first.body.channels).toMatchObject([
    { channel: 'email', test: { ok: true, words: 'Сообщение принято.', who: 'Павел' } },
    { channel: 'telegram', test: null },
  ]);
  expect(await area.post('tests', { channel: 'email' })).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('Подождите') },
  });
  const { body } = await area.post('tests', { channel: null });
  expect(body.channels[1].test).toMatchObject({ ok: false, words: expect.stringContaining('TELEGRAM_BOT_TOKEN') });
  expect([area.email.sent.length, area.telegram.sent.length]).toEqual([1, 1]);
  expect((await area.get()).channels).toEqual(body.channels);
  expect(await area.store.rows('SELECT number FROM leads')).toEqual([]);
  expect(area.journal).toMatchObject([
    { who: { name: 'Павел' }, what: 'channel-tested', about: 'Почта: принято' },
    { what: 'channel-tested', about: 'Телеграм: не принято' },
  ]);
});

test('the site opens once the required lines hold', async () => {
  await using area = await startLaunch();
  expect(await area.post('opening')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('«Заявки доходят до людей»') },
  });
  await area.post('tests', { channel: null });
  for (const key of ['phone', 'documents', 'notice']) await area.post('confirmations', { key, isConfirmed: true });
  await area.post('confirmations', { key: 'notice', isConfirmed: false });
  expect((await area.post('opening')).body.message).toContain('«Уведомление в Роскомнадзор»');
  expect(area.changed).toEqual([]);

  await area.post('confirmations', { key: 'notice', isConfirmed: true });
  const { status, body } = await area.post('opening');
  expect([status, body.isOpen, launchObstacles(body.lines)]).toEqual([200, true, []]);
  expect(area.changed).toEqual([{ file: 'company.yaml', who: 'Павел', facts: { brand: 'Лад' } }]);
  expect(area.journal.slice(-5).map(({ what, about }) => [what, about])).toEqual([
    ['launch-confirmed', 'Юрист прочитал документы'],
    ['launch-confirmed', 'Уведомление подано'],
    ['launch-unconfirmed', 'Уведомление подано'],
    ['launch-confirmed', 'Уведомление подано'],
    ['site-opened', undefined],
  ]);
});
