import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyDemoContent } from '../../../model/load/demo-content.fixture.ts';
import { DATABASES } from '../../../server/leads/testing/databases.ts';
import type { Entry, HistoryItem, Scheduled } from '../../contract/content.ts';
import { ANNA, servePanelContent } from './content-panel.fixture.ts';

const SECOND_MS = 1000;

describe.each(DATABASES)('%s', (database) => {
  const demo = copyDemoContent();
  const panel = servePanelContent(() => demo.folder, { database });

  const FILE = 'works/belaya-otdelka-na-levitana.yaml';
  const source = () => readFileSync(join(demo.folder, FILE), 'utf8');
  const schedules = async () => (await panel.get<Scheduled[]>('/api/schedules')).body;

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  /** The clock advances on each poll, because the schedule may set a new timer for the same moment. */
  const soon = <T>(look: () => T) =>
    expect.poll(() => {
      vi.advanceTimersByTime(1);
      return look();
    });

  async function plan(style: string, inSeconds: number, lasts: number | null) {
    const { file, version, facts, body } = (await panel.get<Entry>(`/api/entry?file=${FILE}`)).body;
    const moment = (seconds: number) => new Date(Date.now() + seconds * SECOND_MS).toISOString();
    const at = moment(inSeconds);
    const until = lasts === null ? null : moment(inSeconds + lasts);
    return panel.ask<Scheduled>('POST', '/api/schedule', {
      file,
      version,
      facts: { ...facts, style },
      body,
      at,
      until,
    });
  }

  test('an edit goes live at its moment, and the previous version returns at its end', async () => {
    const before = source();
    expect((await plan('На неделю', 5, 20)).status).toBe(200);
    vi.advanceTimersByTime(4 * SECOND_MS);
    const change = { title: 'Стиль', before: 'Белая отделка', after: 'На неделю' };
    expect(await schedules()).toMatchObject([{ state: 'waiting', changes: [change] }]);
    expect(source()).toBe(before);
    vi.advanceTimersByTime(SECOND_MS);
    await soon(schedules).toMatchObject([{ state: 'live', changes: [] }]);
    expect(source()).toContain('style: На неделю');
    vi.advanceTimersByTime(20 * SECOND_MS);
    await soon(schedules).toEqual([]);
    expect(source()).toBe(before);
    const { body: history } = await panel.get<HistoryItem[]>(`/api/history?file=${FILE}`);
    expect(history.map(({ what, who }) => `${what} ${who}`)).toEqual([
      `restored ${ANNA}, по расписанию`,
      `changed ${ANNA}, по расписанию`,
    ]);
  });

  test('edits due while the panel was off run when it is on again, except those already over', async () => {
    await plan('Уже прошло', 2, 2);
    await plan('Пока нас не было', 5, null);
    await panel.restart(async () => void vi.advanceTimersByTime(6 * SECOND_MS));
    const over = { state: 'failed', facts: { style: 'Уже прошло' }, message: expect.stringContaining('Срок прошёл') };
    await soon(schedules).toMatchObject([over]);
    await expect.poll(source).toContain('style: Пока нас не было');
    await panel.ask('DELETE', `/api/schedule/${(await schedules())[0]?.id}`);
  });

  test('an edit of a file changed in the meantime fails with a reason and keeps its text', async () => {
    await plan('Опоздавший', 5, null);
    await demo.edit(FILE, /^style: .*$/m, 'style: Рукой');
    vi.advanceTimersByTime(5 * SECOND_MS);
    await soon(schedules).toMatchObject([{ state: 'failed', facts: { style: 'Опоздавший' } }]);
    expect((await schedules())[0]?.message).toContain('правка в папке');
    expect(source()).toContain('style: Рукой');
    await panel.ask('DELETE', `/api/schedule/${(await schedules())[0]?.id}`);
    expect(await schedules()).toEqual([]);
  });

  test('a file changed after its edit went live is not reverted at the end', async () => {
    await plan('Ненадолго', 0, 5);
    await soon(schedules).toMatchObject([{ state: 'live' }]);
    expect(source()).toContain('style: Ненадолго');
    await demo.edit(FILE, /^style: .*$/m, 'style: Позже');
    vi.advanceTimersByTime(5 * SECOND_MS);
    await soon(schedules).toMatchObject([{ state: 'failed' }]);
    expect(source()).toContain('style: Позже');
  });

  test('an edit that could never be saved is rejected at once', async () => {
    expect((await plan('', 1, null)).status).toBe(422);
    expect((await plan('Наоборот', 2, -1)).status).toBe(422);
  });
});
