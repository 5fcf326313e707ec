import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, expect } from 'vitest';
import { startPostgres } from '../server/leads/testing/postgres/start-postgres.ts';
import { startWebhook } from './support/fake-webhook.ts';
import { newLead } from './support/post-lead.ts';
import type { SiteProcess } from './support/site-process.ts';
import { startSite } from './support/site-process.ts';
import { openTcpGate } from './support/tcp-gate.ts';

/** The lease of a message held by a killed server has to expire first. */
const LEASE_MS = 60_000;
const CLOCK_AHEAD = new URL('./support/clock-ahead.ts', import.meta.url).href;

/** Three servers: one publishes, one reaches the database through a gate, and one has a clock that is ahead. */
const test = base.extend('servers', { scope: 'file' }, async ({}, { onCleanup }) => {
  const home = await mkdtemp(join(tmpdir(), 'several-'));
  const [postgres, webhook] = await Promise.all([startPostgres(), startWebhook()]);
  const sites: SiteProcess[] = [];
  const databaseUrl = await postgres.createDatabase();
  const gate = await openTcpGate({ host: '127.0.0.1', port: Number(new URL(databaseUrl).port) });
  onCleanup(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    gate.close();
    webhook.close();
    await postgres[Symbol.asyncDispose]();
    await rm(home, { recursive: true, force: true });
  });
  const gated = new URL(databaseUrl);
  gated.port = String(gate.port);
  const start = async (environment: Record<string, string>, isFirstStart: boolean) => {
    const site = await startSite({
      ...(isFirstStart && { isFirstStart, contentDir: join(home, 'no-content') }),
      environment: {
        ...webhook.environment,
        RELEASES_URL: pathToFileURL(join(home, 'releases')).href,
        ...{ LEADS_PER_MINUTE: '0', DATABASE_URL: databaseUrl },
        ...environment,
      },
    });
    sites.push(site);
    return site;
  };
  const publisher = await start({}, false);
  const [cutOff, aheadOfTime] = await Promise.all([
    start({ SITE_ROLE: 'serve', DATABASE_URL: gated.href }, true),
    start({ SITE_ROLE: 'serve', NODE_OPTIONS: `--import ${CLOCK_AHEAD}` }, true),
  ]);
  const query = (sql: string) => postgres.query(databaseUrl, sql);
  return { publisher, cutOff, aheadOfTime, gate, webhook, query };
});

test('an edit on the publishing server is live on all three servers', async ({ servers }) => {
  const all = [servers.publisher, servers.cutOff, servers.aheadOfTime];
  const file = join(servers.publisher.contentDir, 'packages/komfort.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^priceRubPerM2: .*$/m, 'priceRubPerM2: 22300'));
  for (const { url } of all) {
    const isLive = async () => /22.300/.test(await (await fetch(`${url}/remont`)).text());
    await expect.poll(isLive, { timeout: 60_000 }).toBe(true);
  }
  await expect.poll(async () => new Set(await Promise.all(all.map(releaseOf))).size).toBe(1);
});

test('no thanked lead is lost or duplicated with one server cut off and one killed; all are delivered', {
  timeout: 240_000,
}, async ({ servers }) => {
  const { publisher, cutOff, aheadOfTime, gate, webhook, query } = servers;
  const all = [publisher, cutOff, aheadOfTime];
  const thanked = new Map<string, number>();
  let sent = 0;

  /** Like the form, repeats a request under the same idempotency key at another server until a response arrives. */
  async function send(): Promise<void> {
    const lead = newLead(publisher);
    const { key } = JSON.parse(lead.body) as { key: string };
    sent += 1;
    const first = sent;
    for (let attempt = 0; attempt < 20 && !thanked.has(key); attempt += 1) {
      const site = all[(first + attempt) % all.length];
      const answer = await fetch(`${site?.url}/api/leads`, lead).catch(() => null);
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
  const health = async () => (await fetch(`${cutOff.url}/healthz`)).json();
  await expect.poll(health, { timeout: 30_000 }).toMatchObject({ status: 'failing' });
  gate.restore();
  const post = async () => (await fetch(`${cutOff.url}/api/leads`, newLead(publisher))).status;
  await expect.poll(post, { timeout: 30_000 }).toBe(201);

  const rows = await query('SELECT number, key, created_at FROM leads');
  const numbers = new Map(rows.map(({ key, number }) => [key, number]));
  expect(thanked.size).toBe(100);
  for (const [key, number] of thanked) expect(numbers.get(key)).toBe(number);
  expect(new Set(thanked.values()).size).toBe(100);
  // No row carries a time of the clock that is five days ahead.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect(rows.filter(({ created_at }) => String(created_at) > tomorrow)).toEqual([]);

  const waiting = () => query(`SELECT count(*)::int AS n FROM outbox WHERE state <> 'delivered'`);
  await expect.poll(waiting, { timeout: 3 * LEASE_MS }).toEqual([{ n: 0 }]);
  const messages = await query('SELECT key FROM outbox');
  expect(messages).toHaveLength(rows.length);
  // Alerts about failed storage are delivered through the same channel.
  const delivered = webhook.received.filter(({ body }) => !body.includes('leads.alert')).map(({ id }) => id);
  expect(new Set(delivered)).toEqual(new Set(messages.map(({ key }) => key)));
  // At most one message is sent twice: the one that a killed server was sending.
  expect(delivered.length - messages.length).toBeLessThanOrEqual(1);
});

async function releaseOf({ url }: SiteProcess): Promise<string> {
  return ((await (await fetch(`${url}/healthz`)).json()) as { release: string }).release;
}
