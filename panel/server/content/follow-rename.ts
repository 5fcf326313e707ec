import type { PanelQueries } from '../store/panel-database.ts';

/** Drafts and plans go with a file that moves. Who has begun a new entry under its name keeps both drafts as they are. */
export async function followRename(db: PanelQueries, from: string, to: string): Promise<void> {
  const begun = db.selectFrom('content_drafts').select('person').where('file', '=', to);
  await db
    .updateTable('content_drafts')
    .set({ file: to })
    .where('file', '=', from)
    .where('person', 'not in', begun)
    .execute();
  await db.updateTable('content_schedules').set({ file: to }).where('file', '=', from).execute();
}
