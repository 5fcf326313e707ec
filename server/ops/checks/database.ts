import { existsSync } from 'node:fs';
import { constants } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLeadSchema } from '../../leads/store/check-schema.ts';
import { openLeadDatabase } from '../../leads/store/open-lead-database.ts';
import { toStoreError } from '../../leads/store/store-error.ts';
import { advice, type Check, ok, trouble } from './check.ts';
import { hasAccess } from './folders.ts';

export const database: Check = {
  title: 'База заявок',
  async look({ environment }) {
    const { databaseUrl, dataDir } = environment;
    // An unreadable folder looks empty, so the folder check reports it instead.
    if (databaseUrl === null && !(await hasAccess(dataDir, constants.R_OK | constants.X_OK))) return null;
    if (databaseUrl === null && !existsSync(join(dataDir, 'leads.db')))
      return advice('ещё не создана: сервер создаст её при первом запуске. Проверьте DATA_DIR, если он уже работал.');
    try {
      const opened = await openLeadDatabase(environment);
      await opened.now().finally(() => opened.close());
      return ok(`${opened.title} открывается.`);
    } catch (error) {
      return trouble(`не открывается: ${toStoreError(error).words}.`);
    }
  },
};

/** Reads the schema without opening the database, which would migrate it. */
export const databaseVersion: Check = {
  title: 'База заявок',
  look: async ({ environment }) => ok(await checkLeadSchema(environment)),
};
