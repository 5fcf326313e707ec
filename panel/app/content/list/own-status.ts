import type { Field } from '../../../../model/fields/field-tree.ts';
import type { EntrySummary } from '../../../contract/content.ts';
import { type ChoiceField, columnFields, statusField } from '../../../contract/list-columns.ts';

/** Returns the status that the entry's own field names, such as «продана»; empty if its kind has no such field. */
export function ownStatus(form: Field, { columns }: EntrySummary): string {
  const field = statusField(form);
  return field ? (columns[columnFields(form).indexOf(field)] ?? '') : '';
}

/** Returns the colour of an own status: the first value is open, some are ended, others are in between. */
export function ownStatusColour({ labels, ended = [] }: ChoiceField, words: string): 'green' | 'orange' | 'gray' {
  const values = Object.keys(labels);
  const at = Object.values(labels).indexOf(words);
  if (ended.includes(values[at] ?? '')) return 'gray';
  return at === 0 ? 'green' : 'orange';
}

/** Tells whether an entry is over by its days, its own status or the wish of an editor. */
export function isEnded(form: Field, entry: EntrySummary): boolean {
  const { state } = entry.status;
  if (state === 'over' || state === 'withdrawn') return true;
  const { ended = [], labels = {} } = statusField(form) ?? {};
  return ended.some((value) => labels[value] === ownStatus(form, entry));
}

/** Returns the statuses that occur among the entries, in the order of the declaration. */
export function statusesOf(form: Field, entries: readonly EntrySummary[]): string[] {
  const found = new Set(entries.map((entry) => ownStatus(form, entry)));
  return Object.values(statusField(form)?.labels ?? {}).filter((label) => found.has(label));
}
