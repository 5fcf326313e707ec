import type { Field } from '../../../../model/fields/field-tree.ts';
import type { EntryText, Facts } from '../../../contract/content.ts';
import { isGroup, isSame } from '../../lib/is-same.ts';

/** The input of a three-way merge. `base` is `null` if the common ancestor is unknown. */
export type MergeInput = { readonly base: EntryText | null; readonly mine: EntryText; readonly theirs: EntryText };
export type Side = 'mine' | 'theirs';

export type MergeConflict = { readonly path: readonly string[]; readonly key: string };

export type Merged = { readonly text: EntryText; readonly clashes: readonly MergeConflict[] };

const NO_TEXT: EntryText = { facts: {}, body: null };

/**
 * Three-way merge by field: groups are merged recursively; a list, a photograph and a plan are one value each.
 * @param choices winning side of a clash by its `key`, `mine` by default
 */
export function mergeEntry(form: Field, meeting: MergeInput, choices: ReadonlyMap<string, Side> = new Map()): Merged {
  const { base, mine, theirs } = { ...meeting, base: meeting.base ?? NO_TEXT };
  const clashes: MergeConflict[] = [];
  const choose: Choose = (path, values) => {
    const key = path.join('.');
    clashes.push({ path, key });
    return choices.get(key) === 'theirs' ? values.theirs : values.mine;
  };
  const facts = merged(form, [], { base: base.facts, mine: mine.facts, theirs: theirs.facts }, choose) as Facts;
  const body = merged(undefined, ['body'], { base: base.body, mine: mine.body, theirs: theirs.body }, choose);
  return { text: { facts, body: body as string | null }, clashes };
}

type Values = { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown };
type Choose = (path: readonly string[], values: Values) => unknown;

function merged(field: Field | undefined, path: readonly string[], values: Values, choose: Choose): unknown {
  const { base, mine, theirs } = values;
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (field?.widget !== 'group' || !isGroup(mine) || !isGroup(theirs)) return choose(path, values);
  const before = isGroup(base) ? base : {};
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const entries = [...keys].flatMap((key): [string, unknown][] => {
    const inner = field.fields?.find((one) => one.key === key);
    const own = { base: before[key], mine: mine[key], theirs: theirs[key] };
    const value = merged(inner, [...path, key], own, choose);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}
