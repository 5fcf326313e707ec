import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { people } from './0001-people.ts';
import { contentTables } from './0002-content.ts';
import { previewMigration } from './0004-preview.ts';

/** Only ever appended to: a migration that has run somewhere is never edited; what the version before must not meet is marked `breaks`. Each area has a file of its own. */
export const MIGRATIONS = (dialect: Dialect): Record<string, Migration> => ({
  '0001-people': people(dialect),
  '0002-content': contentTables(dialect),
  '0004-preview': previewMigration,
});
