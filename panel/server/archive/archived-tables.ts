import { DatabaseSync } from 'node:sqlite';
import { tablesOf } from '../../../server/ops/backup/examine-database.ts';
import { fillTables } from '../../../server/ops/backup/fill-tables.ts';
import type { PanelQueries } from '../store/panel-database.ts';

/** Never in an archive: whoever finds one comes in nowhere. */
const SECRET = ['sessions', 'verifications', 'second_factors', 'access_links', 'sign_in_failures', 'shared_previews'];
/** Who may come in, and what they did: taken from an archive only where there is nobody yet. */
const OF_PEOPLE = ['people', 'accounts', 'journal'];
/** Passwords go, the rows stay: a link sets a new one. */
const FORGET = `UPDATE people SET "twoFactorEnabled" = 0;
  UPDATE accounts SET password = NULL, "accessToken" = NULL, "refreshToken" = NULL, "idToken" = NULL`;

/** Takes the secrets out of a copy of the panel's database; it is written anew, so that none is left in its gaps. */
export function forgetSecrets(path: string): void {
  using db = new DatabaseSync(path);
  for (const table of SECRET) db.exec(`DELETE FROM "${table}"`);
  db.exec(`${FORGET}; VACUUM`);
}

/**
 * What an archive holds takes the place of what is there. People and the journal stay, if there are any: passwords are
 * in no archive, and nobody is to lock themselves out by it.
 *
 * @returns whether people were taken from the archive
 */
export async function takeTables(path: string, db: PanelQueries): Promise<boolean> {
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
