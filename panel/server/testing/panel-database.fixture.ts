import { afterAll, beforeAll } from 'vitest';
import type { DATABASES, TestDatabases } from '../../../server/leads/testing/databases.ts';
import { startDatabases } from '../../../server/leads/testing/databases.ts';
import type { PanelDatabase, PanelQueries } from '../store/panel-database.ts';
import { openPanelDatabase } from '../store/panel-database.ts';

export function servePanelDatabase(kind: (typeof DATABASES)[number]): { readonly db: PanelQueries } {
  let databases: TestDatabases;
  let database: PanelDatabase;
  beforeAll(async () => {
    databases = await startDatabases(kind);
    database = await openPanelDatabase(await databases.newPlace());
  });
  afterAll(async () => {
    await database.close();
    await databases[Symbol.asyncDispose]();
  });
  return {
    get db() {
      return database.db;
    },
  };
}
