import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDir } from '../leads/testing/temporary-dir.ts';
import { readCounts } from './store/open-counts.ts';
import { PAGES, publishFixture, startCountingServer } from './testing/start-counting-server.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0';

test.skipIf(process.platform !== 'linux')(
  'while writes fail, pages are served and visits wait; afterwards every visit is written',
  async () => {
    await using temporary = await temporaryDir();
    const dataDir = join(temporary.dir, 'var');
    await publishFixture(dataDir);
    const pace = { writeEveryMs: 20, retryMs: 50, mostUnwritten: 5 };
    const server = await startCountingServer({ dataDir, startsAt: '2026-11-20T10:00:00Z', pace });
    let sent = 0;
    const visit = async () => {
      const body = JSON.stringify({ page: PAGES[sent++ % PAGES.length], goal: null, from: null });
      const headers = { 'user-agent': PERSON, origin: server.url };
      expect((await fetch(`${server.url}/api/counts`, { method: 'POST', headers, body })).status).toBe(204);
    };
    const health = async () => {
      const { status, reasons, detail } = await (await fetch(`${server.url}/healthz?detail`)).json();
      return { status, reasons, counts: detail.counts };
    };
    const limitFiles = (bytes: string) => execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`]);
    await visit();
    await expect.poll(async () => (await health()).counts.waiting).toBe(0);
    limitFiles('1');
    await expect
      .poll(async () => {
        await visit();
        return health();
      })
      .toMatchObject({ status: 'degraded', reasons: [expect.stringMatching(/^visits-not-counted-(disk|full)$/)] });
    for (let more = 0; more < 200; more += 1) await visit();
    expect((await health()).counts).toMatchObject({ trouble: expect.any(String), lost: 0 });
    expect((await fetch(server.url)).status).toBe(200);

    limitFiles('unlimited');
    await expect.poll(async () => (await health()).counts).toEqual({ trouble: null, waiting: 0, lost: 0 });
    await server.end('SIGTERM');
    const { counts } = await readCounts({ dataDir, databaseUrl: null }, '2026-11-20', '2026-11-20');
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(sent);
    // The file size limit causes two different errors here; each is reported once.
    const reports = server.said().match(/не записывается: [^.]+/g) ?? [];
    expect(reports.length).toBeGreaterThan(0);
    expect(reports).toEqual([...new Set(reports)]);
    expect(server.said()).toContain('снова записывается');
  },
);
