import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { LeadDatabase } from '../store/lead-database.ts';
import { openLeadDatabase } from '../store/open-lead-database.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { sqlRows } from './sql-rows.ts';
import { temporaryDir } from './temporary-dir.ts';

type Kind = 'SQLite' | 'PostgreSQL';

declare module 'vitest' {
  export interface ProvidedContext {
    databases: readonly Kind[];
  }
}

/** `npm run check` tests with SQLite only; `npm test` also tests with PostgreSQL. */
export const DATABASES = inject('databases');

export type Place = { readonly dataDir: string; readonly databaseUrl: string | null };

export async function startDatabases(kind: Kind) {
  const temporary = await temporaryDir();
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : null;
  let places = 0;
  const newPlace = async (): Promise<Place> => {
    places += 1;
    const dataDir = join(temporary.dir, String(places));
    await mkdir(dataDir);
    return { dataDir, databaseUrl: (await postgres?.createDatabase()) ?? null };
  };
  return {
    newPlace,
    async open(): Promise<TestDatabase> {
      const place = await newPlace();
      const database = await openLeadDatabase(place);
      return {
        place,
        database,
        rows: (sql) =>
          postgres && place.databaseUrl
            ? postgres.query(place.databaseUrl, sql)
            : Promise.resolve(sqlRows(join(place.dataDir, 'leads.db'), sql)),
        [Symbol.asyncDispose]: () => database.close(),
      };
    },
    async [Symbol.asyncDispose]() {
      await postgres?.[Symbol.asyncDispose]();
      await temporary[Symbol.asyncDispose]();
    },
  };
}

export type TestDatabases = Awaited<ReturnType<typeof startDatabases>>;

export type TestDatabase = {
  readonly place: Place;
  readonly database: LeadDatabase;
  rows(sql: string): Promise<Record<string, unknown>[]>;
  [Symbol.asyncDispose](): Promise<void>;
};
