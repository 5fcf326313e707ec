import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../env.ts';
import type { StaffNotices } from '../leads/operations/staff-notices.ts';
import { changeBackupState } from './backup/backup-state.ts';
import { backup } from './checks/backup.ts';
import { certificate } from './checks/certificate.ts';
import { ALARM_CODES, type WatchedCheck } from './checks/check.ts';
import { clock, clockJump } from './checks/clock.ts';
import { type CheckContext, checkContext } from './checks/context.ts';
import { disk } from './checks/disk.ts';
import { EXPIRED } from './checks/expired-certificate.fake.ts';
import { noReadings } from './checks/readings.ts';
import { createWatch } from './watch.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'watching-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

function sharedNotices(): StaffNotices {
  const open = new Map<string, string>();
  return {
    async begin(name, code) {
      const isNew = open.get(name) !== code;
      open.set(name, code);
      return isNew;
    },
    end: async (name) => open.delete(name),
  };
}

const DATABASE_URL = 'postgresql://leads@localhost/leads';

type Setting = {
  readonly variables?: Record<string, string>;
  readonly context?: Partial<CheckContext>;
  readonly notices?: StaffNotices;
  readonly isHeard?: () => boolean;
};

function serve(check: WatchedCheck, { variables, context, notices = sharedNotices(), isHeard = () => true }: Setting) {
  const sentWords: string[] = [];
  let looks = 0;
  const counted: WatchedCheck = {
    ...check,
    everyMs: () => 10,
    async look(given) {
      const seen = await check.look(given);
      looks += 1;
      return seen;
    },
  };
  const tell = async (words: string) => {
    if (isHeard()) sentWords.push(words);
    return isHeard();
  };
  const watch = createWatch({
    checks: [counted],
    context: checkContext(
      readEnvironment({
        DATA_DIR: dir,
        BACKUP_DIR: dir,
        DATABASE_URL,
        PUBLIC_URL: 'https://localhost:1',
        ...variables,
      }),
      context,
    ),
    ...{ notifyStaff: tell, notices, say: () => undefined },
  });
  watch.start();
  onTestFinished(() => watch.stop());
  return {
    sentWords,
    watch,
    codes: async () => (await Promise.all(watch.reasons.map((reason) => reason()))).map((trouble) => trouble?.code),
    async looked(more = 3) {
      const until = looks + more;
      await expect.poll(() => looks).toBeGreaterThanOrEqual(until);
    },
  };
}

test('a full disk sends one message, is a health reason, and sends another message when space is free', async () => {
  let freeBytes = 500 * 2 ** 20;
  const readings = noReadings();
  const readDisk = async () => ({ freeBytes, totalBytes: 2 ** 40 });
  const { sentWords, codes, looked } = serve(disk, { context: { readings, readDisk } });
  await looked();
  expect(sentWords).toEqual([]);
  freeBytes -= 1;
  await looked();
  expect(sentWords).toEqual([expect.stringMatching(/^Диск: свободно .+ МБ, надо .+Освободите место/)]);
  expect(await codes()).toEqual(['disk-low']);
  freeBytes += 1;
  await looked();
  expect(sentWords).toEqual([expect.anything(), 'Диск: места снова достаточно, всё в порядке.']);
  expect(await codes()).toEqual([undefined]);
  expect(readings.diskFreeBytes).toBe(freeBytes);
});

function selfSigned(days: number): { key: string; cert: string } {
  const [key, cert] = [join(dir, `${days}.key`), join(dir, `${days}.pem`)];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert, '-subj', '/CN=localhost', '-days', String(days)], {
    stdio: 'ignore',
  });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

test.each([
  [10, 'certificate-expiring', /кончается .+Продлите/],
  [90, 'certificate-untrusted', /не поверят.+fullchain/],
])('a certificate with %i days left is reported as %s', async (days, code, words) => {
  const readings = noReadings();
  const PUBLIC_URL = await show(selfSigned(days));
  const site = serve(certificate, { variables: { PUBLIC_URL }, context: { readings } });
  await site.looked();
  expect(site.sentWords).toEqual([expect.stringMatching(words)]);
  expect(await site.codes()).toEqual([code]);
  expect(Math.round(((readings.certificateEndsAt ?? 0) - Date.now()) / 86_400_000)).toBe(days);
});

