import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabases } from '../../../../server/leads/testing/databases.ts';
import { DATABASES, startDatabases } from '../../../../server/leads/testing/databases.ts';
import type { Role } from '../../../contract/roles.ts';
import { openPanelDatabase } from '../../store/panel-database.ts';
import { NOON, startArea } from '../start-area.fixture.ts';
import { assignNewLeads } from './assign-new-leads.ts';
import { rotaRoutes } from './rota-routes.ts';
import { openRotaStore } from './rota-store.ts';

describe.each(DATABASES)('the rota of the panel on %s', { timeout: 120_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  /** Olga is a manager, Pavel an administrator; Eva, an editor, sees no leads. */
  async function startCompany() {
    const panel = await openPanelDatabase(await databases.newPlace());
    const rota = openRotaStore(panel.db);
    const facts = { emailVerified: 1, image: null, createdAt: '', updatedAt: '', banned: 0, banReason: null } as const;
    for (const [id, role, name] of [
      ['olga', 'manager', 'Ольга'],
      ['pavel', 'admin', 'Павел'],
      ['eva', 'editor', 'Ева'],
    ] as const)
      await panel.db
        .insertInto('people')
        .values({ ...facts, id, role, name, email: `${id}@company.example`, banExpires: null, twoFactorEnabled: 0 })
        .execute();
    const area = await startArea(databases, { more: ({ journal }) => rotaRoutes({ rota, journal }) });
    const stores = { open: async () => area.store.database };
    const assigning = assignNewLeads({ rota, stores, now: () => NOON, log: (error) => expect.fail(String(error)) });
    return {
      ...{ panel, area, assign: assigning.assign },
      change: (id: string, change: { banned?: 0 | 1; role?: Role }) =>
        panel.db.updateTable('people').set(change).where('id', '=', id).execute(),
      holderOf: async (number: number) =>
        (await area.json('GET', `/api/leads/${number}`)).body.card.holder?.name ?? null,
      [Symbol.asyncDispose]: async () => {
        await assigning.stop();
        await area[Symbol.asyncDispose]();
        await panel.close();
      },
    };
  }

  test('an administrator orders the people who work on leads, and the journal names them', async () => {
    await using company = await startCompany();
    const { area } = company;
    const people = [
      { id: 'olga', name: 'Ольга' },
      { id: 'pavel', name: 'Павел' },
    ];
    expect((await area.json('GET', '/api/leads/rota', undefined, 'pavel')).body).toEqual({ order: [], people });
    expect((await area.json('GET', '/api/leads/colleagues')).body).toEqual(people);
    const order = ['pavel', 'olga'];
    const saved = await area.json('PUT', '/api/leads/rota', { order }, 'pavel');
    expect(saved).toEqual({ status: 200, body: { order, people } });
    expect((await area.json('PUT', '/api/leads/rota', { order: [] }, 'pavel')).body.order).toEqual([]);
    expect(area.journal.map(({ what, about }) => [what, about])).toEqual([
      ['rota-changed', 'Павел, Ольга'],
      ['rota-changed', 'выключена'],
    ]);
    expect((await area.ask('PUT', '/api/leads/rota', { order })).status).toBe(403);
    expect((await area.ask('PUT', '/api/leads/rota', { order: ['eva'] }, 'pavel')).status).toBe(422);
    expect((await area.ask('PUT', '/api/leads/rota', { order: ['olga', 'olga'] }, 'pavel')).status).toBe(422);
  });

  test('a new lead goes to the next person, past those who were blocked or lost the role', async () => {
    await using company = await startCompany();
    const { area, assign, holderOf } = company;
    const first = await area.add({ phone: '+79000000001' });
    await assign();
    expect(await holderOf(first)).toBeNull();
    await area.ask('PUT', '/api/leads/rota', { order: ['olga', 'pavel'] }, 'pavel');
    await assign();
    expect((await area.json('GET', `/api/leads/${first}`)).body).toMatchObject({
      card: { stage: 'new', firstTouchAt: null, holder: { name: 'Ольга' } },
      events: [{ author: 'по очереди', what: 'taken', words: 'Ольга' }],
    });
    expect((await area.json('POST', '/api/leads/list', { mine: '1' })).body.leads).toMatchObject([{ number: first }]);
    await company.change('pavel', { banned: 1 });
    const second = await area.add({ phone: '+79000000002' });
    await assign();
    expect(await holderOf(second)).toBe('Ольга');
    await company.change('olga', { role: 'editor' });
    const third = await area.add({ phone: '+79000000003' });
    await assign();
    expect(await holderOf(third)).toBeNull();
  });

  test('a manager hands a lead to a colleague, but not to a stranger or over somebody faster', async () => {
    await using company = await startCompany();
    const { area } = company;
    const number = await area.add();
    const hand = (to: string, holder: string | null) =>
      area.json('POST', `/api/leads/${number}/holder`, { to, holder });
    expect(await hand('eva', null)).toMatchObject({ status: 422 });
    expect(await hand('pavel', null)).toMatchObject({
      status: 200,
      body: { card: { stage: 'new', firstTouchAt: null, holder: { name: 'Павел' } } },
    });
    expect(await hand('olga', null)).toMatchObject({
      status: 409,
      body: { message: 'Заявку уже ведёт Павел. Показываем, что есть сейчас.' },
    });
  });
});
