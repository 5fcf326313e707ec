import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { copyDemoContent } from '../../../model/load/demo-content.fixture.ts';
import { DATABASES } from '../../../server/leads/testing/databases.ts';
import type { Entry, HistoryItem, Scheduled } from '../../contract/content.ts';
import { ANNA, servePanelContent } from './content-panel.fixture.ts';

describe.each(DATABASES)('%s', (database) => {
  const demo = copyDemoContent();
  const panel = servePanelContent(() => demo.folder, { database });

  const FILE = 'works/belaya-otdelka-na-levitana.yaml';
  const source = () => readFileSync(join(demo.folder, FILE), 'utf8');
  const schedules = async () => (await panel.get<Scheduled[]>('/api/schedules')).body;

  async function plan(style: string, fromNowMs: number, lastsMs: number | null) {
    const { file, version, facts, body } = (await panel.get<Entry>(`/api/entry?file=${FILE}`)).body;
    const moment = (ms: number) => new Date(Date.now() + ms).toISOString();
    const at = moment(fromNowMs);
    const until = lastsMs === null ? null : moment(fromNowMs + lastsMs);
    return panel.ask<Scheduled>('POST', '/api/schedule', {
      file,
      version,
      facts: { ...facts, style },
      body,
      at,
      until,
    });
  }

  test('an edit goes live at its moment and what stood before comes back at its end', async () => {
    const before = source();
    expect((await plan('На неделю', 300, 1500)).status).toBe(200);
    expect(source()).toBe(before);
    await expect.poll(schedules).toMatchObject([{ state: 'live' }]);
    expect(source()).toContain('style: На неделю');
    await expect.poll(source).toBe(before);
    await expect.poll(schedules).toEqual([]);
    const { body: history } = await panel.get<HistoryItem[]>(`/api/history?file=${FILE}`);
    expect(history.map(({ what, who }) => `${what} ${who}`)).toEqual([
      `restored ${ANNA}, по расписанию`,
      `changed ${ANNA}, по расписанию`,
    ]);
  });

  test('what fell due while the panel was off is done when it is on again', async () => {
    const dueAt = Date.now() + 200;
    await plan('Пока нас не было', 200, null);
    await panel.restart(async () => void (await vi.waitUntil(() => Date.now() > dueAt + 100)));
    await expect.poll(source).toContain('style: Пока нас не было');
    await expect.poll(schedules).toEqual([]);
  });

  test('an edit of a file that changed meanwhile fails with a reason and keeps its text', async () => {
    await plan('Опоздавший', 600, null);
    await demo.edit(FILE, /^style: .*$/m, 'style: Рукой');
    await expect.poll(schedules).toMatchObject([{ state: 'failed', facts: { style: 'Опоздавший' } }]);
    expect((await schedules())[0]?.message).toContain('правка в папке');
    expect(source()).toContain('style: Рукой');
    await panel.ask('DELETE', `/api/schedule/${(await schedules())[0]?.id}`);
    expect(await schedules()).toEqual([]);
  });

  test('what was changed after it went live is not put back over', async () => {
    await plan('Ненадолго', 0, 1500);
    await expect.poll(source).toContain('style: Ненадолго');
    await demo.edit(FILE, /^style: .*$/m, 'style: Позже');
    await expect.poll(schedules).toMatchObject([{ state: 'failed' }]);
    expect(source()).toContain('style: Позже');
  });

  test('what could never be saved is refused at once', async () => {
    expect((await plan('', 1000, null)).status).toBe(422);
    expect((await plan('Наоборот', 1000, -500)).status).toBe(422);
  });
});
