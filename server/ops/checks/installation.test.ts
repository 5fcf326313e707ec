import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../../env.ts';
import { startSmartCaptcha } from '../../leads/http/human-check/smart-captcha.fake.ts';
import { serveRelease } from '../../serve/served-release.fixture.ts';
import { changeBackupState } from '../backup/backup-state.ts';
import { examine } from './check.ts';
import { INSTALLATION } from './checks.ts';
import { type CheckContext, checkContext } from './context.ts';

const site = serveRelease();
const SECRET = 'do-not-print-me';

const silent: CheckContext['resolver'] = {
  resolveMx: async () => [],
  resolveTxt: () => Promise.reject(new Error('ENOTFOUND')),
};

type Change = {
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** Headers that the proxy adds to requests. */
  readonly sent?: Record<string, string>;
};

/** Starts a proxy that changes page responses and answers POST requests itself with 403. */
async function proxy(change: Change): Promise<string> {
  const server = createServer(async (req, res) => {
    const ours = await fetch(`http://127.0.0.1:${site.port()}${req.url}`, { headers: change.sent ?? {} });
    const body = change.body ?? (await ours.text());
    const { 'content-length': _, 'content-encoding': __, ...headers } = Object.fromEntries(ours.headers);
    res.writeHead(req.method === 'POST' ? 403 : ours.status, change.headers ?? headers).end(body);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await expect.poll(() => server.listening).toBe(true);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function look(more: Record<string, string>, change: Partial<CheckContext> = {}) {
  const variables = {
    PORT: String(site.port()),
    DATA_DIR: site.dataDir(),
    SITE_BUILD_DIR: join(site.dataDir(), 'no-build'),
  };
  const context = { resolver: silent, isClockKept: async () => null, ...change };
  return examine(INSTALLATION, checkContext(readEnvironment({ ...variables, ...more }), context));
}

const filterMessages = (findings: Awaited<ReturnType<typeof look>>, level: string) =>
  findings.filter((finding) => finding.level === level).map(({ title, words }) => `${title}: ${words}`);

test('a proxy that drops headers and blocks forms is reported', async () => {
  const publicUrl = await proxy({ headers: { 'content-type': 'text/html' } });
  const troubles = filterMessages(await look({ PUBLIC_URL: publicUrl }), 'trouble');
  expect(troubles).toContainEqual(
    expect.stringMatching(/^Заголовки: прокси меняет или теряет: content-security-policy, /),
  );
  expect(troubles).toContainEqual(expect.stringMatching(/^Формы: .+отвечает 403 не от сайта/));
});

test('a public address that leads to another release or does not respond is reported as an error', async () => {
  const other = await proxy({ body: JSON.stringify({ status: 'ok', release: 'of-others' }) });
  expect(filterMessages(await look({ PUBLIC_URL: other }), 'trouble')).toContainEqual(
    expect.stringMatching(/^Выпуск снаружи: of-others/),
  );
  const nobody = filterMessages(await look({ PUBLIC_URL: 'http://127.0.0.1:1' }), 'trouble');
  expect(nobody).toContainEqual(expect.stringMatching(/^Ответ: http:\/\/127\.0\.0\.1:1 не отвечает/));
});

test('problems from the health response are reported as errors, and the proxy is still checked', async () => {
  const troubles = [{ code: 'disk-low', words: 'Диск: свободно 3 МБ.' }];
  const body = JSON.stringify({ status: 'degraded', release: 'r1', detail: { troubles } });
  const inside = await proxy({ body });
  const findings = await look({ PORT: new URL(inside).port, PUBLIC_URL: inside });
  expect(filterMessages(findings, 'trouble')).toContain('Сайт говорит: Диск: свободно 3 МБ.');
  expect(filterMessages(findings, 'trouble')).toContainEqual(expect.stringMatching(/^Формы: .+не от сайта/));
});

test('a proxy that hides visitor addresses is reported as an error, a proxy that forwards them passes', async () => {
  const hiding = await proxy({});
  expect(filterMessages(await look({ PUBLIC_URL: hiding }), 'trouble')).toContainEqual(
    expect.stringMatching(/^Адрес посетителя: прокси не передаёт X-Forwarded-For/),
  );
  const naming = await proxy({ sent: { 'x-forwarded-for': '203.0.113.7' } });
  expect(filterMessages(await look({ PUBLIC_URL: naming }), 'ok')).toContain(
    'Адрес посетителя: прокси называет его серверу.',
  );
});

test('a release made by another build than the current one gets advice', async () => {
  const build = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(build, { recursive: true }));
  expect(filterMessages(await look({ SITE_BUILD_DIR: build }), 'trouble')).toContainEqual(
    expect.stringMatching(/^Сборка: .+ нет или она не вся: соберите сайт/),
  );
  const files = {
    'client/manifest.json': JSON.stringify({
      'site/boot.ts': { file: 'boot.js' },
      'site/shell/runtime/phone-mask.ts': { file: 'mask.js' },
      'site/entry-client.tsx': { file: 'app.js' },
    }),
    'client/style.css': '',
    'client/fonts.css': '',
    'static/entry-static.js': 'export const routes = [];',
  };
  await Promise.all(['client', 'static'].map((folder) => mkdir(join(build, folder))));
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(join(build, file), text)));
  expect(filterMessages(await look({ SITE_BUILD_DIR: build }), 'advice')).toContainEqual(
    expect.stringMatching(/^Выпуск: r1 сделан другой сборкой/),
  );
});

