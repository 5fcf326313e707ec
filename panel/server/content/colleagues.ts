import type { Addressee } from '../../contract/comments.ts';
import { rolesThatMay } from '../../contract/roles.ts';
import type { PanelQueries } from '../store/panel-database.ts';

const EDITING = rolesThatMay('content');

/** Returns the people who may edit content and sign in, by name. */
export function colleaguesOf(db: PanelQueries): Promise<Addressee[]> {
  return db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('role', 'in', EDITING)
    .where('banned', '=', 0)
    .orderBy('name')
    .execute();
}
