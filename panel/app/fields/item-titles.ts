import type { Field } from '../../../model/fields/field-tree.ts';
import { formatDate } from '../../../model/format/date.ts';

/** Returns the title of a collapsed item: its first text, else its choice, its picture, or its days with their hours. */
export function titleOfItem({ fields = [] }: Field, value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const facts = value as Record<string, unknown>;
  const words = fields.filter(({ widget }) => widget === 'text' || widget === 'multiline').map(({ key }) => facts[key]);
  const choice = fields.find(({ widget, key }) => widget === 'select' && facts[key] !== undefined);
  const chosen = choice?.widget === 'select' ? choice.labels[String(facts[choice.key])] : undefined;
  const nested = fields.flatMap(({ widget, fields: inner, key }) => (widget === 'photo' && inner ? [facts[key]] : []));
  const alt = nested.map((photo) => (photo as { alt?: unknown } | undefined)?.alt);
  const days = fields.flatMap(({ widget, key }) =>
    widget === 'date' && facts[key] ? [formatDate(String(facts[key]))] : [],
  );
  const hours = fields.flatMap(({ widget, key }) => (widget === 'time' && facts[key] ? [String(facts[key])] : []));
  const when = [days.join(' – '), hours.join('–')].filter(Boolean).join(', ');
  return String([...words, chosen, ...alt, when].find((word) => typeof word === 'string' && word !== '') ?? '');
}

/** Returns different titles of the items of a list, for a choice. */
export function itemTitles({ item, widget, title }: Field, value: unknown): string[] {
  if (!Array.isArray(value) || !(item?.fields || widget === 'photos')) return [];
  const titles = value.map((one, at) => {
    const own = item?.fields ? titleOfItem(item, one) : (one as { alt?: string } | undefined)?.alt;
    return own || `${item?.title || title}, ${at + 1}`;
  });
  return [...new Set(titles)];
}
