import { describe, expect, test } from 'vitest';
import { copyDemoContent } from '../../../model/load/demo-content.fixture.ts';
import { DATABASES } from '../../../server/leads/testing/databases.ts';
import type { Addressee, Notice, Thread } from '../../contract/comments.ts';
import type { Entry } from '../../contract/content.ts';
import { ANNA, BORIS, servePanelContent } from './content-panel.fixture.ts';
import { pruneHistory } from './prune-history.ts';

const WORK = 'works/belaya-otdelka-na-levitana.yaml';
const MANAGER = 'Вера Менеджер';
const DAY_MS = 86_400_000;

describe.each(DATABASES)('on %s', (database) => {
  const demo = copyDemoContent();
  const panel = servePanelContent(() => demo.folder, {
    database,
    roleOf: (name) => (name === MANAGER ? 'manager' : 'editor'),
  });
  const threads = async (file: string, reader = ANNA) =>
    (await panel.get<Thread[]>(`/api/comments?file=${file}`, reader)).body;
  const notices = async (reader: string) => (await panel.get<Notice[]>('/api/notices', reader)).body;
  const comment = (more: object) =>
    panel.ask('POST', '/api/comments', { file: WORK, field: null, item: null, to: null, text: 'Проверить', ...more });

  test('a comment reaches its addressee, who replies and closes it', async () => {
    await panel.addPeople(ANNA, BORIS, MANAGER);
    const { body: colleagues } = await panel.get<Addressee[]>('/api/colleagues');
    expect(colleagues.map(({ name }) => name)).toEqual([ANNA, BORIS]);
    expect((await comment({ field: 'facts.title', text: ' Длинно ', to: BORIS })).status).toBe(200);
    expect(await notices(ANNA)).toEqual([]);
    const [notice] = await notices(BORIS);
    expect(notice).toMatchObject({ file: WORK, field: 'facts.title', text: 'Длинно', isUnread: true });
    expect(notice?.title).toContain('отделк');
    const id = notice?.id ?? 0;

    await panel.ask('POST', '/api/comments/seen', { ids: [id] });
    expect((await notices(BORIS))[0]?.isUnread).toBe(true);
    await panel.ask('POST', '/api/comments/seen', { ids: [id] }, BORIS);
    expect((await notices(BORIS))[0]?.isUnread).toBe(false);

    await panel.ask('POST', `/api/comments/${id}/reply`, { text: 'Сократил', to: ANNA }, BORIS);
    await panel.ask('POST', `/api/comments/${id}/resolved`, { isResolved: true }, BORIS);
    const [thread] = await threads(WORK);
    expect(thread).toMatchObject({ field: 'facts.title', resolvedBy: BORIS });
    expect(thread?.comments.map(({ author, text, isUnread }) => [author.name, text, isUnread])).toEqual([
      [ANNA, 'Длинно', false],
      [BORIS, 'Сократил', true],
    ]);
    await panel.ask('POST', `/api/comments/${id}/reply`, { text: 'Ещё короче', to: null });
    expect((await threads(WORK))[0]?.resolvedBy).toBeNull();
  });

  test('an empty comment, a foreign place and an addressee without access to content are refused', async () => {
    expect((await comment({ text: '  ' })).status).toBe(400);
    expect((await comment({ file: '../secret.yaml' })).status).toBe(404);
    const { status, body } = await comment({ to: MANAGER });
    expect([status, body]).toEqual([422, { message: 'Этот человек больше не правит сайт. Выберите другого.' }]);
    expect((await panel.ask('POST', '/api/comments/99/reply', { text: 'Да', to: null })).status).toBe(404);
  });

  test('comments follow a renamed entry and outlive a deletion for 30 days', async () => {
    const entryOf = async (file: string) => (await panel.get<Entry>(`/api/entry?file=${file}`)).body;
    const from = 'people/new.yaml';
    const { facts, body } = await entryOf('people/gleb-sotnikov.yaml');
    await panel.ask('PUT', '/api/entry', { file: from, facts, body, version: null });
    await comment({ file: from });
    const { version } = await entryOf(from);
    const asked = { file: from, version, slug: 'nina' };
    const { file } = (await panel.ask<{ file: string }>('POST', '/api/entry/rename', asked)).body;
    expect([(await threads(from)).length, (await threads(file)).length]).toEqual([0, 1]);

    const moved = await entryOf(file);
    expect((await panel.ask('POST', '/api/entry/delete', { file, version: moved.version })).status).toBe(200);
    await pruneHistory(panel.db, new Date(Date.now() + 29 * DAY_MS));
    expect(await threads(file)).toHaveLength(1);
    await pruneHistory(panel.db, new Date(Date.now() + 31 * DAY_MS));
    expect(await threads(file)).toHaveLength(0);
  });
});
