import type { PanelQueries } from '../store/panel-database.ts';
import type { ShownDraft } from './load-draft.ts';

export function createSharedPreviews(db: PanelQueries) {
  return {
    async keep(id: string, draft: ShownDraft, facts: { madeBy: string; now: Date; until: Date }): Promise<void> {
      const { madeBy, now, until } = facts;
      await db.deleteFrom('shared_previews').where('until', '<=', now.toISOString()).execute();
      await db
        .insertInto('shared_previews')
        .values({ id, ...draft, made_by: madeBy, made_at: now.toISOString(), until: until.toISOString() })
        .execute();
    },
    async find(id: string): Promise<ShownDraft | undefined> {
      return db.selectFrom('shared_previews').select(['file', 'text']).where('id', '=', id).executeTakeFirst();
    },
  };
}
