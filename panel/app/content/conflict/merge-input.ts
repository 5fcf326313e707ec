import type { Field } from '../../../../model/fields/field-tree.ts';
import type { Conflict, EntryText, FieldChange } from '../../../contract/content.ts';
import { cleanFacts } from '../clean-facts.ts';
import type { MergeConflict, MergeInput } from './merge-entry.ts';

/** Returns the three versions of a refused save, normalised like form values. */
export function mergeInputOf(form: Field, { base, theirs }: Conflict, mine: EntryText): MergeInput {
  const clean = ({ facts, body }: EntryText): EntryText => ({ facts: cleanFacts(form, facts), body });
  return { base: base && clean(base), mine, theirs: clean(theirs) };
}

export function changesAt(changes: readonly FieldChange[], { path }: MergeConflict): FieldChange[] {
  return changes.filter((change) => path.every((key, at) => change.path[at] === key));
}
