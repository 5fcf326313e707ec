import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPostgres } from '../server/leads/testing/postgres/start-postgres.ts';
import { startPostgres } from '../server/leads/testing/postgres/start-postgres.ts';
import { startWebhook } from './support/fake-webhook.ts';
import { publishedConsents } from './support/leads.ts';
import type { SiteProcess } from './support/site-process.ts';
import { startSite } from './support/site-process.ts';
import { openTcpGate } from './support/tcp-gate.ts';

/** The lease of a message that a killed server held has to end first. */
const LEASE_MS = 60_000;
const CLOCK_AHEAD = new URL('./support/clock-ahead.ts', import.meta.url).href;

let home: string;
let postgres: TestPostgres;
let databaseUrl: string;
let gate: Awaited<ReturnType<typeof openTcpGate>>;
let webhook: Awaited<ReturnType<typeof startWebhook>>;
let publisher: SiteProcess;
/** Reaches the database through the gate. */
let cutOff: SiteProcess;
let aheadOfTime: SiteProcess;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'several-'));
  [postgres, webhook] = await Promise.all([startPostgres(), startWebhook()]);
  databaseUrl = await postgres.createDatabase();
  gate = await openTcpGate({ host: '127.0.0.1', port: Number(new URL(databaseUrl).port) });
  const gated = new URL(databaseUrl);
  gated.port = String(gate.port);
  const shared = {
    ...webhook.environment,
    RELEASES_URL: pathToFileURL(join(home, 'releases')).href,
    LEADS_PER_MINUTE: '0',
    DATABASE_URL: databaseUrl,
  };
  const serving = (environment: Record<string, string>) =>
    startSite({
      contentDir: join(home, 'no-content'),
      isFirstStart: true,
      environment: { ...shared, SITE_ROLE: 'serve', ...environment },
    });
  publisher = await startSite({ environment: shared });
  [cutOff, aheadOfTime] = await Promise.all([
    serving({ DATABASE_URL: gated.href }),
    serving({ NODE_OPTIONS: `--import ${CLOCK_AHEAD}` }),
  ]);
}, 180_000);

afterAll(async () => {
  await Promise.all([publisher, cutOff, aheadOfTime].map((site) => site?.stop()));
  gate?.close();
  webhook?.close();
  await postgres?.[Symbol.asyncDispose]();
  await rm(home, { recursive: true, force: true });
}, 60_000);

test('what is edited on the server that publishes is live on all three', async () => {
  const file = join(publisher.contentDir, 'packages/komfort.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^priceRubPerM2: .*$/m, 'priceRubPerM2: 22300'));
  for (const { url } of [publisher, cutOff, aheadOfTime])
    await expect
      .poll(async () => /22.300/.test(await (await fetch(`${url}/remont`)).text()), { timeout: 60_000 })
      .toBe(true);
  const releases = [publisher, cutOff, aheadOfTime].map(async ({ url }) => (await health(url)).release);
  expect(new Set(await Promise.all(releases)).size).toBe(1);
});

test('while one is cut off from the database and one is killed, no thanked lead is lost or doubled, and all are delivered', {
  timeout: 240_000,
}, async () => {
  const consentVersion = publishedConsents(publisher).callback[0]?.version;
  const thanked = new Map<string, number>();
  let phones = 0;

  /** As the form does: whatever becomes of an answer, it asks again under the same key, and comes to another server. */
  async function send(): Promise<void> {
    const key = randomUUID();
    phones += 1;
    const phone = `8 900 ${String(phones).padStart(7, '0')}`;
    const body = JSON.stringify({ kind: 'callback', phone, consent: true, consentVersion, key });
    const order = [publisher, cutOff, aheadOfTime].map((_, index, all) => all[(index + phones) % all.length]);
    for (let attempt = 0; attempt < 20 && !thanked.has(key); attempt += 1) {
      const site = order[attempt % order.length];
      const answer = await fetch(`${site?.url}/api/leads`, { ...POST, body }).catch(() => null);
      if (answer?.ok) thanked.set(key, ((await answer.json()) as { number: number }).number);
      else await answer?.arrayBuffer().catch(() => undefined);
    }
  }
  const sendMany = (count: number) => Promise.all(Array.from({ length: count }, send));

  await sendMany(30);
  const underWay = sendMany(60);
  gate.cut();
  process.kill(aheadOfTime.pid, 'SIGKILL');
  await underWay;
  await sendMany(10);
  expect((await fetch(cutOff.url)).status).toBe(200);
  await expect.poll(async () => (await health(cutOff.url)).status, { timeout: 30_000 }).toBe('failing');
  gate.mend();
  await expect.poll(async () => (await postTo(cutOff.url)).status, { timeout: 30_000 }).toBe(201);

  const rows = await postgres.query(databaseUrl, 'SELECT number, key, created_at FROM leads');
  const numbers = new Map(rows.map(({ key, number }) => [key, number]));
  expect(thanked.size).toBe(100);
  for (const [key, number] of thanked) expect(numbers.get(key)).toBe(number);
  expect(new Set(thanked.values()).size).toBe(100);
  // Nothing was dated by the clock that is five days ahead.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect(rows.filter(({ created_at }) => String(created_at) > tomorrow)).toEqual([]);

  const waiting = `SELECT count(*)::int AS n FROM outbox WHERE state <> 'delivered'`;
  await expect.poll(() => postgres.query(databaseUrl, waiting), { timeout: 3 * LEASE_MS }).toEqual([{ n: 0 }]);
  const messages = await postgres.query(databaseUrl, 'SELECT key FROM outbox');
  expect(messages).toHaveLength(rows.length);
  // That leads cannot be stored is told through the same channel.
  const delivered = webhook.received.filter(({ body }) => !body.includes('leads.alert')).map(({ id }) => id);
  expect(new Set(delivered)).toEqual(new Set(messages.map(({ key }) => key)));
  // Once, but for the one that a server may have died over.
  expect(delivered.length - messages.length).toBeLessThanOrEqual(1);

  async function postTo(url: string) {
    phones += 1;
    const phone = `8 900 ${String(phones).padStart(7, '0')}`;
    return fetch(`${url}/api/leads`, {
      ...POST,
      body: JSON.stringify({ kind: 'callback', phone, consent: true, consentVersion, key: randomUUID() }),
    });
  }
});

const POST = { method: 'POST', headers: { 'content-type': 'application/json' } } as const;

async function health(url: string) {
  return (await fetch(`${url}/healthz`)).json() as Promise<{ status: string; release: string }>;
}
