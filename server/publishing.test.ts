import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { NO_FEEDS } from '../model/feeds/feed-report.ts';
import { createConsoleReport } from './console-report.ts';
import { openPublishing } from './publishing.ts';
import { createReleaseStore } from './serve/release-store.ts';

test('a refused run is reported although the release of the run before it opens later', async () => {
  const home = await mkdtemp(join(tmpdir(), 'publishing-'));
  const contentDir = join(home, 'content');
  await mkdir(contentDir);
  const processFile = join(home, 'publisher.mjs');
  const published = { releaseId: 'r1', releaseDir: '/r1', pages: 1, rendered: 1, changed: true, milliseconds: 1 };
  const outcomes = [
    { type: 'published', ...published, feeds: NO_FEEDS, changesAt: null, reminders: [], issues: [], heldBack: [] },
    { type: 'failed', fault: 'content', issues: [{ file: 'works/a.yaml', message: 'Нет поля.' }] },
  ];
  await writeFile(
    processFile,
    `import { appendFileSync } from 'node:fs';
    const outcomes = ${JSON.stringify(outcomes)};
    process.on('disconnect', () => process.exit(0));
    process.on('message', ({ number }) => {
      appendFileSync('${home}/runs', '.');
      const outcome = outcomes[number - 1];
      if (outcome) process.send({ ...outcome, number, begunAt: '2026-11-20T10:00:0' + number + '.000Z' });
    });`,
  );
  const opened = Promise.withResolvers<void>();
  const store = { ...createReleaseStore({ dataDir: home, log: () => undefined }), follow: () => opened.promise };
  const stream = new Writable({ write: (_chunk, _encoding, done) => done() });
  const report = createConsoleReport(stream as unknown as NodeJS.WriteStream);
  const parts = { contentDir, dataDir: home, store, report, notify: null, onShown: () => undefined };
  const publishing = await openPublishing({ ...parts, rules: { processFile } });
  onTestFinished(async () => {
    await publishing.stop();
    await rm(home, { recursive: true });
  });

  const runs = () => (existsSync(join(home, 'runs')) ? readFileSync(join(home, 'runs')).length : 0);
  // The third run begins when the outcome of the second one has arrived.
  for (const run of [1, 2, 3]) {
    await expect.poll(runs).toBe(run);
    await writeFile(join(contentDir, 'company.yaml'), `edit: ${run}`);
  }
  opened.resolve();
  await expect.poll(() => publishing.state().live?.releaseId).toBe('r1');
  await expect.poll(() => publishing.state().lastRun?.begunAt).toBe('2026-11-20T10:00:02.000Z');
  expect(publishing.state().trouble?.isWhole).toBe(true);
});
