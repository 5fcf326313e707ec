import { z } from 'zod';
import { kinds } from '../../../model/kinds/kinds.ts';
import type { ContentLoader } from '../../../model/load/load-content.ts';
import { pageHeads } from '../../../server/publish/advice/page-heads.ts';
import type { BuiltSite } from '../../../server/publish/built-site.ts';
import { redirectIssues } from '../../../server/publish/redirects.ts';
import type { RedirectProblems, SitePages } from '../../contract/moved-pages.ts';
import { bodyOf } from '../content/request-body.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import { entriesByAddress } from './entries-by-address.ts';

type Parts = { readonly loader: ContentLoader; readonly builtSite: () => Promise<BuiltSite> };

const listSchema = z.object({ list: z.array(z.object({ from: z.string(), to: z.string() })) });

/** Pages of the site for the import of old addresses, and the check that publishing applies to redirects. */
export function movedPagesRoutes(parts: Parts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/site-pages',
      operation: 'content',
      async handle(context) {
        const { content, pages } = await currentSite(parts);
        const entries = entriesByAddress(content);
        const answer: SitePages = {
          pages: pageHeads(pages).map((head) => {
            const entry = entries.get(head.path);
            return {
              ...head,
              entry: entry ? { kind: entry.kind, file: entry.file } : null,
              hasOwnTitle: entry?.seo.title !== undefined,
              hasOwnDescription: entry?.seo.description !== undefined,
            };
          }),
        };
        return context.json(answer);
      },
    },
    {
      method: 'POST',
      path: '/api/redirects/check',
      operation: 'content',
      async handle(context) {
        const { list } = await bodyOf(context, listSchema);
        const { pages } = await currentSite(parts);
        return context.json({ problems: problemsOf(list, new Set(pages.map(({ path }) => path))) });
      },
    },
  ];
}

type Listed = z.infer<typeof listSchema>['list'];

function problemsOf(list: Listed, pages: ReadonlySet<string>): RedirectProblems['problems'] {
  const parsed = kinds.redirects.schema.safeParse(list);
  const written = (parsed.error?.issues ?? []).map(({ path, message }) => ({ path, message }));
  return [...written, ...redirectIssues(list, pages)].flatMap(({ path, message }) => {
    const index = Number(path?.[0]);
    return Number.isInteger(index) ? [{ index, message }] : [];
  });
}

async function currentSite({ loader, builtSite }: Parts) {
  const [loaded, { module }] = await Promise.all([loader.load(new Date()), builtSite()]);
  if (!loaded.ok) {
    throw new Refusal(
      422,
      'В содержимом ошибки: страниц сейчас не перечислить. Исправьте их, они на странице «Публикация».',
    );
  }
  const { content } = loaded;
  return { content, pages: module.createSite(content).pages() };
}
