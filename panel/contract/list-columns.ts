import type { Field } from '../../model/fields/field-tree.ts';

const COLUMN_WIDGETS = new Set<Field['widget']>(['select', 'money', 'area', 'date', 'number']);
export type ChoiceField = Extract<Field, { readonly widget: 'select' }>;
const TAGS = 'tags';

/** Returns the fields of a kind that its list can show as columns. */
export function columnFields({ fields = [] }: Field): readonly Field[] {
  return fields.filter(({ widget }) => COLUMN_WIDGETS.has(widget));
}

/** Returns the field with the tags of an entry, if its kind has one. */
export function tagsField({ fields = [] }: Field): Field | undefined {
  return fields.find(({ key, item }) => key === TAGS && item?.widget === 'text');
}

/** Returns the field that says how far an entry has come, such as «свободна» and «продана», if its kind has one. */
export function statusField({ fields = [] }: Field): ChoiceField | undefined {
  return fields.find((field): field is ChoiceField => field.key === 'status' && field.widget === 'select');
}

/** Tells whether entries of a kind can be taken off the site and put back. */
export function canBeWithdrawn({ fields = [] }: Field): boolean {
  return fields.some(({ key }) => key === 'isWithdrawn');
}
