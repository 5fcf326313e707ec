import type { Field } from '../../../model/fields/field-tree.ts';
import type { Facts } from '../../contract/content.ts';

/** What the file will hold of what stands in the form: what is empty is absent, what the form does not know stays. */
export function cleanFacts(form: Field, facts: Facts): Facts {
  return (clean(form, facts) ?? {}) as Facts;
}

function clean(field: Field | undefined, value: unknown): unknown {
  if (value === undefined || value === null || value === '' || Number.isNaN(value)) return undefined;
  if (Array.isArray(value)) {
    // A list that may be absent and has been looked at is no empty list.
    if (value.length === 0 && field?.isRequired === false) return undefined;
    return value.map((item) => clean(field?.item, item) ?? emptyItem(field?.item));
  }
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const cleaned = clean(
      field?.fields?.find((known) => known.key === key),
      inner,
    );
    return cleaned === undefined ? [] : [[key, cleaned] as const];
  });
  const isNothing = entries.length === 0 && Object.keys(value).length > 0 && field?.isRequired === false;
  return isNothing ? undefined : Object.fromEntries(entries);
}

/** A line that was added and left empty is told of by the check, in its place. */
function emptyItem(item: Field | undefined): unknown {
  if (item?.fields) return {};
  return item?.widget === 'list' ? [] : '';
}
