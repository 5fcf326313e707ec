import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { StaffNotices } from '../leads/operations/staff-notices.ts';
import { changeBackupState } from './backup/backup-state.ts';
import { backupCheck } from './checks/backup.ts';
import { certificateCheck } from './checks/certificate.ts';
import type { Check } from './checks/check.ts';
import { clockDriftCheck, clockJumpCheck } from './checks/clock.ts';
import { diskCheck } from './checks/disk.ts';
import { EXPIRED } from './checks/expired-certificate.fake.ts';
import { noFigures } from './checks/figures.ts';
import { createWatch } from './watch.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'watching-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

const everyMs = 10;

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

/** A server with this one check; `looks`: how often it has looked. */
function serve(check: Check, notices: StaffNotices = sharedNotices(), isHeard = () => true) {
  const told: string[] = [];
  let looks = 0;
  const counted: Check = {
    ...check,
    async look() {
      const seen = await check.look();
      looks += 1;
      return seen;
    },
  };
  const tell = async (words: string) => {
    if (isHeard()) told.push(words);
    return isHeard();
  };
  const watch = createWatch({ checks: [counted], tell, notices, say: () => undefined });
  watch.start();
  onTestFinished(() => watch.stop());
  return {
    told,
    watch,
    codes: async () => (await Promise.all(watch.reasons.map((reason) => reason()))).map((trouble) => trouble?.code),
    async looked(more = 3) {
      const until = looks + more;
      await expect.poll(() => looks).toBeGreaterThanOrEqual(until);
    },
  };
}

test('a disk that fills is told of once in words, is a reason of health, and once more when it has room', async () => {
  let freeBytes = 0;
  const figures = noFigures();
  const { told, codes, looked } = serve({
    ...diskCheck({ dataDir: dir, figures, everyMs }),
    look: () => diskCheck({ dataDir: dir, figures, freeBytes }).look(),
  });
  await looked();
  expect(told).toEqual([]);
  freeBytes = Number.MAX_SAFE_INTEGER;
  await looked();
  expect(told).toEqual([expect.stringMatching(/^Диск: свободно .+ МБ, надо .+Освободите место/)]);
  expect(await codes()).toEqual(['disk-low']);
  freeBytes = 0;
  await looked();
  expect(told).toEqual([expect.anything(), 'Диск: места снова достаточно, всё в порядке.']);
  expect(await codes()).toEqual([undefined]);
  expect(figures.diskFreeBytes).toBeGreaterThan(0);
});

function certificate(days: number): { key: string; cert: string } {
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
])('a certificate with %i days left is told of as %s', async (days, code, words) => {
  const figures = noFigures();
  const site = serve(certificateCheck({ publicUrl: await show(certificate(days)), figures, everyMs }));
  await site.looked();
  expect(site.told).toEqual([expect.stringMatching(words)]);
  expect(await site.codes()).toEqual([code]);
  expect(Math.round(((figures.certificateEndsAt ?? 0) - Date.now()) / 86_400_000)).toBe(days);
});

async function show(shown: { key: string; cert: string }): Promise<string> {
  const server = createServer(shown).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

test('a certificate that has ended is told of as the end of the site', async () => {
  const site = serve(certificateCheck({ publicUrl: await show(EXPIRED), figures: noFigures(), everyMs }));
  await site.looked();
  expect(site.told).toEqual([expect.stringMatching(/истёк 1 января 2026.+ браузеры не открывают сайт/)]);
  expect(await site.codes()).toEqual(['certificate-expired']);
});

test('a certificate that nobody shows is told of, by one server of three, and its return by one', async () => {
  const notices = sharedNotices();
  const check = certificateCheck({ publicUrl: 'https://localhost:1', figures: noFigures(), everyMs });
  const servers = [serve(check, notices), serve(check, notices), serve(check, notices)];
  const told = () => servers.flatMap((server) => server.told);
  for (const server of servers) await server.looked();
  expect(told()).toEqual([expect.stringMatching(/не отвечает по https \(ECONNREFUSED\)/)]);
  const mended = { ...check, look: async () => null };
  const later = [serve(mended, notices), serve(mended, notices)];
  for (const server of later) await server.looked();
  expect(later.flatMap((server) => server.told)).toEqual(['Сертификат сайта: снова в порядке.']);
});

test('an old backup is told of with what went wrong last, and that a new one is made', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await changeBackupState(dir, {
    lastGoodAt: hoursAgo(30),
    lastFailure: { at: hoursAgo(6), words: 'На диске копий нет места.' },
  });
  const { told, codes, looked } = serve(backupCheck({ dataDir: dir, figures: noFigures(), everyMs }));
  await looked();
  expect(told).toEqual([expect.stringMatching(/30 ч\. В последний раз не вышло: На диске копий нет места\. Сделайте/)]);
  expect(await codes()).toEqual(['backup-old']);
  await changeBackupState(dir, { lastGoodAt: hoursAgo(0), lastFailure: null });
  await looked();
  expect(told[1]).toBe('Резервная копия: снова в порядке.');
});

