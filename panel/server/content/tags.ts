import type { ListedKind } from '../../../model/kinds/kinds.ts';
import type { Facts } from '../../contract/content.ts';
import { tagsField } from '../../contract/list-columns.ts';
import { formOf } from './kind-form.ts';

export const WITHOUT_TAGS = 'У записей этого вида тем нет.';

/** Returns the tags of an entry; `null` if its kind has none. */
export function tagsOf(kind: ListedKind, facts: Facts): readonly string[] | null {
  const field = tagsField(formOf(kind));
  if (!field) return null;
  const tags = facts[field.key];
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}
