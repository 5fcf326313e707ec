import type { Field } from '../../../model/fields/field-tree.ts';
import { isWithdrawn } from '../../../model/load/shown-today.ts';
import type { Facts } from '../../contract/content.ts';
import { entryTitle } from '../../contract/entry-title.ts';
import { columnFields } from '../../contract/list-columns.ts';
import type { EntryPlace } from './entry-place.ts';
import { formOf } from './kind-form.ts';
import { tagsOf } from './tags.ts';
import { valueWords } from './value-words.ts';

/** Listed properties of an entry that do not depend on the current day. */
export type ListedFacts = {
  readonly title: string;
  readonly photo: string | null;
  readonly date: string | null;
  /** First and last day of visibility or of the event; `null` for an open end. */
  readonly from: string | null;
  readonly until: string | null;
  readonly isWithdrawn: boolean;
  readonly columns: readonly string[];
  readonly tags: readonly string[];
};

export function listedFacts(place: EntryPlace, facts: Facts): ListedFacts {
  const fields = formOf(place.kind).fields ?? [];
  const { from, until } = daysOf(place, facts);
  const dated = fields.find(({ widget, key }) => widget === 'date' && facts[key] !== undefined);
  return {
    title: titleOf(place, facts),
    photo: photoIn(formOf(place.kind), facts),
    date: from ?? (dated ? String(facts[dated.key]) : null),
    from,
    until,
    isWithdrawn: isWithdrawn(facts),
    columns: columnFields(formOf(place.kind)).map((field) => columnValue(field, facts[field.key])),
    tags: tagsOf(place.kind, facts) ?? [],
  };
}

/** Dates stay ISO dates, which order the entries. */
function columnValue(field: Field, value: unknown): string {
  return field.widget === 'date' && typeof value === 'string' ? value : (valueWords(field, value) ?? '');
}

export function titleOf({ kind, slug }: EntryPlace, facts: Facts): string {
  if ('file' in kind) return kind.title;
  return entryTitle(formOf(kind), facts, kind.titleWith ?? null) ?? slug;
}

export function isShownOn(place: EntryPlace, facts: Facts, day: string): boolean {
  if ('file' in place.kind) return true;
  if (isWithdrawn(facts)) return false;
  const { from, until } = within(() => shownDays(place, facts));
  return (from ?? day) <= day && day <= (until ?? day);
}

/** Returns the days of the event or of visibility; both are `null` for an incomplete hand-edited file. */
export function daysOf(place: EntryPlace, facts: Facts): Days {
  const { kind, slug } = place;
  if ('file' in kind) return NO_DAYS;
  return within(() => kind.runs?.({ ...facts, slug }) ?? shownDays(place, facts));
}

function shownDays({ kind, slug }: EntryPlace, facts: Facts): Partial<Record<'from' | 'until', unknown>> {
  if ('file' in kind) return {};
  const entry = { ...facts, slug };
  return { from: kind.shown?.from?.(entry), until: kind.shown?.until?.(entry) };
}

type Days = Pick<ListedFacts, 'from' | 'until'>;
const NO_DAYS: Days = { from: null, until: null };

function within(days: () => Partial<Record<'from' | 'until', unknown>>): Days {
  try {
    const { from, until } = days();
    return { from: typeof from === 'string' ? from : null, until: typeof until === 'string' ? until : null };
  } catch {
    return NO_DAYS;
  }
}

function photoIn(field: Field, value: unknown): string | null {
  if (field.widget === 'photo') {
    const file = (value as { file?: unknown } | undefined)?.file;
    return typeof file === 'string' ? file : null;
  }
  if (Array.isArray(value)) return first(value.map((item) => () => (field.item ? photoIn(field.item, item) : null)));
  if (typeof value !== 'object' || value === null) return null;
  const group = value as Readonly<Record<string, unknown>>;
  return first((field.fields ?? []).map((one) => () => photoIn(one, group[one.key])));
}

function first(looks: readonly (() => string | null)[]): string | null {
  for (const look of looks) {
    const found = look();
    if (found !== null) return found;
  }
  return null;
}
