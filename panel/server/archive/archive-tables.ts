import { sql } from 'kysely';
import type { Dialect } from '../store/dialect.ts';
import type { PanelQueries } from '../store/panel-database.ts';

/** Never in an archive: whoever finds one comes in nowhere. */
const SECRET = ['sessions', 'verifications', 'second_factors', 'access_links', 'sign_in_failures', 'shared_previews'];
/** Who may come in, and what they did: taken from an archive only where there is nobody yet. */
const OF_PEOPLE = ['people', 'accounts', 'journal'];
/** Passwords go, the rows stay: a link sets a new one. */
const FORGOTTEN: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  people: { twoFactorEnabled: 0 },
  accounts: { password: null, accessToken: null, refreshToken: null, idToken: null },
};

const BATCH = 200;
type Row = Readonly<Record<string, unknown>>;
type Side = { readonly db: PanelQueries; readonly dialect: Dialect };

/** Everything but secrets, into a database that has the same tables and no rows. */
export async function copyWithoutSecrets(from: Side, to: Side): Promise<void> {
  for (const table of await tablesOf(to)) {
    if (SECRET.includes(table)) continue;
    await copyRows(from, to, table, (row) => ({ ...row, ...FORGOTTEN[table] }));
  }
}

/**
 * What an archive holds takes the place of what is there. People and the journal stay, if there are any: passwords are
 * in no archive, and nobody is to lock themselves out by it.
 *
 * @returns whether people were taken from the archive
 */
export async function takeOver(from: Side, to: Side): Promise<boolean> {
  const anybody = await to.db.selectFrom('people').select('id').executeTakeFirst();
  const tables = (await tablesOf(to)).filter((table) => !SECRET.includes(table));
  const replaced = anybody ? tables.filter((table) => !OF_PEOPLE.includes(table)) : tables;
  for (const table of replaced.toReversed()) await sql`delete from ${sql.table(table)}`.execute(to.db);
  for (const table of replaced) await copyRows(from, to, table, (row) => row);
  return !anybody;
}

/** In the order in which they were made: what others refer to comes first. */
async function tablesOf({ db, dialect }: Side): Promise<string[]> {
  const { rows } =
    dialect === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'table' order by rowid`.execute(db)
      : await sql<{ name: string }>`select relname as name from pg_class
          where relkind = 'r' and relnamespace = current_schema()::regnamespace order by oid`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !/^(sqlite_|kysely_)/.test(name));
}

async function copyRows(from: Side, to: Side, table: string, change: (row: Row) => Row): Promise<void> {
  // Rows stay where they are inside the snapshot that is read, so that their own order will do.
  const order = sql.raw(from.dialect === 'sqlite' ? 'rowid' : 'ctid');
  for (let start = 0; ; start += BATCH) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} order by ${order}
      limit ${sql.lit(BATCH)} offset ${sql.lit(start)}`.execute(from.db);
    for (const row of rows) await insert(to, table, change(row));
    if (rows.length < BATCH) break;
  }
  if (to.dialect === 'postgres') await goOnCounting(to.db, table);
}

async function insert({ db, dialect }: Side, table: string, row: Row): Promise<void> {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const given = dialect === 'postgres' ? sql` overriding system value` : sql``;
  await sql`insert into ${sql.table(table)} (${names})${given} values (${sql.join(Object.values(row))})`.execute(db);
}

/** PostgreSQL counts in a place of its own; the next number comes after the highest. */
async function goOnCounting(db: PanelQueries, table: string): Promise<void> {
  const { rows } = await sql<{
    sequence: string | null;
  }>`select pg_get_serial_sequence(${table}, column_name) as sequence
    from information_schema.columns where table_schema = current_schema() and table_name = ${table}
      and column_name = 'id' and data_type = 'integer'`.execute(db);
  const sequence = rows[0]?.sequence;
  if (!sequence) return;
  await sql`select setval(${sequence}, (select coalesce(max(id), 0) + 1 from ${sql.table(table)}), false)`.execute(db);
}
