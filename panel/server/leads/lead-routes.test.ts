import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabases } from '../../../server/leads/testing/databases.ts';
import { DATABASES, startDatabases } from '../../../server/leads/testing/databases.ts';
import type { LeadBoard } from '../../contract/leads.ts';
import { NOON, startArea } from './start-area.fixture.ts';

const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

describe.each(DATABASES)('leads in the panel on %s', { timeout: 120_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  test('every lead address answers 401 to strangers and 403 to editors', async () => {
    await using area = await startArea(databases);
    const number = await area.add();
    const asked = [
      ['POST', '/api/leads'],
      ['POST', '/api/leads/list'],
      ['GET', '/api/leads/events'],
      ['POST', '/api/leads/leads.csv'],
      ['POST', '/api/leads/leads.xlsx'],
      ['POST', '/api/leads/export-size'],
      ['POST', '/api/leads/conversions.csv'],
      ['POST', '/api/leads/erasure/preview'],
      ['POST', '/api/leads/erasure'],
      ['POST', '/api/leads/resend'],
      ['GET', `/api/leads/${number}`],
      ...['take', 'holder', 'stage', 'notes', 'reminder', 'not-spam', 'resend'].map((name) => [
        'POST',
        `/api/leads/${number}/${name}`,
      ]),
    ] as [string, string][];
    for (const [method, path] of asked) {
      expect([path, (await area.ask(method, path, undefined, 'nobody')).status]).toEqual([path, 401]);
      expect([path, (await area.ask(method, path, undefined, 'eva')).status]).toEqual([path, 403]);
    }
    expect(await area.store.rows('SELECT * FROM lead_events')).toEqual([]);
  });

  test('the board has a column per stage, and the agenda has promised calls and reminders of the next days', async () => {
    await using area = await startArea(databases);
    const [first, second, far] = [await area.add(), await area.add(), await area.add()];
    await area.json('POST', `/api/leads/${first}/take`, { holder: null });
    await area.json('POST', `/api/leads/${far}/reminder`, { at: later(20 * 24 * 60).toISOString() });
    const { columns } = (await area.json('GET', '/api/leads/board')).body as LeadBoard;
    expect(columns.map(({ stage, leads, total }) => [stage, leads.map(({ number }) => number), total])).toEqual([
      ['new', [far, second], 2],
      ['in-work', [first], 1],
      ...['called', 'visit', 'won'].map((stage) => [stage, [], 0]),
    ]);
    expect((await area.json('GET', '/api/leads/agenda')).body.leads).toMatchObject([{ number: second }]);
  });

  test('a new lead is in the inbox with its promised moment, and moves through its stages', async () => {
    await using area = await startArea(databases);
    const number = await area.add({
      name: 'Анна',
      titleShown: 'Комфорт',
      contactBy: 'telegram',
      answers: { Площадь: 64.5 },
    });
    expect((await area.json('POST', '/api/leads/list', {})).body).toMatchObject({
      leads: [
        { number, name: 'Анна', about: 'Комфорт', stage: 'new', holder: null, deadline: later(15).toISOString() },
      ],
      next: null,
      counts: { inbox: 1, work: 0, all: 1 },
      clock: { city: 'Калининград', utcOffsetHours: 2 },
      now: NOON.toISOString(),
    });
    area.goTo(later(3));
    const taken = await area.json('POST', `/api/leads/${number}/take`, { holder: null });
    expect(taken).toMatchObject({
      status: 200,
      body: { card: { stage: 'in-work', holder: { id: 'olga', name: 'Ольга' }, firstTouchAt: later(3).toISOString() } },
    });
    const refused = await area.json('POST', `/api/leads/${number}/take`, { holder: null }, 'pavel');
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: 'Заявку уже ведёт Ольга. Показываем, что есть сейчас.',
        lead: { card: { holder: { id: 'olga' } } },
      },
    });
    await area.json('POST', `/api/leads/${number}/notes`, { words: 'Не берёт трубку' });
    await area.json('POST', `/api/leads/${number}/notes`, { words: '  Ждёт замера  ' });
    await area.json('POST', `/api/leads/${number}/reminder`, { at: later(60).toISOString() });
    await area.json('POST', `/api/leads/${number}/stage`, { from: 'in-work', to: 'called' });
    const lost = await area.json('POST', `/api/leads/${number}/stage`, {
      ...{ from: 'called', to: 'lost' },
      loss: { reason: 'other', words: 'переезжает' },
    });
    expect(lost.body).toMatchObject({
      card: { stage: 'lost', loss: { reason: 'other', words: 'переезжает' }, lastNote: 'Ждёт замера', remindAt: null },
      answers: [{ question: 'Площадь', answer: '64,5' }],
      events: [
        { what: 'taken', author: 'Ольга' },
        { what: 'note', words: 'Не берёт трубку' },
        { what: 'note', words: 'Ждёт замера' },
        { what: 'reminder' },
        { what: 'stage' },
        { what: 'stage' },
      ],
    });
  });

  test('an impossible action is refused with a message, and nothing is written', async () => {
    await using area = await startArea(databases);
    const number = await area.add();
    const say = async (path: string, body: unknown) => {
      const { status, body: answer } = await area.json('POST', `/api/leads/${number}/${path}`, body);
      return [status, answer.message];
    };
    expect(await say('stage', { from: 'new', to: 'lost' })).toEqual([422, expect.stringContaining('причина')]);
    expect(await say('stage', { from: 'new', to: 'lost', loss: { reason: 'other', words: ' ' } })).toEqual([
      422,
      expect.stringContaining('почему отказ'),
    ]);
    expect(await say('stage', { from: 'new', to: 'elsewhere' })).toEqual([422, 'Такого этапа нет.']);
    expect(await say('stage', { from: 'called', to: 'won' })).toEqual([409, expect.stringContaining('уже изменили')]);
    expect(await say('notes', { words: ' ' })).toEqual([422, 'Напишите что-нибудь в заметке.']);
    expect(await say('notes', { words: 'а'.repeat(2001) })).toEqual([422, expect.stringContaining('2000 знаков')]);
    expect(await say('reminder', { at: '2026-11-20T09:00:00Z' })).toEqual([422, expect.stringContaining('прошёл')]);
    expect(await say('not-spam', {})).toEqual([409, expect.stringContaining('не в карантине')]);
    for (const body of [undefined, 'no object', { words: 5 }])
      expect(await say('notes', body)).toEqual([422, expect.stringMatching(/^Запрос непонятен/)]);
    const look = await area.json('POST', '/api/leads/erasure/preview', { phone: '8 900 '.repeat(20) });
    expect([look.status, look.body.message]).toEqual([422, expect.stringMatching(/^Телефон не читается/)]);
    for (const query of [{ show: 'nowhere' }, { mine: 'yes' }, { before: -1 }])
      expect((await area.json('POST', '/api/leads/list', query)).body.message).toMatch(/^Такого (списка|фильтра)/);
    expect(await area.json('GET', '/api/leads/1')).toMatchObject({ status: 404 });
    expect(await area.store.rows('SELECT * FROM lead_events')).toEqual([]);
  });

  test('shelves, searches and pages show each lead in its expected place', async () => {
    await using area = await startArea(databases);
    const held = await area.add({ phone: '+79001112233', suspicions: ['link'] });
    const first = await area.add({ name: 'Борис' });
    const again = await area.add({ name: 'Борис' });
    const numbers = async (query: object, who?: string) =>
      (await area.json('POST', '/api/leads/list', query, who)).body.leads.map(
        (lead: { number: number }) => lead.number,
      );
    await area.json('POST', `/api/leads/${first}/take`, { holder: null });
    expect(await numbers({})).toEqual([again]);
    expect(await numbers({ show: 'held' })).toEqual([held]);
    const [card] = (await area.json('POST', '/api/leads/list', { show: 'held' })).body.leads;
    expect(card.suspicions).toEqual(['ссылка в имени, комментарии или ответах']);
    expect(await numbers({ show: 'work' })).toEqual([first]);
    expect(await numbers({ show: 'work', mine: '1' }, 'pavel')).toEqual([]);
    expect(await numbers({ text: 'борис' })).toEqual([again, first]);
    expect(await numbers({ show: 'all', from: '2026-11-21' })).toEqual([]);
    expect(await numbers({ show: 'all', from: '2026-11-20', to: '2026-11-20', kind: 'callback' })).toEqual([
      again,
      first,
      held,
    ]);
    expect((await area.json('GET', `/api/leads/${again}`)).body).toMatchObject({
      card: { repeatOf: first, deadline: null },
      siblings: [{ number: first, stage: 'in-work', holder: 'Ольга', loss: null, events: [{ what: 'taken' }] }],
    });
    const released = await area.json('POST', `/api/leads/${held}/not-spam`, {});
    expect(released.body).toMatchObject({
      card: { isHeld: false },
      deliveries: [{ channel: 'email', state: 'queued' }],
    });

    for (let lead = 0; lead < 45; lead += 1) await area.add({ phone: `+7900${String(lead).padStart(7, '0')}` });
    const page = (await area.json('POST', '/api/leads/list', { show: 'all' })).body;
    expect(page.leads).toHaveLength(40);
    const rest = (await area.json('POST', '/api/leads/list', { show: 'all', before: page.next })).body;
    expect([rest.leads.length, rest.next]).toEqual([8, null]);
  });

  test('a lead that a channel could not deliver is shown with the reason, and sent again', async () => {
    await using area = await startArea(databases);
    const number = await area.add();
    await area.store.database.write((db) =>
      db
        .updateTable('outbox')
        .set({ state: 'dead', finished_at: NOON.toISOString(), last_reason: 'нет прав' })
        .execute(),
    );
    expect((await area.json('POST', '/api/leads/list', { show: 'trouble' })).body).toMatchObject({
      leads: [{ number, isUndelivered: true }],
      counts: { trouble: 1 },
    });
    const again = await area.json('POST', `/api/leads/${number}/resend`, {});
    expect(again.body).toMatchObject({
      card: { isUndelivered: false },
      deliveries: [{ title: 'Почта', state: 'queued' }],
      events: [{ what: 'resent', words: 'Почта' }],
    });
    expect((await area.json('POST', `/api/leads/${number}/resend`, { channel: 'max' })).status).toBe(409);
    expect((await area.json('POST', '/api/leads/1/resend', {})).status).toBe(404);
    await area.store.database.write((db) =>
      db.updateTable('outbox').set({ state: 'dead', finished_at: NOON.toISOString() }).execute(),
    );
    expect((await area.json('POST', '/api/leads/resend', { channel: 'email' })).body).toEqual({ count: 1 });
  });

  test('a person is erased after a preview, and both journals record it without the phone', async () => {
    await using area = await startArea(databases);
    const number = await area.add();
    await area.json('POST', `/api/leads/${number}/notes`, { words: 'Тайная улица' });
    const erase = (body: unknown) => area.json('POST', '/api/leads/erasure', body);
    const preview = await area.json('POST', '/api/leads/erasure/preview', { phone: '8 900 123-45-67' });
    expect(preview.body).toEqual({ phone: '+79001234567', numbers: [number], before: [] });
    const later = await area.add({ name: 'Анна' });
    expect(await erase({ phone: '+79001234567', numbers: [number] })).toMatchObject({ status: 409 });
    expect(await erase({ phone: '12', numbers: [] })).toMatchObject({ status: 422 });
    const numbers = [later, number];
    expect(await erase({ phone: '+79001234567', numbers })).toMatchObject({
      status: 200,
      body: { leads: 2, consents: 2, isPurged: true },
    });
    expect(area.journal).toMatchObject([{ what: 'leads-erased', who: { id: 'olga' } }]);
    expect(JSON.stringify(area.journal)).not.toMatch(/900|Анна/);
    expect(await area.store.rows('SELECT words FROM lead_events')).toEqual([]);
    const after = await area.json('POST', '/api/leads/erasure/preview', { phone: '+79001234567' });
    expect(after.body).toMatchObject({ numbers: [], before: [{ leads: 2 }] });
  });
});
