import type { Field } from '../../../model/fields/field-tree.ts';

export type Section = { readonly id: string; readonly title: string; readonly fields: readonly Field[] };

const REST = 'Остальное';
/** Widgets large enough for a section each. */
const OWN_PARTS: ReadonlySet<Field['widget']> = new Set(['group', 'list', 'plan']);

/** Groups fields into sections by their headings; a group or a list without a heading is a separate section. */
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
