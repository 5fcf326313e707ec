import type { Field } from '../../model/fields/field-tree.ts';

const COLUMN_WIDGETS = new Set<Field['widget']>(['select', 'money', 'area', 'date', 'number']);
const TAGS = 'tags';

/** Returns the fields of a kind that its list can show as columns. */
export function columnFields({ fields = [] }: Field): readonly Field[] {
  return fields.filter(({ widget }) => COLUMN_WIDGETS.has(widget));
}

/** Returns the field with the tags of an entry, if its kind has one. */
export function tagsField({ fields = [] }: Field): Field | undefined {
  return fields.find(({ key, item }) => key === TAGS && item?.widget === 'text');
}

/** Tells whether entries of a kind can be taken off the site and put back. */
export function canBeWithdrawn({ fields = [] }: Field): boolean {
  return fields.some(({ key }) => key === 'isWithdrawn');
}