test('a backup that is not whole is told of with what the nightly reading found', async () => {
  const at = new Date().toISOString();
  const home = join(dir, 'damaged');
  await changeBackupState(home, { lastGoodAt: at, verifyFailure: { at, words: 'Архив повреждён.' } });
  const { told, codes, looked } = serve(backupCheck({ dataDir: home, figures: noFigures(), everyMs }));
  await looked();
  expect(told).toEqual(['Резервная копия: ночная проверка не прошла. Архив повреждён.']);
  expect(await codes()).toEqual(['backup-damaged']);
});

test('a server without any backup waits a day for the first, and no longer', async () => {
  const empty = join(dir, 'nowhere');
  const young = serve(backupCheck({ dataDir: empty, figures: noFigures(), everyMs }));
  const old = serve(backupCheck({ dataDir: empty, figures: noFigures(), everyMs, since: 0 }));
  await young.looked();
  await old.looked();
  expect(young.told).toEqual([]);
  expect(old.told).toEqual([expect.stringContaining('ни одной годной копии нет')]);
});

test('a clock that is off against the database, and one that is set while the server runs', async () => {
  let aheadMs = 0;
  const now = () => Date.now() + aheadMs;
  const figures = noFigures();
  const drift = serve(clockDriftCheck({ databaseNow: async () => new Date(), figures, everyMs, now }));
  const jump = serve(clockJumpCheck({ everyMs, now }));
  await drift.looked();
  await jump.looked();
  expect([...drift.told, ...jump.told]).toEqual([]);
  aheadMs = -90_000;
  await drift.looked();
  await jump.looked();
  expect(drift.told).toEqual([expect.stringMatching(/отстают на 90 с от часов базы.+timedatectl/)]);
  expect(jump.told).toEqual([expect.stringMatching(/перевели назад на 90 с/), 'Часы сервера: больше не прыгают.']);
  expect(Math.round((figures.clockDriftMs ?? 0) / 1000)).toBe(-90);
});

test('staff who could not be reached are told as soon as they can be', async () => {
  let isHeard = false;
  const check = { ...backupCheck({ dataDir: join(dir, 'nowhere'), figures: noFigures(), everyMs, since: 0 }) };
  const { told, looked } = serve(check, sharedNotices(), () => isHeard);
  await looked();
  expect(told).toEqual([]);
  isHeard = true;
  await looked();
  expect(told).toHaveLength(1);
});

test('a database that cannot be asked silences nobody', async () => {
  const gone: StaffNotices = { begin: () => Promise.reject(new Error()), end: () => Promise.reject(new Error()) };
  const { told, looked } = serve(
    backupCheck({ dataDir: join(dir, 'nowhere'), figures: noFigures(), everyMs, since: 0 }),
    gone,
  );
  await looked();
  expect(told).toHaveLength(1);
});

test('a server that starts anew does not repeat what staff know, and tells that it is over', async () => {
  const notices = sharedNotices();
  const old = backupCheck({ dataDir: join(dir, 'nowhere'), figures: noFigures(), everyMs, since: 0 });
  const first = serve(old, notices);
  await first.looked();
  first.watch.stop();
  const second = serve(old, notices);
  await second.looked();
  expect(second.told).toEqual([]);
  second.watch.stop();
  const third = serve({ ...old, look: async () => null }, notices);
  await third.looked();
  expect(third.told).toEqual([old.over]);
});
