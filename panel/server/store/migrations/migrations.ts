import type { Migration } from 'kysely/migration';
import type { Dialect } from '../dialect.ts';
import { people } from './0001-people.ts';
import { contentTables } from './0002-content.ts';
import { previewMigration } from './0004-preview.ts';
import { pushMigration } from './0005-push.ts';
import { commentsAndReviews } from './0006-comments-and-reviews.ts';
import { weeklyLetterMigration } from './0007-weekly-letter.ts';
import { leadRotaMigration } from './0008-lead-rota.ts';

/**
 * Append-only list: an applied migration is never edited. A migration that the previous version cannot tolerate is
 * marked `breaks`. Each area has a separate file.
 */
export const MIGRATIONS = (dialect: Dialect): Record<string, Migration> => ({
  '0001-people': people(dialect),
  '0002-content': contentTables(dialect),
  '0004-preview': previewMigration,
  '0005-push': pushMigration,
  '0006-comments-and-reviews': commentsAndReviews(dialect),
  '0007-weekly-letter': weeklyLetterMigration,
  '0008-lead-rota': leadRotaMigration,
});
