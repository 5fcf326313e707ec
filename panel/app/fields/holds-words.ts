import type { Field } from '../../../model/fields/field-tree.ts';
import { itemTitles } from './item-titles.ts';
import { isEmpty, keysWithValue, titlesInSentence } from './optional-fields.ts';

/** Says what a folded part holds: the first text of a group or else its filled fields, the items of a list. */
export function holdsWords(field: Field, value: unknown): string {
  if (isEmpty(value)) return 'Не заполнено';
  if (field.widget === 'group') {
    const keys = new Set(keysWithValue(field.fields ?? [], value));
    const filled = (field.fields ?? []).filter(({ key }) => keys.has(key));
    const [first] = filled;
    if (first?.widget !== 'text') return shortened(`Заполнено: ${titlesInSentence(filled)}`);
    return shortened(String((value as Record<string, unknown>)[first.key]));
  }
  const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '') : [];
  return shortened([...itemTitles(field, value), ...texts].join(', ')) || 'Заполнено';
}

const MAX_LENGTH = 90;

/** Cuts a long text between words. */
function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const end = text.lastIndexOf(' ', MAX_LENGTH);
  return `${text.slice(0, end > 0 ? end : MAX_LENGTH).replace(/[,;:.]$/, '')}…`;
}