test('the panel that messages link to must respond, and use HTTPS when the site does', async () => {
  expect(filterMessages(await look({}), 'advice')).toContainEqual(expect.stringMatching(/^Панель: PANEL_URL не задан/));
  const there = `http://127.0.0.1:${site.port()}`;
  expect(filterMessages(await look({ PANEL_URL: there }), 'ok')).toContain(`Панель: ${there} отвечает.`);
  const away = await look({ PANEL_URL: 'http://127.0.0.1:1' });
  expect(filterMessages(away, 'trouble')).toContainEqual(expect.stringMatching(/^Панель: .+не отвечает/));
  const open = await look({ PUBLIC_URL: 'https://localhost:1', PANEL_URL: there });
  expect(filterMessages(open, 'trouble')).toContain(`Панель: ${there} без https: пароли сотрудников идут открыто.`);
});

test('a healthy server passes, and missing settings get advice', async () => {
  const findings = await look({});
  expect(filterMessages(findings, 'ok')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Выпуск: r1/), expect.stringMatching(/^Ответ: .+отвечает/)]),
  );
  expect(filterMessages(findings, 'advice')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^PUBLIC_URL не задан: ссылки/),
      expect.stringMatching(/^Резервные копии: не/),
    ]),
  );
});

test('a clock without time synchronisation gets advice', async () => {
  expect(filterMessages(await look({}, { isClockKept: async () => false }), 'advice')).toContainEqual(
    expect.stringMatching(/^Точное время: машина не/),
  );
  expect(filterMessages(await look({}, { isClockKept: async () => true }), 'ok')).toContain(
    'Точное время: машина сверяет часы.',
  );
});

test('a key readable by all users is reported as an error with the command that fixes it', async () => {
  const key = join(site.dataDir(), 'leads.key');
  await writeFile(key, SECRET);
  await chmod(key, 0o644);
  const findings = await look({});
  expect(filterMessages(findings, 'trouble')).toContain(
    `Права: ${key} может прочесть любой пользователь машины: chmod 600 ${key}.`,
  );
  await chmod(key, 0o600);
  expect(filterMessages(await look({}), 'ok')).toContain(`Права: ${key}: только свои.`);
});

