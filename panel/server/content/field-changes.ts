import { isDeepStrictEqual } from 'node:util';
import type { Field } from '../../../model/fields/field-tree.ts';
import type { ListedKind } from '../../../model/kinds/kinds.ts';
import type { EntryText, FieldChange } from '../../contract/content.ts';
import { BODY, BODY_TITLE } from '../../contract/field-place.ts';
import { formOf } from './kind-form.ts';
import { pairItems } from './pair-items.ts';
import { valueWords } from './value-words.ts';

type Spot = { readonly field: Field | undefined; readonly path: (string | number)[]; readonly titles: string[] };

export function fieldChanges(kind: ListedKind, before: EntryText | null, after: EntryText | null): FieldChange[] {
  const form = formOf(kind);
  const changes = differences({ field: form, path: [], titles: [] }, before?.facts ?? {}, after?.facts ?? {});
  if ((before?.body ?? null) === (after?.body ?? null)) return changes;
  return [...changes, { path: [BODY], title: BODY_TITLE, before: before?.body ?? null, after: after?.body ?? null }];
}

function differences(spot: Spot, before: unknown, after: unknown): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isGroup(before) && isGroup(after)) return groupDifferences(spot, before, after);
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(spot, before, after);
  return [changeAt(spot, valueWords(spot.field, before), valueWords(spot.field, after))];
}

function groupDifferences({ field, path, titles }: Spot, before: Group, after: Group): FieldChange[] {
  const known = field?.fields?.map(({ key }) => key) ?? [];
  const keys = [...new Set([...known, ...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const inner = field?.fields?.find((one) => one.key === key);
    const spot = { field: inner, path: [...path, key], titles: [...titles, inner?.title ?? key] };
    return differences(spot, before[key], after[key]);
  });
}

function listDifferences(spot: Spot, before: readonly unknown[], after: readonly unknown[]): FieldChange[] {
  const pairs = pairItems(before, after);
  const at = (index: number): Spot => ({
    field: spot.field?.item,
    path: [...spot.path, index],
    titles: [...spot.titles, String(index + 1)],
  });
  const found = pairs.flatMap((from, index) =>
    differences(at(index), from === null ? undefined : before[from], after[index]),
  );
  const gone = [...before.keys()].filter((from) => !pairs.includes(from));
  const removed = gone.map((from) => changeAt(at(from), valueWords(spot.field?.item, before[from]), null));
  const kept = pairs.filter((from) => from !== null);
  const isMoved = kept.some((from, index) => index > 0 && from < (kept[index - 1] ?? 0));
  const moved = isMoved ? [changeAt(spot, 'прежний порядок', 'другой порядок')] : [];
  return [...found, ...removed, ...moved];
}

function changeAt({ path, titles }: Spot, before: string | null, after: string | null): FieldChange {
  return { path, title: titles.join(' → '), before, after };
}

type Group = Readonly<Record<string, unknown>>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
