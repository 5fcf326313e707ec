import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublishMessage } from './messages.ts';
import { PublishSupervisor } from './supervisor.ts';

let home: string;
let supervisor: PublishSupervisor | undefined;
let messages: PublishMessage[];

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'supervisor-'));
  messages = [];
});
afterEach(async () => {
  vi.useRealTimers();
  supervisor?.stop();
  await rm(home, { recursive: true, force: true });
});

/**
 * Supervises a publisher that runs the code `work` for each request. In it, `runs` is the number of requests over all
 * processes, and `publish()` reports success.
 */
async function supervise(work: string, rules: ConstructorParameters<typeof PublishSupervisor>[1]): Promise<void> {
  const processFile = join(home, 'publisher.mjs');
  await writeFile(
    processFile,
    `import { appendFileSync, existsSync, readFileSync } from 'node:fs';
    process.on('disconnect', () => process.exit(0));
    process.on('message', (request) => {
      appendFileSync('${home}/runs', '.');
      const runs = readFileSync('${home}/runs').length;
      const publish = () => process.send({ type: 'published', number: request.number, issues: request.avoid });
      ${work}
    });`,
  );
  const hear = (message: PublishMessage) => void messages.push(message);
  supervisor = new PublishSupervisor(
    { onProgress: hear, onPublished: hear, onFailed: hear },
    { processFile, ...rules },
  );
  supervisor.request();
}

const ended = () => expect.poll(() => messages.length, { timeout: 15_000 }).toBe(1);
const runs = async () => (await readFile(join(home, 'runs'))).length;

test('a publisher killed by the system is retried', async () => {
  await supervise(`runs < 3 ? process.kill(process.pid, 'SIGKILL') : publish();`, { retryMs: [10, 10, 10] });
  await ended();
  expect(messages[0]).toMatchObject({ type: 'published' });
  expect(await runs()).toBe(3);
});

test('a publisher killed each time is given up with an error message, and the next request retries', async () => {
  await supervise(`runs < 4 ? process.kill(process.pid, 'SIGKILL') : publish();`, { retryMs: [10, 10] });
  await ended();
  expect(messages[0]).toMatchObject({ type: 'failed', fault: 'system', message: expect.stringContaining('SIGKILL') });
  expect(await runs()).toBe(3);
  supervisor?.request();
  await expect.poll(() => messages.length).toBe(2);
  expect(messages[1]).toMatchObject({ type: 'published' });
});

test('a system failure is retried automatically, a content error is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const failed = (fault: string) =>
    `process.send({ type: 'failed', number: request.number, fault: '${fault}', issues: [] })`;
  await supervise(`runs < 3 ? ${failed('system')} : ${failed('content')};`, { againMs: 1000 });
  const again = vi.spyOn(supervisor as PublishSupervisor, 'request');
  for (const [tries, fault] of ['system', 'system', 'content'].entries()) {
    await expect.poll(() => messages.length).toBe(tries + 1);
    expect(messages[tries]).toMatchObject({ fault });
    vi.advanceTimersByTime(1000);
    expect(again).toHaveBeenCalledTimes(Math.min(tries + 1, 2));
  }
});

test('a file that never finishes reading is passed to a new publisher, which skips it', async () => {
  const at = { file: 'articles/endless.md', stamp: '1' };
  await supervise(
    `process.send({ type: 'reading', at: { file: 'articles/good.md', stamp: '1' } });
    process.send({ type: 'reading', at: ${JSON.stringify(at)} });
    while (request.avoid.length === 0);
    process.send({ type: 'reading', at: null });
    publish();`,
    { fileMs: 2000 },
  );
  await ended();
  expect(messages[0]).toMatchObject({ type: 'published', issues: [at] });
});

test('a silent publisher is stopped and reported', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await supervise(`if (runs > 1) publish();`, { silenceMs: 60_000 });
  await expect.poll(() => runs().catch(() => 0)).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(messages).toEqual([
    expect.objectContaining({ type: 'failed', message: expect.stringContaining('без движения') }),
  ]);
  supervisor?.request();
  await expect.poll(() => messages.length).toBe(2);
  expect(messages[1]).toMatchObject({ type: 'published' });
});

test('a publisher idle after two runs in a row is not ended during a later run', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await supervise(
    `const publishOnceAllowed = () => existsSync('${home}/allowed') ? publish() : setTimeout(publishOnceAllowed, 10);
    if (runs < 3) publish(); else publishOnceAllowed();`,
    { idleMs: 60_000 },
  );
  supervisor?.request();
  await expect.poll(() => messages.length).toBe(2);
  vi.advanceTimersByTime(59_000);
  supervisor?.request();
  await expect.poll(runs).toBe(3);
  vi.advanceTimersByTime(2000);
  await writeFile(join(home, 'allowed'), '');
  await expect.poll(() => messages.length).toBe(3);
});

test('requests during a run cause one more run after it', async () => {
  await supervise('publish();', {});
  supervisor?.request();
  supervisor?.request();
  await expect.poll(() => messages.length, { timeout: 15_000 }).toBe(2);
  expect(await runs()).toBe(2);
});
