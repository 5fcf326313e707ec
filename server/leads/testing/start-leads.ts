import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { errorCode } from '../contract/log.ts';
import type { LeadsApiOptions } from '../http/leads-api.ts';
import { createLeadsApi, createLeadsListener, LEADS_PATH } from '../http/leads-api.ts';
import { createLeadStore } from '../store/lead-store.ts';
import { openSqlite } from '../store/sqlite/open-sqlite.ts';
import { consentIndex } from './bodies.ts';
import { sqlRows } from './sql-rows.ts';
import { temporaryDir } from './temporary-dir.ts';

export async function startLeads(options: Partial<LeadsApiOptions> & { readonly channels?: readonly string[] } = {}) {
  const temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  const database = await openSqlite(path);
  const failures: string[] = [];
  const api = createLeadsApi({
    store: createLeadStore(database, { channels: options.channels ?? [] }),
    consents: () => consentIndex,
    leadsPerMinute: 0,
    phone: () => '+74012051736',
    onFailure: (error) => failures.push(errorCode(error)),
    ...options,
  });
  const server = createServer(createLeadsListener(api));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = origin + LEADS_PATH;
  return {
    url,
    origin,
    path,
    database,
    failures,
    postJson: (body: unknown, headers: Record<string, string> = {}) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    postForm: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' }),
    rows: (sql: string) => sqlRows(path, sql),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      await temporary[Symbol.asyncDispose]();
    },
  };
}
