import type { Field } from '../../../model/field-tree.ts';

/** What a folded item is called: its first words and, where there is one, its first number with a unit. */
export function titleOfItem({ fields = [] }: Field, value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const facts = value as Record<string, unknown>;
  const words = fields.filter(({ widget }) => widget === 'text' || widget === 'multiline').map(({ key }) => facts[key]);
  const choice = fields.find(({ widget, key }) => widget === 'select' && facts[key] !== undefined);
  const chosen = choice?.widget === 'select' ? choice.labels[String(facts[choice.key])] : undefined;
  const nested = fields.flatMap(({ widget, fields: inner, key }) => (widget === 'photo' && inner ? [facts[key]] : []));
  const alt = nested.map((photo) => (photo as { alt?: unknown } | undefined)?.alt);
  return String([...words, chosen, ...alt].find((word) => typeof word === 'string' && word !== '') ?? '');
}
