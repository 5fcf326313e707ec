import type { Field } from '../../../../model/fields/field-tree.ts';
import { formatDayMonth } from '../../../../model/format/date.ts';
import type { EntrySummary } from '../../../contract/content.ts';
import { columnFields } from '../../../contract/list-columns.ts';

export type StatusDate = {
  readonly key: string;
  readonly title: string;
  /** Button that sets the status with its date: «Забронировать». */
  readonly action: string;
};

/** Tells whether a field is the day of a status, which a row says with it. */
export function isStatusDate({ widget, requiredWhen: when }: Field): boolean {
  return widget === 'date' && when !== undefined && 'key' in when && when.key === 'status';
}

/** Returns the date that a status cannot do without: «Бронь до» of a booked flat. */
export function dateOfStatus({ fields = [] }: Field, status: string): StatusDate | null {
  for (const { key, title, widget, requiredWhen: when } of fields) {
    if (widget !== 'date' || when === undefined || !('key' in when)) continue;
    if (when.key === 'status' && when.is.includes(status)) return { key, title, action: when.action ?? title };
  }
  return null;
}

/** «бронь до 20 декабря»; the label alone without a day. */
export function statusWithDay(label: string, date: StatusDate | null, day: unknown): string {
  if (date === null || !isDay(day)) return label;
  return `${date.title.slice(0, 1).toLowerCase()}${date.title.slice(1)}\u00a0${formatDayMonth(day)}`;
}

export function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

/** Returns the day that the site has; empty without one. */
export function liveDay(form: Field, { columns }: EntrySummary, { key }: StatusDate): string {
  return columns[columnFields(form).findIndex((field) => field.key === key)] ?? '';
}
