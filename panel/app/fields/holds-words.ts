import type { Field } from '../../../model/fields/field-tree.ts';
import { itemTitles } from './item-titles.ts';
import { isEmpty, keysWithValue, titlesInSentence } from './optional-fields.ts';

/** Says what a folded part holds: the first text and the other filled fields of a group, the items of a list. */
export function holdsWords(field: Field, value: unknown): string {
  if (isEmpty(value)) return 'Не заполнено';
  if (field.widget === 'group') {
    const keys = new Set(keysWithValue(field.fields ?? [], value));
    const filled = (field.fields ?? []).filter(({ key }) => keys.has(key));
    const [first, ...others] = filled;
    if (first?.widget !== 'text') return `Заполнено: ${titlesInSentence(filled)}`;
    const text = (value as Record<string, string>)[first.key];
    return others.length > 0 ? `${text}; заполнено: ${titlesInSentence(others)}` : String(text);
  }
  const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '') : [];
  return [...itemTitles(field, value), ...texts].join(', ') || 'Заполнено';
}
