import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLetter } from '../../../server/leads/channels/email/read-letter.fake.ts';
import { SMTP_LOGIN, startSmtp } from '../../../server/leads/channels/email/smtp.fake.ts';
import { CERTIFICATE } from '../../../server/leads/outgoing/certificate.fake.ts';
import { DATABASES, startDatabases, type TestDatabases } from '../../../server/leads/testing/databases.ts';
import type { LetterTrial, WeeklyLetter } from '../../contract/weekly-letter.ts';
import type { LeadsParts } from '../leads/leads-parts.ts';
import { startArea } from '../leads/start-area.fixture.ts';
import { readStory } from '../overview/story/read-story.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import { openLetterStore } from './letter-store.ts';
import { sendDueLetters } from './send-due-letters.ts';
import type { LetterParts } from './send-letter.ts';
import { weeklyLetterRoutes } from './weekly-letter-routes.ts';

const PATH = '/api/weekly-letter';
const FRIDAY = new Date('2026-11-20T10:00:00+02:00');
const monday = (time: string) => new Date(`2026-11-23T${time}:00+02:00`);

describe.each(DATABASES)('with %s', (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  });
  afterAll(() => databases[Symbol.asyncDispose]());

  async function startCompany({ isMailSet = true } = {}) {
    const smtp = await startSmtp();
    const panel = await openPanelDatabase(await databases.newPlace());
    const store = openLetterStore(panel.db);
    for (const [id, role] of [
      ['olga', 'manager'],
      ['pavel', 'admin'],
    ] as const) {
      const facts = { emailVerified: 1, image: null, createdAt: '', updatedAt: '', banned: 0 } as const;
      const more = { banReason: null, banExpires: null, twoFactorEnabled: 0 } as const;
      await panel.db
        .insertInto('people')
        .values({ ...facts, ...more, id, role, name: id, email: `${id}@company.example` })
        .execute();
    }
    let now = FRIDAY;
    const server = { host: '127.0.0.1', port: smtp.port, tls: 'starttls' as const, ca: CERTIFICATE };
    const mail = { ...server, login: SMTP_LOGIN, from: SMTP_LOGIN.user, to: ['office@company.example'] };
    let given: Parameters<typeof weeklyLetterRoutes>[0] | undefined;
    const area = await startArea(databases, {
      more(areaParts: LeadsParts) {
        const leads = { ...areaParts, now: () => now };
        const parts: LetterParts = {
          mail: isMailSet ? mail : null,
          panelUrl: 'https://panel.company.example',
          readStory: () => readStory({ ...leads, databaseUrl: null }),
          companyName: async () => 'Преголя',
        };
        given = { parts, leads, store, signal: new AbortController().signal };
        return weeklyLetterRoutes(given);
      },
    });
    return {
      ...{ area, smtp, panel },
      /** Looks for due letters at this moment, as every panel does each minute. */
      async lookAt(moment: Date) {
        now = moment;
        if (!given) throw new Error('No routes');
        await sendDueLetters(given);
      },
      async switchOn(moment: Date) {
        now = moment;
        expect((await area.ask('PUT', PATH, { isOn: true }, 'pavel')).status).toBe(200);
      },
      state: async () => (await area.json('GET', PATH, undefined, 'pavel')).body as WeeklyLetter,
      recipients: () => smtp.letters.flatMap(({ to }) => to),
      [Symbol.asyncDispose]: async () => {
        await area[Symbol.asyncDispose]();
        await panel.close();
        await smtp[Symbol.asyncDispose]();
      },
    };
  }

  it('arrives once on Monday from eight, whatever the number of panels, at those who switched it on', async () => {
    await using company = await startCompany();
    expect(await company.state()).toMatchObject({ isOn: false, isMailSet: true, last: null });
    await company.lookAt(monday('08:00'));
    expect(company.recipients()).toEqual([]);
    await company.switchOn(FRIDAY);
    expect(await company.state()).toMatchObject({ isOn: true, next: '23\u00a0ноября после 8:00 (Калининград)' });
    await company.lookAt(monday('07:59'));
    expect(company.recipients()).toEqual([]);
    await Promise.all([company.lookAt(monday('08:00')), company.lookAt(monday('08:00'))]);
    await company.lookAt(monday('23:59'));
    expect(company.recipients()).toEqual(['pavel@company.example']);
    expect((await company.state()).last).toEqual({ isSent: true, words: 'Последнее письмо ушло 8:00.' });
    await company.lookAt(new Date('2026-11-30T08:01:00+02:00'));
    expect(company.recipients()).toHaveLength(2);
  });

  it('is skipped when no panel ran on Monday, and waits a week for those who switch it on later', async () => {
    await using company = await startCompany();
    await company.switchOn(FRIDAY);
    await company.lookAt(new Date('2026-11-24T00:00:00+02:00'));
    await company.area.ask('PUT', PATH, { isOn: false }, 'pavel');
    await company.switchOn(monday('08:01'));
    expect((await company.state()).next).toMatch(/^30/);
    await company.lookAt(monday('09:00'));
    expect(company.recipients()).toEqual([]);
  });

  it('has the figures of the overview, links to the panel and nothing about a visitor', async () => {
    await using company = await startCompany();
    for (let lead = 0; lead < 12; lead += 1)
      await company.area.add({ phone: `+79001234${100 + lead}`, name: 'Ирина', comment: 'Звоните', createdAt: FRIDAY });
    await company.switchOn(FRIDAY);
    await company.lookAt(monday('09:00'));
    const { headers, text, html } = readLetter(company.smtp.letters[0]?.raw ?? '');
    expect(headers.get('subject')).toEqual(['Преголя: неделя 16–22\u00a0ноября']);
    expect(headers.get('message-id')).toEqual(['<week-2026-11-23-pavel@pregolya.example>']);
    for (const part of [text, html].map((each) => each.replaceAll('\u00a0', ' '))) {
      expect(part).toContain('За неделю 16–22 ноября: 12 заявок; встреч, договоров и отказов не было. Сравнить');
      expect(part).toContain('12 заявок ждут ответа, обещанный срок прошёл у всех');
      expect(part).toContain('0 из 12 заявок');
      expect(part).toContain('https://panel.company.example/overview');
      expect(part).not.toMatch(/Ирина|Звоните|7900/);
    }
  });

  it('never sends the invented figures of the example', async () => {
    await using company = await startCompany();
    await company.area.add({ createdAt: FRIDAY });
    await company.switchOn(FRIDAY);
    await company.lookAt(monday('09:00'));
    const { text } = readLetter(company.smtp.letters[0]?.raw ?? '');
    expect(text.replaceAll('\u00a0', ' ')).toContain('когда заявок не меньше десяти. Пока 1 заявка.');
    expect(text).not.toMatch(/посещени/);
  });

  it('is tried again every quarter of an hour until midnight, and the overview says what failed', async () => {
    await using company = await startCompany();
    await company.switchOn(FRIDAY);
    company.smtp.fault = 451;
    await company.lookAt(monday('08:00'));
    expect((await company.state()).last).toEqual({
      isSent: false,
      words: 'Письмо 23\u00a0ноября не отправлено. Почта: ответ 451. Следующая попытка 8:15.',
    });
    company.smtp.fault = null;
    await company.lookAt(monday('08:14'));
    expect(company.recipients()).toEqual([]);
    await company.lookAt(monday('08:15'));
    expect(company.recipients()).toHaveLength(1);

    company.smtp.unknown = 'pavel@company.example';
    await company.lookAt(new Date('2026-11-30T23:50:00+02:00'));
    await company.lookAt(new Date('2026-12-01T08:00:00+02:00'));
    expect((await company.state()).last?.words).toBe(
      'Письмо 30\u00a0ноября не отправлено. Почта: сервер не принимает адрес pavel@company.example. Больше попыток не будет.',
    );
  });

  it('is sent again after a crash in the middle, with the same Message-ID', async () => {
    await using company = await startCompany();
    await company.switchOn(FRIDAY);
    const moment = monday('08:00').toISOString();
    const row = { person: 'pavel', week: '2026-11-23', next_at: moment, sent_at: null, reason: '' };
    await company.panel.db.insertInto('weekly_letters').values(row).execute();
    expect(await openLetterStore(company.panel.db).claim('pavel', '2026-11-23', monday('08:00'))).toBe(true);
    await company.lookAt(monday('08:01'));
    expect(company.recipients()).toEqual([]);
    await company.lookAt(monday('08:02'));
    expect(company.recipients()).toHaveLength(1);
  });

  it('does not go to those who lost the right to the figures', async () => {
    await using company = await startCompany();
    await company.switchOn(FRIDAY);
    expect((await company.area.ask('PUT', PATH, { isOn: true }, 'olga')).status).toBe(403);
    await company.panel.db.updateTable('people').set({ role: 'manager' }).where('id', '=', 'pavel').execute();
    await company.lookAt(monday('08:00'));
    expect(company.recipients()).toEqual([]);
  });

  it('is sent at once to oneself on request, with the outcome in words', async () => {
    await using company = await startCompany();
    const sendNow = async () => (await company.area.json('POST', `${PATH}/now`, {}, 'pavel')).body as LetterTrial;
    expect(await sendNow()).toMatchObject({ isSent: true, words: expect.stringContaining('pavel@company.example') });
    expect(company.recipients()).toEqual(['pavel@company.example']);
    expect((await company.state()).last).toBeNull();
    company.smtp.fault = 'unauthorized';
    expect(await sendNow()).toMatchObject({ isSent: false, words: expect.stringContaining('SMTP_PASSWORD') });
  });

  it('cannot be switched on without mail settings', async () => {
    await using company = await startCompany({ isMailSet: false });
    expect(await company.state()).toMatchObject({ isMailSet: false });
    expect((await company.area.ask('PUT', PATH, { isOn: true }, 'pavel')).status).toBe(409);
    expect((await company.area.ask('POST', `${PATH}/now`, {}, 'pavel')).status).toBe(409);
  });
});
