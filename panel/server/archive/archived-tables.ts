import { DatabaseSync } from 'node:sqlite';
import { tablesOf } from '../../../server/ops/backup/examine-database.ts';
import { fillTables } from '../../../server/ops/backup/fill-tables.ts';
import type { PanelQueries } from '../store/panel-database.ts';

/** Tables with credentials are left out: a stolen archive gives no access. */
const SECRET = ['sessions', 'verifications', 'second_factors', 'access_links', 'sign_in_failures', 'shared_previews'];
/** People and the journal are restored only into a panel without people. */
const OF_PEOPLE = ['people', 'accounts', 'journal'];
/** Removes passwords but keeps the rows; a one-time link sets a new password. */
const SQL_REMOVE_CREDENTIALS = `UPDATE people SET "twoFactorEnabled" = 0;
  UPDATE accounts SET password = NULL, "accessToken" = NULL, "refreshToken" = NULL, "idToken" = NULL`;

/** Removes secrets from a copy of the panel's database and vacuums it, because freed pages keep deleted data. */
export function forgetSecrets(path: string): void {
  using db = new DatabaseSync(path);
  for (const table of SECRET) db.exec(`DELETE FROM "${table}"`);
  db.exec(`${SQL_REMOVE_CREDENTIALS}; VACUUM`);
}

/**
 * Replaces the tables with those of an archive; existing people and their journal stay, as archives have no passwords.
 * @returns whether people were imported
 */
export async function replaceTables(path: string, db: PanelQueries): Promise<boolean> {
  using source = new DatabaseSync(path, { readOnly: true });
  return await db.transaction().execute(async (whole) => {
    const anybody = await whole.selectFrom('people').select('id').executeTakeFirst();
    const stays = anybody ? [...SECRET, ...OF_PEOPLE] : SECRET;
    await fillTables(
      whole,
      source,
      tablesOf(source).filter((table) => !stays.includes(table)),
    );
    return !anybody;
  });
}
