import { counted, LEADS, type PluralForms } from '../../../model/format/plural.ts';
import type { PageVisits } from '../../contract/lists.ts';

const VIEWS: PluralForms = ['просмотр', 'просмотра', 'просмотров'];

/** «214 просмотров, 3 заявки»; `null` until the site has counted any visit. */
export function visitWords({ views, leads }: PageVisits, path: string): string | null {
  if (views === null || Object.keys(views).length === 0) return null;
  const seen = counted(views[path] ?? 0, VIEWS);
  const sent = leads?.[path];
  return sent === undefined ? seen : `${seen}, ${counted(sent, LEADS)}`;
}