test('the mail check uses the DNS records of the sender domain; no secret is printed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const variables = {
    PUBLIC_URL: 'http://127.0.0.1:1',
    DATA_DIR: folder,
    ...{
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: '1',
      SMTP_TLS: 'off',
      SMTP_USER: 'a@letters.example',
      SMTP_PASSWORD: SECRET,
    },
    LEADS_EMAIL_TO: 'owner@company.example',
  };
  const findings = await look(variables);
  expect(filterMessages(findings, 'advice')).toContainEqual(
    expect.stringMatching(/^Почта: у letters\.example в DNS нет MX, SPF, DMARC/),
  );
  const good: CheckContext['resolver'] = {
    resolveMx: async () => [{ exchange: 'mx.company.example' }],
    resolveTxt: async (domain) => [[domain.startsWith('_dmarc') ? 'v=DMARC1; p=none' : 'v=spf1 -all']],
  };
  expect(filterMessages(await look(variables, { resolver: good }), 'ok')).toContainEqual(
    expect.stringMatching(/^Почта: .+есть MX, SPF и DMARC/),
  );
  expect(filterMessages(findings, 'trouble')).toContainEqual(expect.stringMatching(/^Выпуск: его нет/));
  expect(JSON.stringify(findings)).not.toContain(SECRET);
});

test('a backup that was never verified gets advice, a verified one passes', async () => {
  const dataDir = site.dataDir();
  const now = new Date().toISOString();
  await changeBackupState(dataDir, { lastGoodAt: now, file: 'site.tar.age' });
  expect(filterMessages(await look({ BACKUP_DIR: dataDir }), 'advice')).toContainEqual(
    expect.stringMatching(/^Проверка копий: .+--verify/),
  );
  await changeBackupState(dataDir, { lastVerifiedAt: now });
  expect(filterMessages(await look({ BACKUP_DIR: dataDir }), 'ok')).toContain(
    `Проверка копий: последняя проверена ${now}.`,
  );
});

test('a drill that was never done or is older than a month gets advice', async () => {
  const dataDir = site.dataDir();
  const drills = async () =>
    (await look({ BACKUP_DIR: dataDir })).filter(({ title }) => title === 'Учебное восстановление');
  expect(await drills()).toMatchObject([{ level: 'advice', words: expect.stringContaining('не проводили') }]);
  await changeBackupState(dataDir, { lastDrillAt: new Date(Date.now() - 36 * 86_400_000).toISOString() });
  expect(await drills()).toMatchObject([{ level: 'advice', words: expect.stringContaining('раз в месяц') }]);
  await changeBackupState(dataDir, { lastDrillAt: new Date().toISOString() });
  expect(await drills()).toMatchObject([{ level: 'ok' }]);
});

test('an old backup is reported under a separate title', async () => {
  const findings = await look({ BACKUP_DIR: site.dataDir() });
  expect(filterMessages(findings, 'trouble')).toContainEqual(
    expect.stringMatching(/^Резервная копия: ни одной годной копии нет\. Сделайте её сейчас/),
  );
});

test('a wrong captcha key and a single channel that cannot report its own failure are reported', async () => {
  await using captcha = await startSmartCaptcha();
  const findings = await look({
    ...{ SMARTCAPTCHA_CLIENT_KEY: 'ysc1_client', SMARTCAPTCHA_SERVER_KEY: 'ysc2_mistyped' },
    ...{ SMARTCAPTCHA_URL: captcha.origin, LEADS_WEBHOOK_URL: 'http://127.0.0.1:1/' },
    LEADS_WEBHOOK_SECRET: `whsec_${'QUJD'.repeat(11)}`,
  });
  expect(filterMessages(findings, 'trouble')).toContainEqual(
    expect.stringMatching(/^Проверка на робота: SmartCaptcha не знает ключа/),
  );
  expect(filterMessages(findings, 'advice')).toContainEqual(expect.stringMatching(/^Каналы: если канал откажет/));
});
