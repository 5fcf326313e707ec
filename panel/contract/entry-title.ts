import type { Field } from '../../model/fields/field-tree.ts';
import type { Facts } from './content.ts';

/**
 * Returns the title of an entry from its first text, or `null` while it has none.
 * @param titleWith key of the text that follows the title
 */
export function entryTitle(form: Field, facts: Facts, titleWith: string | null): string | null {
  const named = form.fields?.find(({ widget, key }) => widget === 'text' && typeof facts[key] === 'string');
  if (!named) return null;
  const more = titleWith !== null && facts[titleWith];
  return typeof more === 'string' && more !== '' ? `${facts[named.key]}, ${more}` : String(facts[named.key]);
}

/** Returns the text that names an entry: «Название» of a work, «Автор» of a review. */
export function titleField({ fields = [] }: Field): Field | undefined {
  return fields.find(({ widget }) => widget === 'text');
}
