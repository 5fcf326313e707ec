import type { PluralForms } from '../../../model/format/plural.ts';

export const CONSENTS: PluralForms = ['согласие', 'согласия', 'согласий'];
export const MESSAGES_SENT: PluralForms = ['отправка', 'отправки', 'отправок'];

/** SQLite cannot truncate its write-ahead log while another program reads the database. */
export const NOT_PURGED =
  'В журнале базы, leads.db-wal, стёртое ещё есть: его держит другая программа. Если это Litestream, см. docs/ru/backup.md.';
