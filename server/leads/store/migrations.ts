import type { Migration } from './migration.ts';
import { leads } from './migrations/0001-leads.ts';
import { outbox } from './migrations/0002-outbox.ts';
import { wishes } from './migrations/0003-wishes.ts';
import { humanCheck } from './migrations/0004-human-check.ts';

/** Only ever appended to: a migration that has run somewhere is never edited. */
export const migrations: readonly Migration[] = [leads, outbox, wishes, humanCheck];
