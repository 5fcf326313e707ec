import type { Field } from '../../../model/fields/field-tree.ts';
import type { Facts } from '../../contract/content.ts';

/** Converts form values to file contents: empty values are omitted, fields unknown to the form are kept. */
export function cleanFacts(form: Field, facts: Facts): Facts {
  return (clean(form, facts) ?? {}) as Facts;
}

function clean(field: Field | undefined, value: unknown): unknown {
  if (value === undefined || value === null || value === '' || Number.isNaN(value)) return undefined;
  if (Array.isArray(value)) {
    // An optional list that was only displayed stays absent instead of becoming an empty list.
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

/** Keeps an added but empty item, so that the check reports the item at its position. */
function emptyItem(item: Field | undefined): unknown {
  if (item?.fields) return {};
  return item?.widget === 'list' ? [] : '';
}
