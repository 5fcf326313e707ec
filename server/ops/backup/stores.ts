import { openCounts } from '../../counts/store/open-counts.ts';
import { openLeadDatabase } from '../../leads/store/open-lead-database.ts';

export type StorePlace = { readonly dataDir: string; readonly databaseUrl: string | null };

/** A database of the site: a file in DATA_DIR or PostgreSQL tables. An archive always contains the SQLite file. */
export type Store = {
  readonly file: string;
  readonly schema: string;
  readonly open: (place: StorePlace) => Promise<{ close(): Promise<void> }>;
};

/** Databases of the site. The panel passes its own, because the site does not depend on the panel. */
export const SITE_STORES: readonly Store[] = [
  { file: 'leads.db', schema: 'public', open: openLeadDatabase },
  { file: 'counts.sqlite', schema: 'public', open: openCounts },
];

export const isStoreFile = (stores: readonly Store[], name: string) =>
  stores.some(({ file }) => name === file || ['-wal', '-shm', '-journal'].some((end) => name === file + end));
