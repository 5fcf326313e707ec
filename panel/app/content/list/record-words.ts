import type { PluralForms } from '../../../../model/format/plural.ts';

export const RECORDS: PluralForms = ['запись', 'записи', 'записей'];
