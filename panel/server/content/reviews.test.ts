import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { copyDemoContent } from '../../../model/load/demo-content.fixture.ts';
import { DATABASES } from '../../../server/leads/testing/databases.ts';
import type { Notice } from '../../contract/comments.ts';
import type { Conflict, Entry, HistoryItem, Refused } from '../../contract/content.ts';
import type { Review, ReviewDetail } from '../../contract/reviews.ts';
import { ANNA, servePanelContent } from './content-panel.fixture.ts';

const OLGA = 'Ольга Автор';
const FILE = 'services/elektromontazh.yaml';

describe.each(DATABASES)('on %s', (database) => {
  const demo = copyDemoContent();
  const panel = servePanelContent(() => demo.folder, {
    database,
    roleOf: (name) => (name === OLGA ? 'author' : 'editor'),
  });
  beforeAll(() => panel.addPeople(ANNA, OLGA));

  const entryOf = async (person = OLGA) => (await panel.get<Entry>(`/api/entry?file=${FILE}`, person)).body;
  const inFolder = () => readFileSync(join(demo.folder, FILE), 'utf8');
  const keepDraft = ({ facts, body, version }: Entry, title: string) =>
    panel.ask('PUT', '/api/draft', { file: FILE, baseVersion: version, body, facts: { ...facts, title } }, OLGA);
  /** Sends the live text with another title, as the form of an author does. */
  async function send(title: string, note = '') {
    const entry = await entryOf();
    await keepDraft(entry, title);
    const { version, facts, body } = entry;
    const request = { file: FILE, version, body, facts: { ...facts, title }, note };
    return panel.ask<Conflict | Refused>('POST', '/api/reviews', request, OLGA);
  }
  const reviews = async (person = ANNA) => (await panel.get<Review[]>('/api/reviews', person)).body;
  const detail = async (id = 0) => (await panel.get<ReviewDetail>(`/api/reviews/${id}`)).body;
  const publish = (id = 0) => panel.ask('POST', `/api/reviews/${id}/publish`, { despiteOthers: false });
  const noticesOf = async (person: string) => (await panel.get<Notice[]>('/api/notices', person)).body;

  test('an author changes nothing in the folder by any request of an editor', async () => {
    const before = inFolder();
    const { version, facts, body } = await entryOf();
    const change = { file: FILE, version, facts: { ...facts, title: 'Иначе' }, body };
    const at = new Date(Date.now() + 1000).toISOString();
    expect((await send('Иначе')).status).toBe(200);
    const [sent] = await reviews();
    const answers = [
      await panel.ask('PUT', '/api/entry', change, OLGA),
      await panel.ask('POST', '/api/entry/rename', { file: FILE, version, slug: 'other' }, OLGA),
      await panel.ask('POST', '/api/entry/delete', { file: FILE, version }, OLGA),
      await panel.ask('POST', '/api/schedule', { ...change, at, until: null }, OLGA),
      await panel.ask('DELETE', '/api/schedule/1', undefined, OLGA),
      await panel.ask('POST', `/api/reviews/${sent?.id}/publish`, { despiteOthers: false }, OLGA),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    expect(inFolder()).toBe(before);
  });

  test('a reviewer publishes what was sent, without what the author has typed since', async () => {
    expect((await send('Электрика под ключ', 'Сменила название')).status).toBe(200);
    const [sent, ...others] = await reviews();
    expect([sent?.note, sent?.author.name, others]).toEqual(['Сменила название', OLGA, []]);
    expect(await detail(sent?.id)).toMatchObject({
      isOutdated: false,
      hasNewerDraft: false,
      changes: [{ path: ['title'], after: 'Электрика под ключ' }],
    });
    await keepDraft(await entryOf(), 'Электрика и ещё');
    expect((await detail(sent?.id)).hasNewerDraft).toBe(true);
    expect((await publish(sent?.id)).status).toBe(200);
    expect(inFolder()).toMatch(/title: Электрика под ключ$/m);
    expect((await entryOf()).draft?.facts.title).toBe('Электрика и ещё');
    const [item] = (await panel.get<HistoryItem[]>(`/api/history?file=${FILE}`)).body;
    expect(item?.who).toBe(`${OLGA}, проверено: ${ANNA}`);
    expect((await noticesOf(OLGA))[0]).toMatchObject({ text: 'Опубликовано.', file: FILE, isUnread: true });
    expect(await reviews()).toEqual([]);
    expect((await publish(sent?.id)).status).toBe(404);
  });

  test('an unchanged draft ends with its publication, and a returned one comes back with the remark', async () => {
    expect(await send('Электрика в квартире')).toEqual({ status: 200, body: {} });
    expect((await publish((await reviews())[0]?.id)).status).toBe(200);
    expect((await entryOf()).draft).toBeNull();

    await send('Электрика');
    await panel.ask('DELETE', `/api/draft?file=${FILE}`, undefined, OLGA);
    const [sent] = await reviews(OLGA);
    const remark = { remark: 'Короче некуда, верните прежнее' };
    expect((await panel.ask('POST', `/api/reviews/${sent?.id}/return`, remark)).status).toBe(200);
    expect((await entryOf()).draft?.facts.title).toBe('Электрика');
    expect((await noticesOf(OLGA))[0]).toMatchObject({ text: remark.remark, author: { name: ANNA } });
    expect(inFolder()).toMatch(/title: Электрика в квартире$/m);
  });

  test('a text is not sent with errors or without a change, and is not published over a newer version', async () => {
    const { version, facts, body } = await entryOf();
    const request = (title: string) => ({ file: FILE, version, body, facts: { ...facts, title }, note: '' });
    const wrong = await panel.ask<Refused>('POST', '/api/reviews', request(''), OLGA);
    expect([wrong.status, wrong.body.issues[0]?.path]).toEqual([422, ['title']]);
    expect((await panel.ask('POST', '/api/reviews', request(String(facts.title)), OLGA)).status).toBe(422);

    await send('Проводка');
    const [sent] = await reviews();
    await panel.ask('PUT', '/api/entry', { ...request('Свет'), note: undefined });
    expect((await detail(sent?.id)).isOutdated).toBe(true);
    expect((await publish(sent?.id)).status).toBe(409);
    const stale = await panel.ask<Conflict>('POST', '/api/reviews', request('Проводка'), OLGA);
    expect([stale.status, stale.body.theirs.facts.title]).toEqual([409, 'Свет']);
    await panel.ask('DELETE', `/api/reviews/${sent?.id}`, undefined, OLGA);
    expect(await reviews()).toEqual([]);
  });
});
