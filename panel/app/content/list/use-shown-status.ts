import { useQuery } from '@tanstack/react-query';
import type { Field } from '../../../../model/fields/field-tree.ts';
import type { EntrySummary } from '../../../contract/content.ts';
import type { ChoiceField } from '../../../contract/list-columns.ts';
import { draftsQuery } from '../queries.ts';
import { dateOfStatus, isDay, liveDay, type StatusDate, statusWithDay } from './status-date.ts';

export type StatusProps = {
  readonly form: Field;
  readonly field: ChoiceField;
  readonly entry: EntrySummary;
  /** The status on the site. */
  readonly words: string;
  /** Whether the day of the status has no column of its own. */
  readonly isWhole?: boolean;
};

/** Returns what a row says of the status, that of the draft first. */
export function useShownStatus({ form, field, entry, words, isWhole = false }: StatusProps) {
  const { data } = useQuery({ ...draftsQuery(), enabled: entry.hasDraft });
  const draft = entry.hasDraft ? data?.own.find(({ file }) => file === entry.file)?.facts : undefined;
  const shown = field.labels[String(draft?.status)] ?? words;
  const withDay = (label: string, dayOf: (date: StatusDate) => unknown) => {
    const value = Object.keys(field.labels).find((one) => field.labels[one] === label) ?? '';
    const date = dateOfStatus(form, value);
    return statusWithDay(label, date, date && dayOf(date));
  };
  const live = isWhole ? withDay(words, (date) => liveDay(form, entry, date)) : words;
  const full = draft ? withDay(shown, ({ key }) => draft[key]) : live;
  return {
    /** The label alone. */
    shown,
    full,
    live,
    isChanged: isWhole ? full !== live : shown !== words,
    /** The day to begin with when a status asks for one. */
    firstDay(date: StatusDate) {
      const day = draft?.[date.key] ?? liveDay(form, entry, date);
      return isDay(day) ? day : null;
    },
  };
}