async function show(shown: { key: string; cert: string }): Promise<string> {
  const server = createServer(shown).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

test('an expired certificate is reported as an outage of the site', async () => {
  const site = serve(certificate, { variables: { PUBLIC_URL: await show(EXPIRED) } });
  await site.looked();
  expect(site.sentWords).toEqual([expect.stringMatching(/истёк 1 января 2026.+ браузеры не открывают сайт/)]);
  expect(await site.codes()).toEqual(['certificate-expired']);
});

test('a site without HTTPS response is reported by one server of three, and its recovery by one', async () => {
  const notices = sharedNotices();
  const servers = [1, 2, 3].map(() => serve(certificate, { notices }));
  const sentWords = () => servers.flatMap((server) => server.sentWords);
  for (const server of servers) await server.looked();
  expect(sentWords()).toEqual([expect.stringMatching(/не отвечает по https \(ECONNREFUSED\)/)]);
  const repaired = { ...certificate, look: async () => null };
  const later = [serve(repaired, { notices }), serve(repaired, { notices })];
  for (const server of later) await server.looked();
  expect(later.flatMap((server) => server.sentWords)).toEqual(['Сертификат сайта: снова в порядке.']);
});

test('an old backup is reported with its last failure, and a new backup is reported as recovery', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await changeBackupState(dir, {
    lastGoodAt: hoursAgo(30),
    lastFailure: { at: hoursAgo(6), words: 'На диске копий нет места.' },
  });
  const { sentWords, codes, looked } = serve(backup, {});
  await looked();
  expect(sentWords).toEqual([
    expect.stringMatching(/30 ч\. В последний раз не вышло: На диске копий нет места\. Сделайте/),
  ]);
  expect(await codes()).toEqual(['backup-old']);
  await changeBackupState(dir, { lastGoodAt: hoursAgo(0), lastFailure: null });
  await looked();
  expect(sentWords[1]).toBe('Резервная копия: снова в порядке.');
});

test('a damaged backup is reported with the result of the nightly verification', async () => {
  const at = new Date().toISOString();
  const home = join(dir, 'damaged');
  await changeBackupState(home, { lastGoodAt: at, verifyFailure: { at, words: 'Архив повреждён.' } });
  const { sentWords, codes, looked } = serve(backup, { variables: { DATA_DIR: home } });
  await looked();
  expect(sentWords).toEqual(['Резервная копия: ночная проверка не прошла. Архив повреждён.']);
  expect(await codes()).toEqual(['backup-damaged']);
});

const WITHOUT_BACKUP: Setting = { variables: { DATA_DIR: 'nowhere' } };

test('a server without any backup is reported after a day, and not earlier', async () => {
  const young = serve(backup, { ...WITHOUT_BACKUP, context: { since: Date.now() } });
  const old = serve(backup, WITHOUT_BACKUP);
  await young.looked();
  await old.looked();
  expect(young.sentWords).toEqual([]);
  expect(old.sentWords).toEqual([expect.stringContaining('ни одной годной копии нет')]);
});

test('clock skew against the database and a clock jump at runtime are reported', async () => {
  let aheadMs = 0;
  const now = () => Date.now() + aheadMs;
  const readings = noReadings();
  const drift = serve(clock, { context: { readings, now, databaseNow: async () => Date.now() } });
  const jump = serve(clockJump, { context: { now } });
  await drift.looked();
  await jump.looked();
  expect([...drift.sentWords, ...jump.sentWords]).toEqual([]);
  aheadMs = -90_000;
  await drift.looked();
  await jump.looked();
  expect(drift.sentWords).toEqual([expect.stringMatching(/отстают на 90 с от часов базы.+timedatectl/)]);
  expect(jump.sentWords).toEqual([expect.stringMatching(/перевели назад на 90 с/), 'Часы сервера: больше не прыгают.']);
  expect(Math.round((readings.clockDriftMs ?? 0) / 1000)).toBe(-90);
});

test('a message that could not reach staff is sent as soon as it can be', async () => {
  let isHeard = false;
  const { sentWords, looked } = serve(backup, { ...WITHOUT_BACKUP, isHeard: () => isHeard });
  await looked();
  expect(sentWords).toEqual([]);
  isHeard = true;
  await looked();
  expect(sentWords).toHaveLength(1);
});

test('an unavailable database does not suppress messages', async () => {
  const gone: StaffNotices = { begin: () => Promise.reject(new Error()), end: () => Promise.reject(new Error()) };
  const { sentWords, looked } = serve(backup, { ...WITHOUT_BACKUP, notices: gone });
  await looked();
  expect(sentWords).toHaveLength(1);
});

test('a restarted server does not repeat a known message, and reports the recovery', async () => {
  const setting = { ...WITHOUT_BACKUP, notices: sharedNotices() };
  const first = serve(backup, setting);
  await first.looked();
  first.watch.stop();
  const second = serve(backup, setting);
  await second.looked();
  expect(second.sentWords).toEqual([]);
  second.watch.stop();
  const third = serve({ ...backup, look: async () => null }, setting);
  await third.looked();
  expect(third.sentWords).toEqual(['Резервная копия: снова в порядке.']);
});

test.each(ALARM_CODES)('docs/ru/watching.md says what to do at %s', (code) => {
  expect(readFileSync('docs/ru/watching.md', 'utf8')).toMatch(new RegExp(`^\\| \`${code}\` \\|`, 'm'));
});
