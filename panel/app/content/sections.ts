import type { Field } from '../../../model/fields/field-tree.ts';

export type Section = { readonly id: string; readonly title: string; readonly fields: readonly Field[] };

const REST = 'Остальное';
/** Large enough to be a part by themselves. */
const OWN_PARTS: ReadonlySet<Field['widget']> = new Set(['group', 'list', 'plan']);

/** A form in parts, by the headings that the fields stand under; a group or a list without one is a part of its own. */
export function sectionsOf(fields: readonly Field[]): Section[] {
  const sections: { id: string; title: string; fields: Field[] }[] = [];
  for (const field of fields) {
    const isOwn = field.group === undefined && OWN_PARTS.has(field.widget);
    const title = field.group ?? (isOwn ? field.title : REST);
    const known = sections.find((section) => section.title === title);
    if (known) known.fields.push(field);
    else sections.push({ id: `part-${field.key}`, title, fields: [field] });
  }
  return [...sections.filter(({ title }) => title !== REST), ...sections.filter(({ title }) => title === REST)];
}
