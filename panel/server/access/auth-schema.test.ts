import { getAuthTables } from 'better-auth/db';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryDir } from '../../../server/leads/testing/temporary-dir.ts';
import type { PanelDatabase } from '../store/panel-database.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import { createAuth } from './auth.ts';

let home: Awaited<ReturnType<typeof temporaryDir>>;
let database: PanelDatabase;
beforeAll(async () => {
  home = await temporaryDir();
  database = await openPanelDatabase({ dataDir: home.dir, databaseUrl: null });
});
afterAll(async () => {
  await database.close();
  await home[Symbol.asyncDispose]();
});

it('our migration creates every table and column that this version of the library requires', async () => {
  const { options } = createAuth({ db: database.db, secret: 'x'.repeat(32), panelUrl: 'https://panel.example' });
  for (const { modelName, fields } of Object.values(getAuthTables(options))) {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${modelName})`.execute(database.db);
    const wanted = ['id', ...Object.entries(fields).map(([name, field]) => field.fieldName ?? name)];
    expect([modelName, rows.map(({ name }) => name).sort()]).toEqual([modelName, wanted.sort()]);
  }
});

it('cookies are limited to https where the panel has a public address', async () => {
  const auth = createAuth({ db: database.db, secret: 'x'.repeat(32), panelUrl: 'https://panel.example' });
  const { sessionToken } = (await auth.$context).authCookies;
  expect(sessionToken.name).toBe('__Host-panel.session_token');
  expect(sessionToken.attributes).toMatchObject({ secure: true, httpOnly: true, sameSite: 'strict', path: '/' });
  expect(sessionToken.attributes).not.toHaveProperty('domain');
});
