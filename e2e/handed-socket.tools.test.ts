import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyRelease } from '../scripts/test-releases/copy-release.ts';
import { freePort } from './support/free-port.ts';
import { holdSocket } from './support/held-socket.ts';
import { startLoad } from './support/steady-load.ts';

test('a restart over an inherited socket refuses no request and loses or duplicates no lead', async () => {
  const home = await mkdtemp(join(tmpdir(), 'handed-'));
  const dataDir = join(home, 'var');
  await copyRelease('demo', dataDir);
  const port = await freePort();
  const socket = holdSocket(port);
  const start = () =>
    socket.start('server/serve-release.fixture.ts', {
      ...{ PORT: String(port), PUBLIC_URL: 'http://localhost:3000', CONTENT_DIR: 'content', DATA_DIR: dataDir },
      LEADS_PER_MINUTE: '0',
    });
  const first = start();
  await first.printed('Сайт открыт', 60_000);
  const consents = JSON.parse(await readFile(join(dataDir, 'current/consents.json'), 'utf8'));
  const { version: consentVersion } = consents.callback[0];
  const load = startLoad({ url: `http://127.0.0.1:${port}`, paths: ['/', '/works'], consentVersion });
  let second: typeof first | undefined;
  onTestFinished(async () => {
    await load.stop();
    await Promise.all([first.stop(), second?.stop()]);
    socket.close();
    await rm(home, { recursive: true, force: true });
  });
  const goesOn = () => {
    const answered = load.answered();
    return expect.poll(() => load.failures[0] ?? load.answered() > answered + 10).toBe(true);
  };
  await goesOn();
  await first.stop();
  second = start();
  await second.printed('Сайт открыт', 60_000);
  await goesOn();
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(new Set(load.thanked.values()).size).toBe(load.thanked.size);
});
