import { fsyncSync, openSync, writeSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLeadsApi, createLeadsListener } from '../server/leads/http/leads-api.ts';
import { createLeadStore } from '../server/leads/store/lead-store.ts';
import { openSqlite } from '../server/leads/store/sqlite/open-sqlite.ts';
import { consentIndex, goodBody } from '../server/leads/testing/bodies.ts';
import { temporaryDir } from '../server/leads/testing/temporary-dir.ts';
import { bundleChild } from './crash/bundle.ts';
import { judge } from './crash/judge.ts';
import { killRepeatedly } from './crash/kill-repeatedly.ts';
import type { Row } from './report.ts';

const LEADS = 2000;
const KILLS = 1000;
const GROUP = 'Заявки';
const CHANNELS = ['email', 'bitrix24', 'telegram'];

export async function measureLeads(): Promise<Row[]> {
  return [...(await measureCommit()), ...(await measureKills())];
}

/** Alternates leads over HTTP with a plain fsync on the same disk, so that both run under the same load. */
async function measureCommit(): Promise<Row[]> {
  await using temporary = await temporaryDir();
  const database = await openSqlite(join(temporary.dir, 'leads.db'));
  const store = createLeadStore(database, { channels: CHANNELS });
  const api = createLeadsApi({ store, consents: () => consentIndex, leadsPerMinute: 0, phone: () => '+74012051736' });
  const server = createServer(createLeadsListener(api));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const file = openSync(join(temporary.dir, 'bare'), 'w');
  const page = Buffer.alloc(4096, 1);
  const accepted: number[] = [];
  const bare: number[] = [];
  for (let lead = 0; lead < LEADS; lead += 1) {
    bare.push(
      timed(() => {
        writeSync(file, page);
        fsyncSync(file);
      }),
    );
    const begun = performance.now();
    await post(port, agent, { ...goodBody, key: crypto.randomUUID(), phone: `900${1_000_000 + lead}` });
    // The first tenth is warm-up: JIT compilation dominates it.
    if (lead >= LEADS / 10) accepted.push(performance.now() - begun);
  }
  agent.destroy();
  server.close();
  await database.close();
  const [ours, theirs] = [percentile(accepted, 0.99), percentile(bare, 0.99)];
  return [
    row('голый fsync, p99', round(theirs), 'мс'),
    row('заявка принята, p50', round(percentile(accepted, 0.5)), 'мс'),
    row('заявка принята, p99', round(ours), 'мс'),
    { ...row('p99 против голого fsync', round(ours / theirs), '×'), must: 10, goal: 4 },
  ];
}

async function measureKills(): Promise<Row[]> {
  await using temporary = await temporaryDir();
  await using child = await bundleChild();
  const settings = { dataDir: temporary.dir, databaseUrl: null, answersEarly: false };
  const killed = await killRepeatedly(KILLS, settings, child.path);
  const { lost, torn, stuck, unsent } = await judge(killed, settings);
  const none = { must: 0, goal: 0 };
  return [
    row('остановок kill -9 в минуту', Math.round((killed.kills / killed.seconds) * 60), ''),
    row(`принято заявок за ${KILLS} остановок`, killed.promised.size, ''),
    { ...row('из них потеряно', lost, ''), ...none },
    { ...row('записано не целиком', torn, ''), ...none },
    { ...row('сообщений застряло или отмечено без отправки', stuck + unsent, ''), ...none },
  ];
}

function post(port: number, agent: Agent, body: object): Promise<void> {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const sent = request({ port, agent, path: '/api/leads', method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 201) resolve();
        else reject(new Error(`A lead was answered with ${answer.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

function timed(act: () => void): number {
  const begun = performance.now();
  act();
  return performance.now() - begun;
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function row(name: string, value: number, unit: string): Row {
  return { group: GROUP, name, value, unit };
}
