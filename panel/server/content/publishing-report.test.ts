import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedReport } from '../../../model/feeds/feed-report.ts';
import { copyDemoContent } from '../../../model/load/demo-content.fixture.ts';
import { openStateKeeper } from '../../../server/publish/state/state-keeper.ts';
import type { PublishingReport } from '../../contract/content.ts';
import { servePanelContent } from './content-panel.fixture.ts';

const demo = copyDemoContent();
const site = { host: '127.0.0.1', port: 0 };
let answersHealth = Promise.resolve();
const server = createServer((_, response) => void answersHealth.then(() => response.writeHead(503).end()));
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  site.port = (server.address() as AddressInfo).port;
});
const panel = servePanelContent(() => demo.folder, { site });
afterAll(() => void server.close());

const PUBLISHED = { releaseId: 'r1', releaseDir: '/r1', pages: 70, rendered: 1, changed: true, milliseconds: 9 };
const left = [{ file: 'flats/a.yaml', path: ['latitude'], title: '2-комнатная', why: 'нет координат' }];
const feeds: FeedReport = { feeds: [{ portal: 'cian', url: '/feeds/cian.xml', ads: 3, left }], advice: [] };
const issue = { file: 'redirects.yaml', path: [1, 'to'], message: 'Страницы нет.' };

test('the report shows what was published when and what waits, and each change sends an event', async () => {
  const keeper = await openStateKeeper({ dataDir: panel.dataDir, onWriteFailed: () => undefined });
  const heard = panel.listen<PublishingReport>('/api/publishing/events');
  await expect.poll(() => heard.messages).toMatchObject([{ server: 'running', lastRun: null }]);
  expect(heard.headers.get('x-accel-buffering')).toBe('no');
  const begunAt = new Date().toISOString();
  const end = {
    type: 'published',
    number: 1,
    begunAt,
    changesAt: null,
    reminders: [],
    heldBack: [{ file: 'pages.yaml', instead: 'earlier' }],
  } as const;
  keeper.recordRun({ ...end, ...PUBLISHED, issues: [issue], feeds }, null);
  await expect.poll(() => heard.messages[1]).toMatchObject({ lastRun: { begunAt }, trouble: null });
  expect(heard.messages[1]?.issues).toEqual([{ ...issue, path: ['list', 1, 'to'] }]);
  expect(heard.messages[1]?.waiting).toEqual(['pages.yaml', 'redirects.yaml']);
  expect(heard.messages[1]?.feeds).toEqual(feeds);
  heard.stop();
  await keeper.whenWritten();
});

test('a report that waits for a slow server contains the publish that ends meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answersHealth = promise;
  const asked = once(server, 'request');
  const heard = panel.listen<PublishingReport>('/api/publishing/events');
  await asked;
  const keeper = await openStateKeeper({ dataDir: panel.dataDir, onWriteFailed: () => undefined });
  const begunAt = new Date().toISOString();
  keeper.recordRun({ type: 'failed', number: 2, begunAt, fault: 'content', issues: [issue] }, null);
  await keeper.whenWritten();
  resolve();
  await expect.poll(() => heard.messages[0]).toMatchObject({ lastRun: { begunAt } });
  heard.stop();
});

test('the report shows the advice for editors with its count, and a change sends an event', async () => {
  const keeper = await openStateKeeper({ dataDir: panel.dataDir, onWriteFailed: () => undefined });
  const heard = panel.listen<PublishingReport>('/api/publishing/events');
  await expect.poll(() => heard.messages.length).toBe(1);
  const advice = Array.from({ length: 130 }, (_, index) => ({ ...issue, path: [index, 'to'], quote: '/a' }));
  keeper.recordAdvice(advice);
  await expect.poll(() => heard.messages[1]).toMatchObject({ advice: { total: 130 } });
  expect(heard.messages[1]?.advice.issues).toHaveLength(100);
  expect(heard.messages[1]?.advice.issues[0]).toEqual({ ...issue, path: ['list', 0, 'to'] });
  keeper.recordAdvice([]);
  await expect.poll(() => heard.messages.at(-1)).toMatchObject({ advice: { total: 0, issues: [] } });
  heard.stop();
  await keeper.whenWritten();
});

test('the report shows a server that does not answer', async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  const heard = panel.listen<PublishingReport>('/api/publishing/events');
  await expect.poll(() => heard.messages[0]).toMatchObject({ server: null });
  heard.stop();
});
