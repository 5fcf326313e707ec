import type { PageProposal } from '../../../model/pasted/match-pages.ts';
import { pageMatcher } from '../../../model/pasted/match-pages.ts';
import type { OldPage } from '../../../model/pasted/old-pages.ts';
import type { Facts } from '../../contract/content.ts';
import type { SitePage } from '../../contract/moved-pages.ts';

export type Redirect = { readonly from: string; readonly to: string };

/** An old page that needs a redirect, with its likely targets. */
export type OldRow = PageProposal & { readonly page: OldPage };

export type SortedPages = {
  readonly rows: readonly OldRow[];
  /** Addresses that need no redirect: the site answers them already. */
  readonly open: readonly string[];
  readonly moved: readonly string[];
  /** Addresses that differ from the home page by their query only; redirects know paths only. */
  readonly queries: readonly string[];
  /** Pictures and other files. */
  readonly files: readonly string[];
};

const FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|ico|pdf|docx?|xlsx?|zip|rar|css|js|json|xml|txt|mp4|webm)$/i;

export function sortPages(
  old: readonly OldPage[],
  pages: readonly SitePage[],
  redirects: readonly Redirect[],
): SortedPages {
  const known = new Set(pages.map(({ path }) => path));
  const sources = new Set(redirects.map(({ from }) => from));
  const match = pageMatcher(pages);
  const isOpen = ({ path }: OldPage) => known.has(pageOf(path));
  const isMoved = ({ path }: OldPage) => sources.has(path);
  const isQuery = ({ path, queries }: OldPage) => path === '/' && queries.length > 0;
  const isFile = ({ path }: OldPage) => FILE.test(path);
  const need = old.filter((page) => !isOpen(page) && !isMoved(page) && !isFile(page));
  const paths = (fits: (page: OldPage) => boolean) => old.filter(fits).map(({ path }) => path);
  return {
    rows: need.map((page) => ({ page, ...match(page) })),
    open: paths((page) => isOpen(page) && !isQuery(page)),
    moved: paths(isMoved),
    queries: old.filter(isQuery).flatMap(({ queries }) => queries.map((query) => `/${query}`)),
    files: paths((page) => isFile(page) && !isMoved(page)),
  };
}

/** The site itself leads `/Works`, `/works.html` and `/works/index.html` to `/works`. */
function pageOf(path: string): string {
  return path.toLowerCase().replace(/(?:\/index)?\.html$/, '') || '/';
}

/** A redirect as the editor sees and corrects it. */
export type MoveEdit = { readonly isTaken: boolean; readonly to: string | null; readonly takesHead: boolean };

/** An address with query parameters is not preselected, because a redirect by path would merge several pages. */
export function firstMove({ page, targets, isSure }: OldRow): MoveEdit {
  return { isTaken: isSure && page.queries.length === 0, to: targets[0] ?? null, takesHead: false };
}

/** Limits of the fields; longer texts are not proposed. */
const TITLE_LENGTH = 70;
const DESCRIPTION_LENGTH = 170;

export type OldHead = { readonly title?: string; readonly description?: string };

/** Returns the old title and description where the entry has no own value; `null` when neither applies. */
export function proposedHead({ title, description }: OldPage, target: SitePage | undefined): OldHead | null {
  if (!target || target.entry === null) return null;
  const fits = (text: string, longest: number) => text !== '' && text.length <= longest;
  const head = {
    ...(!target.hasOwnTitle && fits(title, TITLE_LENGTH) && title !== target.title ? { title } : {}),
    ...(!target.hasOwnDescription && fits(description, DESCRIPTION_LENGTH) ? { description } : {}),
  };
  return Object.keys(head).length > 0 ? head : null;
}

export function withHead(facts: Facts, head: OldHead): Facts {
  return { ...facts, seo: { ...head, ...(facts.seo as Facts | undefined) } };
}

export function redirectsIn({ list }: Facts): readonly Redirect[] {
  return Array.isArray(list) ? (list as readonly Redirect[]) : [];
}
