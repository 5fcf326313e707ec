import type { Field } from '../../../model/fields/field-tree.ts';
import { itemTitles } from './item-titles.ts';
import { isEmpty, keysWithValue, titlesInSentence } from './optional-fields.ts';

/** Says what a folded part holds: the filled fields of a group, the items of a list. */
export function holdsWords(field: Field, value: unknown): string {
  if (isEmpty(value)) return 'Не заполнено';
  if (field.widget === 'group') {
    const filled = new Set(keysWithValue(field.fields ?? [], value));
    return `Заполнено: ${titlesInSentence((field.fields ?? []).filter(({ key }) => filled.has(key)))}`;
  }
  const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '') : [];
  return [...itemTitles(field, value), ...texts].join(', ') || 'Заполнено';
}
