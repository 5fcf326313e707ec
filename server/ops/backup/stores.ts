import { openCounts } from '../../counts/store/open-counts.ts';
import { openLeadDatabase } from '../../leads/store/open-lead-database.ts';

export type StorePlace = { readonly dataDir: string; readonly databaseUrl: string | null };

/** A database of the site: a file in DATA_DIR, or tables of PostgreSQL. In an archive it is always the file. */
export type Store = {
  readonly file: string;
  /** Of its tables in PostgreSQL. */
  readonly schema: string;
  /** Makes the tables or brings them up to date. */
  readonly open: (place: StorePlace) => Promise<{ close(): Promise<void> }>;
};

/** Those of the site. The panel's is handed in: the site does not know the panel. */
export const SITE_STORES: readonly Store[] = [
  { file: 'leads.db', schema: 'public', open: openLeadDatabase },
  { file: 'counts.sqlite', schema: 'public', open: openCounts },
];

export const isStoreFile = (stores: readonly Store[], name: string) =>
  stores.some(({ file }) => name === file || ['-wal', '-shm', '-journal'].some((end) => name === file + end));
