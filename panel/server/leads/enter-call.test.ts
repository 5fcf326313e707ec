import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLeadActivity } from '../../../server/leads/operations/lead-activity.ts';
import type { TestDatabases } from '../../../server/leads/testing/databases.ts';
import { DATABASES, startDatabases } from '../../../server/leads/testing/databases.ts';
import { startArea } from './start-area.fixture.ts';

const CALL = { phone: '8 906 213-45-67', name: 'Ирина', comment: 'Двушка', source: 'сосед' };

describe.each(DATABASES)('a call in the panel on %s', { timeout: 120_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  test('is in the hands of its author at once, goes to no channel, and is stored once', async () => {
    await using area = await startArea(databases);
    const call = { ...CALL, key: crypto.randomUUID() };
    const { status, body } = await area.json('POST', '/api/leads', call);
    expect(status).toBe(200);
    expect((await area.json('POST', '/api/leads', call)).body).toEqual(body);
    expect((await area.json('GET', `/api/leads/${body.number}`)).body).toMatchObject({
      card: { kind: 'call', phone: '+79062134567', name: 'Ирина', stage: 'in-work', holder: { name: 'Ольга' } },
      ...{ comment: 'Двушка', cameFrom: 'сосед', proofs: [], deliveries: [] },
      events: [{ what: 'taken', author: 'Ольга' }],
    });
    expect(await area.store.rows('SELECT number FROM leads')).toHaveLength(1);
  });

  test('has no promised call, also when it is given back', async () => {
    await using area = await startArea(databases);
    const { body } = await area.json('POST', '/api/leads', { ...CALL, key: crypto.randomUUID() });
    await area.json('POST', `/api/leads/${body.number}/stage`, { from: 'in-work', to: 'new' });
    expect((await area.json('GET', `/api/leads/${body.number}`)).body.card).toMatchObject({
      stage: 'new',
      deadline: null,
    });
  });

  test('needs a phone number, and says so at its field', async () => {
    await using area = await startArea(databases);
    const { status, body } = await area.json('POST', '/api/leads', { ...CALL, key: crypto.randomUUID(), phone: '12' });
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ fields: { phone: expect.stringMatching(/[а-я]/) } }),
    ]);
    expect(await area.store.rows('SELECT number FROM leads')).toEqual([]);
  });

  test('rings no bell of colleagues', async () => {
    await using area = await startArea(databases);
    const { body } = await area.json('POST', '/api/leads', { ...CALL, key: crypto.randomUUID() });
    const lead = await area.add();
    const { database } = area.store;
    expect((await readLeadActivity(database)).numbers).toEqual([lead]);
    expect((await readLeadActivity(database)).events).toMatchObject([{ number: body.number }]);
  });
});
