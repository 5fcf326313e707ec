import { z } from 'zod';
import type { Found } from '../../contract/find.ts';
import { MAX_QUERY } from '../../contract/find.ts';
import { recentFilesOf } from '../content/history.ts';
import { readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import { findInContent } from './find-in-content.ts';
import { entryFinding } from './findings.ts';
import type { SearchedContent } from './searched-content.ts';

type Parts = { readonly db: PanelQueries; readonly read: () => Promise<SearchedContent> };

const querySchema = z.object({
  text: z.string().max(MAX_QUERY, `Ищут словами и частями слов: не больше ${MAX_QUERY} знаков.`),
});

const RECENT = 6;

/** The query is in the body, because addresses appear in logs and histories. */
export function findRoutes({ db, read }: Parts): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/api/find',
      operation: 'content',
      async handle(context) {
        const { text } = await readBody(context, querySchema);
        const content = await read();
        const found = text.trim() === '' ? await recentOf(context.get('person').name) : findInContent(content, text);
        return context.json(found);

        /** What the person changed last, for a field that is still empty. */
        async function recentOf(who: string): Promise<Found> {
          const files = await recentFilesOf(db, who);
          const entries = [...files].flatMap(
            (file) => content.documents.find(({ place }) => place.file === file) ?? [],
          );
          const findings = entries.slice(0, RECENT).map((entry) => entryFinding(entry, []));
          return { recent: { total: findings.length, findings } };
        }
      },
    },
  ];
}
