import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_FILE } from '../../release/contact.ts';
import type { TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { consentTo } from '../testing/new-lead.ts';
import { addLead, plain, runCommand, spawnCommand } from './run-command.fixture.ts';

const SECRETS = { LEADS_WEBHOOK_URL: 'http://127.0.0.1:9/hook', LEADS_WEBHOOK_SECRET: `whsec_${'QUJD'.repeat(11)}` };
describe.each(DATABASES)('npm run leads on %s', { timeout: 120_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  test('leads are listed, found and shown in the time zone of the company', async () => {
    await using store = await databases.open();
    const release = join(store.place.dataDir, 'current');
    const clock = { city: 'Екатеринбург', utcOffsetHours: 5 };
    await mkdir(release);
    await writeFile(join(release, CONTACT_FILE), JSON.stringify({ phone: '+73430000000', clock }));
    const anna = await addLead(store, {
      name: 'Анна',
      kind: 'package',
      titleShown: 'Комфорт, 64 м²',
      createdAt: new Date('2026-11-19T19:30:00Z'),
      callTime: 'завтра утром',
      contactBy: 'max',
      attribution: { first: { utm_source: 'yandex\u009b31m' }, metrikaClientId: '123' },
    });
    const held = await addLead(store, {
      name: 'Спамер\u001b[31m',
      phone: '+79005550011',
      suspicions: ['link', 'odd-phone'],
      createdAt: new Date('2026-11-18T10:00:00Z'),
    });
    const run = async (...args: string[]) => {
      const ran = await runCommand(store.place, args);
      expect(ran.problems).toBe('');
      return plain(ran.out);
    };
    const everything = await run('list');
    expect(everything).toMatch(/№ +Получена \(Екатеринбург\) +О чём +Телефон +Имя +Состояние/);
    expect(everything).toContain('20 ноября 2026, 0:30');
    expect(everything).toContain('пакет ремонта: Комфорт, 64 м²');
    expect(everything).toContain('Почта: ждёт отправки; Вебхук: ждёт отправки');
    expect(everything).toContain('карантин: ссылка в имени, комментарии или ответах; телефон похож на выдуманный');
    expect(everything).toContain('Всего 2 заявки.');
    const today = await run('list', '--from', '2026-11-20', '--to', '2026-11-20');
    expect([today.includes('Анна'), today.includes('Спамер')]).toEqual([true, false]);
    expect(await run('list', '--status', 'quarantined')).not.toContain('Анна');
    expect(await run('search', '8 (900)', '123-45-67')).toMatch(/Анна/);
    expect(await run('list', '--kind', 'vacancy')).toBe('Таких заявок нет.\n');
    const shown = await run('show', `№${anna}`);
    for (const words of [
      'Когда звонить: завтра утром',
      'Как ответить: написать в MAX',
      'first: utm_source=yandex',
      'metrikaClientId: 123',
      'адрес 127.0.0.1: «Согласен»',
      'Почта: ждёт отправки, следующая попытка',
      'Получена: 20 ноября 2026, 0:30 (Екатеринбург)',
    ])
      expect(shown).toContain(words);
    for (const printed of [everything, shown, await run('show', String(held))])
      expect(printed).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  test('missing leads and invalid arguments give an error message with a distinct exit code', async () => {
    await using store = await databases.open();
    const run = async (...args: string[]) => {
      const { code, out, problems } = await runCommand(store.place, args);
      return [code, plain(out + problems).trim()];
    };
    expect(await run('show', '1')).toEqual([1, 'Заявки № 1 нет.']);
    expect(await run('show', 'abc')).toEqual([2, 'Укажите номер заявки, например 1042.']);
    expect(await run('list', '--from', '2026-02-30')).toEqual([
      2,
      '«2026-02-30» — не дата. Пишите год, месяц и день: 2026-11-20.',
    ]);
    expect(await run('list', '--lmit', '5')).toEqual([
      2,
      expect.stringMatching(/^Ключ --lmit не подходит\. Есть: --from/),
    ]);
    expect(await run('lst')).toEqual([2, expect.stringMatching(/^Команды «lst» нет\. Есть: list, search/)]);
    expect(await run('erase', '12')).toEqual([2, expect.stringMatching(/^Телефон не читается/)]);
    const { code, out: help } = await spawnCommand(store.place, []);
    expect([code, help]).toEqual([
      0,
      expect.stringMatching(/npm run leads -- КОМАНДА[\s\S]*erase ТЕЛЕФОН[\s\S]*docs\/ru\/leads\.md/),
    ]);
    expect(await run('erase', '--help')).toEqual([0, expect.stringContaining('--yes')]);
  });

  test('commands release from quarantine, resend dead letters and record contacts', async () => {
    await using store = await databases.open();
    const held = await addLead(store, { suspicions: ['flood'] });
    const lead = await addLead(store, { phone: '+79005550012' });
    const run = async (...args: string[]) => {
      const { code, out, problems } = await runCommand(store.place, args, { environment: SECRETS });
      return [code, plain(out + problems).trim()];
    };
    expect(await run('resend', String(held))).toEqual([1, expect.stringContaining('отправлять нечего')]);
    expect(await run('not-spam', String(held), '1')).toEqual([
      1,
      `№ ${held}: выпущена. Отправится: Вебхук.\n№ 1: такой заявки нет.`,
    ]);
    expect(await store.rows(`SELECT state FROM outbox WHERE lead_number = ${held}`)).toEqual([{ state: 'queued' }]);
    expect(await run('resend', String(lead), 'webhook')).toEqual([0, `№ ${lead} отправится ещё раз: Вебхук.`]);
    expect(await run('show', String(held))).toEqual([0, expect.stringContaining('с командной строки: не спам')]);
    expect(await run('show', String(lead))).toEqual([
      0,
      expect.stringContaining('с командной строки: отправили ещё раз: Вебхук'),
    ]);
    expect(await run('resend', String(lead), 'max')).toEqual([2, 'MAX: канал не настроен, см. docs/ru/channels.md.']);
    await store.database.write((db) =>
      db.updateTable('outbox').set({ state: 'dead', finished_at: '2026-11-20T10:00:00.000Z' }).execute(),
    );
    expect(await run('resend', '--dead', 'webhook')).toEqual([0, 'Вебхук: отправится ещё раз 2 заявки.']);
    expect(await run('contact', String(lead), '--at', '2026-11-20')).toEqual([
      0,
      `№ ${lead}: разговор записан, 20 ноября 2026, 0:00 (UTC).`,
    ]);
    expect(await run('contact', String(lead), '--at', '2126-11-20')).toEqual([2, 'Этот день ещё не настал.']);
  });

  test('a person is erased after confirmation, with a journal entry and a list of copies', async () => {
    await using store = await databases.open();
    await addLead(store, { name: 'Анна' });
    await addLead(store, { name: 'Анна', kind: 'flat', consents: [consentTo('callback'), consentTo('marketing')] });
    await addLead(store, { name: 'Олег', phone: '+79005550013' });
    await store.database.write((db) =>
      db.updateTable('outbox').set({ attempts: 1, remote_id: '342' }).where('lead_number', '=', 1001).execute(),
    );
    const run = async (args: string[], typed = '') => {
      const { code, out, problems } = await runCommand(store.place, args, { typed });
      return [code, plain(out + problems)];
    };
    const phone = ['8', '900', '123-45-67'];
    expect(await run(['erase', ...phone])).toEqual([1, expect.stringContaining('Ничего не удалено.')]);
    expect(await run(['erase', ...phone], 'нет\n')).toEqual([1, expect.stringContaining('2 заявки, № 1002, 1001')]);
    expect(await store.rows('SELECT count(*) AS count FROM leads')).toEqual([{ count: 3 }].map(sameCount(kind)));
    const { code, out } = await spawnCommand(store.place, ['erase', ...phone], { typed: 'да\n' });
    const output = plain(out);
    expect(code).toBe(0);
    expect(output).toContain('Удалено: 2 заявки, 3 согласия, 4 отправки.');
    expect(output).toContain('№ 1001 — Почта, там под номером 342');
    expect(await store.rows('SELECT name FROM leads')).toEqual([{ name: 'Олег' }]);
    expect(await run(['erase', '--yes', ...phone])).toEqual([
      0,
      expect.stringMatching(/ничего не хранится[\s\S]*Удаляли по требованию/),
    ]);
  });

  test('advertising consent is withdrawn, and retention is previewed before it runs', async () => {
    await using store = await databases.open();
    const consents = [consentTo('callback'), consentTo('marketing')];
    await addLead(store, { marketing: true, consents });
    const old = await addLead(store, { phone: '+79005550014', createdAt: new Date('2020-01-01T00:00:00Z') });
    const run = async (...args: string[]) => {
      const { code, out, problems } = await runCommand(store.place, args);
      return [code, plain(out + problems)];
    };
    expect(await run('withdraw-marketing', '9001234567')).toEqual([
      0,
      expect.stringContaining('согласие на рекламу отозвано'),
    ]);
    expect(await run('withdraw-marketing', '9001234567')).toEqual([
      0,
      expect.stringContaining('согласия на рекламу не было'),
    ]);
    expect(await run('retention', '--dry-run')).toEqual([
      0,
      expect.stringContaining(`Удалились бы: 1 заявка, № ${old}.`),
    ]);
    expect((await store.rows('SELECT number FROM leads')).length).toBe(2);
    expect(await run('retention')).toEqual([0, expect.stringContaining('Удалено: 1 заявка.')]);
    expect((await store.rows('SELECT number FROM leads')).length).toBe(1);
  });
});

test('a folder without a store is not reported as a company without leads', async () => {
  const place = { dataDir: '/nonexistent', databaseUrl: null };
  const { code, problems } = await spawnCommand(place, ['list']);
  expect([code, problems]).toEqual([2, expect.stringContaining('Базы заявок /nonexistent/leads.db нет')]);
});

test('an unreachable PostgreSQL is named without its password', async () => {
  const place = { dataDir: '/nonexistent', databaseUrl: 'postgresql://leads:hunter2@127.0.0.1:9/leads' };
  const { code, problems } = await runCommand(place, ['list']);
  expect([code, problems]).toEqual([1, 'База PostgreSQL не отвечает. Проверьте DATABASE_URL.\n']);
});

function sameCount(kind: string) {
  return (row: { count: number }) => (kind === 'SQLite' ? row : { count: String(row.count) });
}
