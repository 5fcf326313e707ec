import type { Field } from '../../../../model/fields/field-tree.ts';
import { formatDate, formatDateOrText } from '../../../../model/format/date.ts';
import type { EntrySummary, KindInfo } from '../../../contract/content.ts';
import { type ChoiceField, columnFields, statusField, tagsField } from '../../../contract/list-columns.ts';
import type { EntryVisits } from '../../../contract/lists.ts';

export type Column = {
  readonly title: string;
  words(entry: EntrySummary): string;
  /** Text that orders the entries, if it differs from the words. */
  key?(entry: EntrySummary): string;
  readonly isNumber?: true;
  /** The status of the kind, which is a sign and can be changed in the list. */
  readonly status?: ChoiceField;
};

const DEFAULT_FIELDS = 4;
const NUMBERS = new Set<Field['widget']>(['money', 'area', 'number']);
export const DATE = 'Дата';
export const VIEWS = 'Просмотры';
export const LEADS = 'Заявки';

/** Returns all columns that a list can show; visits are for kinds with their own pages. */
export function columnsOf(
  kind: KindInfo,
  entries: readonly EntrySummary[],
  visits: EntryVisits | undefined,
  mayLeads: boolean,
  momentWords: (moment: string) => string,
): readonly Column[] {
  const tags = tagsField(kind.form);
  return [
    ...columnFields(kind.form).map((field, at) => {
      const column = fieldColumn(field, at);
      const status = statusField(kind.form);
      return field === status ? { ...column, status } : column;
    }),
    ...(entries.some(({ date }) => date !== null) ? [DATE_COLUMN] : []),
    ...(tags ? [{ title: tags.title, words: (entry: EntrySummary) => entry.tags.join(', ') }] : []),
    {
      title: 'Изменена',
      words: ({ changedAt }) => momentWords(changedAt),
      key: ({ changedAt }) => changedAt,
    },
    ...(kind.hasOwnPage ? [visitsColumn(VIEWS, visits?.views)] : []),
    ...(kind.hasOwnPage && mayLeads ? [visitsColumn(LEADS, visits?.leads)] : []),
  ];
}

/** Returns the titles shown until the person chooses others. */
export function defaultColumns(kind: KindInfo): readonly string[] {
  const fields = columnFields(kind.form).slice(0, DEFAULT_FIELDS);
  const titles = fields.map(({ title }) => title);
  // `EntrySummary.date` is the value of one of the date fields.
  return fields.some(({ widget }) => widget === 'date') ? titles : [...titles, DATE];
}

function fieldColumn({ title, widget, zero }: Field, at: number): Column {
  const value = ({ columns }: EntrySummary) => columns[at] ?? '';
  if (NUMBERS.has(widget)) {
    const column = { title, words: value, isNumber: true } as const;
    return zero === undefined ? column : { ...column, key: (entry) => (value(entry) === zero ? '0' : value(entry)) };
  }
  if (widget !== 'date') return { title, words: value };
  return { title, words: (entry) => formatDateOrText(value(entry)), key: value };
}

export const DATE_COLUMN: Column = {
  title: DATE,
  words: ({ date }) => (date === null ? '' : formatDate(date)),
  key: ({ date }) => date ?? '',
};

function visitsColumn(title: string, visits: EntryVisits['views'] | undefined): Column {
  return { title, words: ({ file }) => (visits ? String(visits[file] ?? 0) : ''), isNumber: true };
}
