import type { Field } from '../fields/field-tree.ts';

export type Path = readonly (string | number)[];
type Visit = (field: Field, value: unknown, path: Path) => void;

/** Calls `visit` with the path of each non-empty field, including groups and lists. */
export function walkFields(field: Field, value: unknown, visit: Visit, path: Path = []): void {
  visit(field, value, path);
  const { fields, item } = field;
  if (item && Array.isArray(value)) {
    for (const [index, one] of value.entries()) walkFields(item, one, visit, [...path, index]);
    return;
  }
  for (const inner of fields ?? []) {
    const one = (value as Readonly<Record<string, unknown>>)[inner.key];
    if (one !== undefined) walkFields(inner, one, visit, [...path, inner.key]);
  }
}
