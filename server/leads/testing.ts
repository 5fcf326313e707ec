import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ConsentIndex } from './consent-index.ts';
import type { LeadStore } from './lead-store.ts';
import type { LeadsApiOptions } from './leads-api.ts';
import { createLeadsApi, createLeadsListener, LEADS_PATH } from './leads-api.ts';
import { openSqliteLeadStore } from './sqlite-lead-store.ts';

const sha256 = 'a'.repeat(64);

export const consentIndex: ConsentIndex = {
  callback: [
    { document: 'consent', version: '2026-09-01', sha256, label: 'Даю согласие на обработку персональных данных' },
    { document: 'consent', version: '2025-09-01', sha256, label: 'Прежнее согласие на обработку персональных данных' },
  ],
  marketing: [{ document: 'consent-marketing', version: '2026-09-01', sha256, label: 'Согласен получать рекламу' }],
  vacancy: [{ document: 'consent-vacancy', version: '2026-08-01', sha256, label: 'Даю согласие соискателя' }],
};

export const goodBody = {
  kind: 'callback',
  phone: '8 (900) 123-45-67',
  name: 'Анна',
  consent: true,
  consentVersion: '2026-09-01',
  page: '/contacts',
};

export async function temporaryDir() {
  const dir = await mkdtemp(join(tmpdir(), 'leads-'));
  return { dir, [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }) };
}

export async function startLeads(options: Partial<LeadsApiOptions> = {}) {
  const temporary = await temporaryDir();
  const path = join(temporary.dir, 'leads.db');
  const store: LeadStore = openSqliteLeadStore(path);
  const failures: string[] = [];
  const api = createLeadsApi({
    store,
    consents: () => consentIndex,
    leadsPerMinute: 0,
    phone: () => '+74012051736',
    onFailure: (reason) => failures.push(reason),
    ...options,
  });
  const server = createServer(createLeadsListener(api));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = origin + LEADS_PATH;
  return {
    url,
    origin,
    failures,
    postJson: (body: unknown, headers: Record<string, string> = {}) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    postForm: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' }),
    rows: (sql: string) => {
      const db = new DatabaseSync(path, { readOnly: true });
      try {
        return db.prepare(sql).all();
      } finally {
        db.close();
      }
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
      await temporary[Symbol.asyncDispose]();
    },
  };
}
