import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { NewLead } from '../../../server/leads/contract/lead.ts';
import { readLeadActivity } from '../../../server/leads/operations/lead-activity.ts';
import { insertLead } from '../../../server/leads/store/insert-lead.ts';
import type { TestDatabases } from '../../../server/leads/testing/databases.ts';
import { newLead } from '../../../server/leads/testing/new-lead.ts';
import { CONTACT_FILE } from '../../../server/release/contact.ts';
import type { Person } from '../../contract/roles.ts';
import type { JournalEntry } from '../access/journal.ts';
import { createPanelApp } from '../http/panel-app.ts';
import type { Route } from '../http/route.ts';
import { deskRoutes } from './desk-routes.ts';
import { erasureRoutes } from './erasure-routes.ts';
import type { StreamRules } from './events-route.ts';
import { leadEvents } from './events-route.ts';
import { exportRoutes } from './export-routes.ts';
import { leadRoutes } from './lead-routes.ts';
import { createLeadStores } from './lead-stores.ts';
import { watchLeads } from './lead-watch.ts';
import type { LeadsParts } from './leads-parts.ts';

export const OLGA: Person = { id: 'olga', email: 'olga@company.example', name: 'Ольга', role: 'manager' };
export const PAVEL: Person = { id: 'pavel', email: 'pavel@company.example', name: 'Павел', role: 'admin' };
const EDITOR: Person = { id: 'eva', email: 'eva@company.example', name: 'Ева', role: 'editor' };

/** Friday noon at UTC+2. */
export const NOON = new Date('2026-11-20T10:00:00Z');
const CONTACT = {
  phone: '+74012000000',
  clock: { city: 'Калининград', utcOffsetHours: 2 },
  promise: {
    utcOffsetHours: 2,
    hours: [{ days: ['fri'], opens: '09:00', closes: '20:00' }],
    callbackMinutes: 15,
  },
};

type Options = { readonly rules?: StreamRules; readonly more?: (parts: LeadsParts) => readonly Route[] };

export async function startArea(databases: TestDatabases, { rules, more }: Options = {}) {
  const store = await databases.open();
  const { dataDir } = store.place;
  await mkdir(join(dataDir, 'current'));
  await writeFile(join(dataDir, 'current', CONTACT_FILE), JSON.stringify(CONTACT));
  const stores = createLeadStores(store.place);
  const journal: JournalEntry[] = [];
  let now = NOON;
  const parts: LeadsParts = {
    ...{ stores, dataDir },
    publicUrl: 'https://company.example',
    journal: {
      async write(entry) {
        journal.push(entry);
      },
    },
    channels: [{ name: 'email', title: 'Почта' }],
    colleagues: async () => [OLGA, PAVEL].map(({ id, name }) => ({ id, name })),
    now: () => now,
  };
  const watch = watchLeads({ readPulse: async () => readLeadActivity(await stores.open()), everyMs: 20 });
  const events = leadEvents(watch, rules);
  const people = [OLGA, PAVEL, EDITOR];
  const app = createPanelApp({
    routes: [
      events.route,
      ...exportRoutes(parts),
      ...erasureRoutes(parts),
      ...deskRoutes(parts),
      ...leadRoutes(parts),
      ...(more?.(parts) ?? []),
    ],
    personOf: async (request) => people.find(({ id }) => id === request.headers.get('x-person')) ?? null,
    appDir: dataDir,
    log: (error) => console.error(error),
  });
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (method: string, path: string, body?: unknown, who = 'olga') =>
    fetch(origin + path, {
      method,
      headers: { origin, 'x-person': who, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    ...{ store, journal, origin, ask, events },
    goTo(moment: Date) {
      now = moment;
    },
    async json(method: string, path: string, body?: unknown, who?: string) {
      const response = await ask(method, path, body, who);
      return { status: response.status, body: await response.json() };
    },
    add: async (change: Partial<NewLead> = {}) =>
      (await store.database.write((db) => insertLead(db, newLead({ createdAt: NOON, ...change }), ['email']))).number,
    [Symbol.asyncDispose]: async () => {
      events.stop();
      watch.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await stores.close();
      await store[Symbol.asyncDispose]();
    },
  };
}
