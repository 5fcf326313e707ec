import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSmartCaptcha } from '../http/human-check/smart-captcha.fake.ts';
import type { TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { addLead, plain, runCommand } from './run-command.fixture.ts';

const SECRETS = { LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/hook', LEADS_WEBHOOK_SECRET: `whsec_${'QUJD'.repeat(11)}` };
describe.each(DATABASES)('npm run leads -- check, on %s', { timeout: 120_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  test('the check reports whether SmartCaptcha accepts the server key', async () => {
    await using store = await databases.open();
    await using captcha = await startSmartCaptcha();
    const run = async (serverKey: string) => {
      const environment = {
        SMARTCAPTCHA_CLIENT_KEY: 'ysc1_client',
        SMARTCAPTCHA_SERVER_KEY: serverKey,
        SMARTCAPTCHA_URL: captcha.origin,
      };
      const { out } = await runCommand(store.place, ['check'], { environment: { ...SECRETS, ...environment } });
      expect(out).not.toContain(serverKey);
      return plain(out);
    };
    expect(await run('ysc2_server')).toContain('✓ Проверка на робота: ключ сервера принят');
    expect(await run('ysc2_mistyped')).toContain('✗ Проверка на робота: SmartCaptcha не знает ключа (ответ 403)');
    captcha.outage = { status: 502, body: '<p>' };
    expect(await run('ysc2_server')).toContain('✗ Проверка на робота: ответ 502');
    captcha.outage = 'reset';
    expect(await run('ysc2_server')).toContain('✗ Проверка на робота: SmartCaptcha: соединение оборвалось');
  });

  test('the check asks the channels and prints no secret', async () => {
    await using store = await databases.open();
    await addLead(store, { createdAt: new Date() });
    await addLead(store, { phone: '+79005550015', suspicions: ['link'] });
    const hook = createServer((request, response) => {
      request.resume();
      response.writeHead(request.headers['webhook-signature'] ? 204 : 400).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => hook.once('listening', resolve));
    const { port } = hook.address() as AddressInfo;
    const environment = { ...SECRETS, LEADS_WEBHOOK_URL: `http://127.0.0.1:${port}/secret-path` };
    const good = await runCommand(store.place, ['check'], { environment });
    await addLead(store, { createdAt: new Date(Date.now() - 60 * 60_000) });
    const stalled = await runCommand(store.place, ['check'], { environment });
    expect([stalled.code, plain(stalled.out)]).toEqual([
      1,
      expect.stringMatching(/^✗ Вебхук: ждут отправки 2 заявки, .*Отправить пора, а никто не отправляет/m),
    ]);
    hook.closeAllConnections();
    hook.close();
    expect(good.code).toBe(0);
    expect(plain(good.out)).toMatch(/✓ Вебхук: [\s\S]*сказать об этом некому/);
    expect(plain(good.out)).toMatch(/^Вебхук: ждут отправки 1 заявка, первая с .* \(UTC\), не доставлено 0 заявок\.$/m);
    expect(plain(good.out)).toContain('В карантине: 1 заявка.');
    const bad = await runCommand(store.place, ['check'], { environment });
    expect([bad.code, plain(bad.out)]).toEqual([1, expect.stringContaining('✗ Вебхук: ')]);
    const none = await runCommand(store.place, ['check']);
    expect([none.code, none.out]).toEqual([1, expect.stringContaining('Каналы не настроены')]);
    for (const { out, problems } of [good, bad, none])
      expect(out + problems).not.toMatch(/whsec_|QUJD|secret-path|postgres(ql)?:\/\//);
  });
});
