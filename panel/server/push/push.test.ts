import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignByRota } from '../../../server/leads/operations/assign-by-rota.ts';
import { DATABASES, startDatabases, type TestDatabases } from '../../../server/leads/testing/databases.ts';
import { DEFAULT_HOURS, type DutyHours, type PushSettings } from '../../contract/push.ts';
import { openRotaStore } from '../leads/rota/rota-store.ts';
import { NOON, startArea } from '../leads/start-area.fixture.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import type { Post } from './deliver-push.ts';
import { pushRoutes } from './push-routes.ts';
import { startPushService } from './push-service.fake.ts';
import { openPushStore } from './push-store.ts';
import { createPushSender } from './send-push.ts';
import { vapidKeyOf } from './vapid.ts';
import { sendDueNotices } from './watch-notices.ts';

describe.each(DATABASES)('with %s', (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  });
  afterAll(() => databases[Symbol.asyncDispose]());

  /** A company with two managers, whose leads and panel share one place. */
  async function startCompany() {
    const service = await startPushService();
    const panel = await openPanelDatabase(await databases.newPlace());
    const store = openPushStore(panel.db);
    const person = { emailVerified: 1, image: null, createdAt: '', updatedAt: '', banned: 0 } as const;
    for (const [id, role] of [
      ['olga', 'manager'],
      ['pavel', 'admin'],
      ['eva', 'editor'],
    ] as const) {
      const facts = { ...person, banReason: null, banExpires: null, twoFactorEnabled: 0 } as const;
      await panel.db
        .insertInto('people')
        .values({ ...facts, id, role, name: id, email: `${id}@company.example` })
        .execute();
    }
    let now = NOON;
    const stop = new AbortController();
    const post: Post = {
      send: createPushSender(service.places),
      keys: [vapidKeyOf('k'.repeat(32))],
      subject: 'https://panel.example',
      signal: stop.signal,
      now: () => now,
      pause: async () => undefined,
    };
    let leads: Parameters<typeof pushRoutes>[0]['leads'] | undefined;
    const area = await startArea(databases, {
      more: (parts) => {
        leads = { ...parts, now: () => now };
        return pushRoutes({ leads, store, places: service.places, post });
      },
    });
    const rota = openRotaStore(panel.db);
    const assign = async () => assignByRota(area.store.database, await rota.order(), now);
    const begin = async () => {
      if (!leads) throw new Error('No leads');
      return sendDueNotices({ leads, store, post, assign, log: (error: unknown) => expect.fail(String(error)) });
    };
    const send = async () => {
      await Promise.all(await begin());
      const sent = service.received.map(({ path }) => path.slice(1)).sort();
      service.received.length = 0;
      return sent;
    };
    return {
      ...{ area, service, panel, rota, begin, send, stop },
      goTo(moment: Date) {
        now = moment;
      },
      async switchOn(who: string, name = who, known: string | null = null) {
        const browser = service.newBrowser(name);
        const { body } = await area.json('POST', '/api/push/devices', { ...browser.subscription, known }, who);
        // Devices are stored with the real time; the leads of these tests are from another day.
        await panel.db.updateTable('push_devices').set({ added_at: '2026-11-01T00:00:00Z' }).execute();
        return { ...browser, id: body.id as string };
      },
      settings: async (who: string) => (await area.json('GET', '/api/push', undefined, who)).body as PushSettings,
      [Symbol.asyncDispose]: async () => {
        await area[Symbol.asyncDispose]();
        await panel.close();
        await service[Symbol.asyncDispose]();
      },
    };
  }

  it('sends a new lead once, to every device of those who may see leads, also with two panels', async () => {
    await using company = await startCompany();
    const phone = await company.switchOn('olga', 'phone');
    await company.switchOn('olga', 'desk');
    await company.switchOn('pavel');
    expect((await company.area.ask('POST', '/api/push/devices', {}, 'eva')).status).toBe(403);
    await company.switchOn('pavel', 'added-later');
    const later = { added_at: new Date(NOON.getTime() + 1).toISOString() };
    await company.panel.db.updateTable('push_devices').set(later).where('endpoint', 'like', '%added-later').execute();
    expect(await company.send()).toEqual([]);
    await company.area.add();
    const both = await Promise.all([company.send(), company.send()]);
    expect(both.flat().sort()).toEqual(['desk', 'pavel', 'phone']);
    expect(await company.send()).toEqual([]);
    const { devices } = await company.settings('olga');
    expect(devices.map(({ deliveredAt, isLost }) => [deliveredAt, isLost])).toEqual([
      [NOON.toISOString(), false],
      [NOON.toISOString(), false],
    ]);
    expect(phone.id).toBe(devices.find(({ id }) => id === phone.id)?.id);
  });

  it('sends nothing outside the hours of a person, and what happened then is not sent later', async () => {
    await using company = await startCompany();
    await company.switchOn('olga');
    await company.switchOn('pavel');
    const hours: DutyHours = { ...DEFAULT_HOURS, days: ['mon'] };
    expect((await company.area.ask('PUT', '/api/push/hours', { ...hours, to: '08:00' })).status).toBe(422);
    expect((await company.area.ask('PUT', '/api/push/hours', hours)).status).toBe(200);
    expect((await company.settings('olga')).hours).toEqual(hours);
    await company.area.add();
    expect(await company.send()).toEqual(['pavel']);
    await company.area.ask('PUT', '/api/push/hours', { ...hours, days: ['fri'] });
    expect(await company.send()).toEqual([]);
  });

  it('sends a lead of the rota to the person who has got it, and to others who wish it or if nobody else is on duty', async () => {
    await using company = await startCompany();
    for (const who of ['olga', 'pavel']) await company.switchOn(who);
    await company.rota.setOrder(['olga', 'eva']);
    await company.area.add();
    expect(await company.send()).toEqual(['olga']);
    await company.area.ask('PUT', '/api/push/hours', { ...DEFAULT_HOURS, includesColleaguesLeads: true }, 'pavel');
    await company.area.add();
    expect(await company.send()).toEqual(['olga', 'pavel']);
    await company.area.ask('PUT', '/api/push/hours', { ...DEFAULT_HOURS }, 'pavel');
    await company.area.ask('PUT', '/api/push/hours', { ...DEFAULT_HOURS, days: ['mon'] }, 'olga');
    await company.area.add();
    expect(await company.send()).toEqual(['pavel']);
  });

  it('tells a person that a colleague handed over a lead in work, and nobody who takes one', async () => {
    await using company = await startCompany();
    for (const who of ['olga', 'pavel']) await company.switchOn(who);
    const number = await company.area.add();
    await company.send();
    const act = (path: string, body: object, who: string) =>
      company.area.ask('POST', `/api/leads/${number}/${path}`, body, who);
    expect((await act('take', { holder: null }, 'olga')).status).toBe(200);
    expect(await company.send()).toEqual([]);
    company.goTo(new Date(NOON.getTime() + 60_000));
    expect((await act('holder', { to: 'pavel', holder: 'olga' }, 'olga')).status).toBe(200);
    expect(await company.send()).toEqual(['pavel']);
    expect(await company.send()).toEqual([]);
    company.goTo(new Date(NOON.getTime() + 120_000));
    expect((await act('take', { holder: 'pavel' }, 'olga')).status).toBe(200);
    expect(await company.send()).toEqual([]);
  });

  it('forgets the devices of a person who lost the role or was blocked', async () => {
    await using company = await startCompany();
    for (const who of ['olga', 'pavel']) await company.switchOn(who);
    await company.panel.db.updateTable('people').set({ role: 'editor' }).where('id', '=', 'olga').execute();
    await company.panel.db.updateTable('people').set({ banned: 1 }).where('id', '=', 'pavel').execute();
    await company.area.add();
    expect(await company.send()).toEqual([]);
    expect(await company.panel.db.selectFrom('push_devices').selectAll().execute()).toEqual([]);
  });

  it('marks a subscription that the service dropped, until the browser renews it', async () => {
    await using company = await startCompany();
    const { id } = await company.switchOn('olga');
    company.service.answerWith({ status: 410 });
    await company.area.add();
    await company.send();
    expect((await company.settings('olga')).devices).toMatchObject([{ id, isLost: true }]);
    const trial = await company.area.json('POST', `/api/push/devices/${id}/trial`, {});
    expect(trial.body).toMatchObject({ isTaken: false, words: expect.stringContaining('Откройте панель') });
    expect((await company.switchOn('olga', 'renewed', id)).id).toBe(id);
    expect((await company.settings('olga')).devices).toMatchObject([{ id, isLost: false }]);
    expect((await company.area.json('POST', `/api/push/devices/${id}/trial`, {})).body.isTaken).toBe(true);
    await company.area.ask('DELETE', `/api/push/devices/${id}`, {}, 'pavel');
    expect((await company.settings('olga')).devices).toHaveLength(1);
    await company.area.ask('DELETE', `/api/push/devices/${id}`, {});
    expect((await company.settings('olga')).devices).toEqual([]);
  });

  it('lets no device wait for one whose service does not answer', async () => {
    await using company = await startCompany();
    for (const who of ['olga', 'pavel']) await company.switchOn(who);
    company.service.answerWith('silence');
    await company.area.add();
    const deliveries = await company.begin();
    const delivered = async () =>
      (await Promise.all(['olga', 'pavel'].map(company.settings)))
        .flatMap(({ devices }) => devices)
        .filter(({ deliveredAt }) => deliveredAt !== null).length;
    await expect.poll(delivered).toBe(1);
    expect(company.service.received).toHaveLength(2);
    company.stop.abort();
    await Promise.all(deliveries);
    expect(await delivered()).toBe(1);
  });

  it('belongs to the person who used a browser last', async () => {
    await using company = await startCompany();
    await company.switchOn('olga', 'shared');
    await company.switchOn('pavel', 'shared');
    expect((await company.settings('olga')).devices).toEqual([]);
    expect((await company.settings('pavel')).devices).toHaveLength(1);
  });
});
