import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { readEnvironment } from '../env.ts';
import { openLeadIntake } from './lead-intake.ts';

const WAIT = { timeout: 10_000, interval: 20 };

async function prepare() {
  const dir = await mkdtemp(join(tmpdir(), 'intake-'));
  const alarms: string[] = [];
  const hook = createServer(async (request, response) => {
    const { data } = (await json(request)) as { data: { text: string } };
    alarms.push(data.text);
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => hook.once('listening', resolve));
  const environment = readEnvironment({
    DATA_DIR: dir,
    LEADS_WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`,
    LEADS_WEBHOOK_SECRET: `whsec_${'QUJD'.repeat(11)}`,
  });
  const quiet = { printLine: () => {}, log: () => {}, firstRetryMs: 20, probeMs: 20 };
  const close: (() => Promise<void>)[] = [];
  return {
    path: join(dir, 'leads.db'),
    alarms,
    async open() {
      const intake = await openLeadIntake(environment, { current: () => null }, quiet);
      close.push(() => intake.close());
      return intake;
    },
    async [Symbol.asyncDispose]() {
      for (const end of close) await end();
      hook.closeAllConnections();
      hook.close();
      await rm(dir, { recursive: true });
    },
  };
}

test('store damage, not a full disk, and its recovery are reported through the working channel', async () => {
  await using intake = await prepare();
  await writeFile(intake.path, Buffer.alloc(16_384, 'these are not the leads you are looking for'));
  const { health } = await intake.open();
  expect(await health()).toMatchObject({ trouble: { code: 'corrupt' }, channels: [] });
  await vi.waitFor(() => expect(intake.alarms).toHaveLength(1), WAIT);
  expect(intake.alarms[0]).toMatch(/^ЗАЯВКИ НЕ СОХРАНЯЮТСЯ: файл базы повреждён/);
  await rm(intake.path);
  await vi.waitFor(() => expect(intake.alarms.slice(1)).toEqual(['Заявки снова сохраняются.']), WAIT);
  expect(await health()).toEqual({ trouble: null, channels: [] });
});

test('a database file removed under the server is reported before any visitor is affected', async () => {
  await using intake = await prepare();
  await intake.open();
  await rename(intake.path, `${intake.path}.away`);
  await vi.waitFor(() => expect(intake.alarms).toHaveLength(1), WAIT);
  expect(intake.alarms[0]).toContain('удалён или подменён');
  await rename(`${intake.path}.away`, intake.path);
  await vi.waitFor(() => expect(intake.alarms.slice(1)).toEqual(['Заявки снова сохраняются.']), WAIT);
});
