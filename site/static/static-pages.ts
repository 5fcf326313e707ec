import type { Content } from '../../model/content.ts';
import { typeset } from '../../model/format/typeset.ts';
import { plainSpaces, typograph } from '../../model/format/typograph.ts';
import { isClosedToSearch } from '../../model/kinds/company.ts';
import { hasPage } from '../../model/kinds/offered-pages.ts';
import { patternOf } from '../match-route.ts';
import type { Crumb, JsonLd, PageMeta, PagePayload, PageResult, PageSource, Params } from '../page-contract/page.ts';
import type { PhotoView } from '../pictures/photo.ts';
import { shareImageUrl, toPhotoView } from '../pictures/photo.ts';
import { isPageEntry, type PageEntry, type PageId, type RouteEntry, routes } from '../routes.ts';
import { breadcrumbsJsonLd, companyJsonLd } from './company-json-ld.ts';

export type PageRef = { readonly path: string; readonly entry: PageEntry; readonly params: Params };
export type StaticPage = PageRef & {
  readonly payload: PagePayload;
  readonly jsonLd: readonly JsonLd[];
  readonly card: {
    readonly brand: string;
    readonly title: string;
    readonly fact?: string;
    readonly photoId: string;
    readonly isRendering?: true;
  };
};

type Sources = Record<PageId, PageSource<unknown>>;

/** Lists each page of the content once; a fixed route takes precedence over a parameterized one. */
export function pagesOf(content: Content, sources: Sources): StaticPage[] {
  const shared = new Map<PageId, unknown>();
  const resultOf = ({ entry: { page }, params }: PageRef): PageResult<unknown> | null => {
    const source = sources[page];
    if (source.shared && !shared.has(page)) shared.set(page, source.shared(content));
    return source.data(content, params, shared.get(page));
  };
  return listPages(content, sources).flatMap((ref) => {
    const result = resultOf(ref);
    // A page of a fixed route is optional.
    return result || ref.entry.path.includes(':') ? [staticPage(content, ref, result)] : [];
  });
}

function listPages(content: Content, sources: Sources): PageRef[] {
  const entries = routes.filter(isPageEntry);
  const fixed = entries.filter(({ path }) => !path.includes(':') && hasPage(content, path));
  const taken = new Set(fixed.map((entry) => entry.path));
  const refs: PageRef[] = fixed.map((entry) => ({ path: entry.path, entry, params: entry.params ?? {} }));
  for (const entry of entries) {
    if (!entry.path.includes(':')) continue;
    for (const params of sources[entry.page].params?.(content) ?? []) {
      const path = fillPath(entry, params);
      if (path === null || taken.has(path)) continue;
      taken.add(path);
      refs.push({ path, entry, params: { ...entry.params, ...params } });
    }
  }
  return refs;
}

/** Builds a page; the texts in its data are not typeset yet. */
function staticPage(content: Content, ref: PageRef, result: PageResult<unknown> | null): StaticPage {
  const { entry, path } = ref;
  if (!result) throw new Error(`${path} is listed by its page but has no data`);
  const meta = { ...entry, ...typesetMeta(result.meta) };
  const image = result.image ?? meta.bannerImage ?? toPhotoView(content, content.company.shareImage);
  const payload: PagePayload = {
    head: {
      title: plainSpaces(result.title),
      description: plainSpaces(result.description),
      canonical: result.canonical ?? path,
      image: shareImageUrl(image),
      ...(result.noindex ? { noindex: true } : {}),
      ...(isClosedToSearch(content.company) ? { isSiteClosed: true } : {}),
      ...(result.verification ? { verification: result.verification } : {}),
      ...(result.feed ? { feed: result.feed } : {}),
    },
    meta: pageMetaOnly(meta),
    crumbs: breadcrumbs(content, path, meta.breadcrumb),
    data: result.data,
  };
  const crumbs = breadcrumbs(content, path, result.meta?.breadcrumb ?? entry.breadcrumb);
  const trail = crumbs.length > 1 ? [breadcrumbsJsonLd(crumbs)] : [];
  return {
    ...ref,
    payload,
    jsonLd: [companyJsonLd(content), ...trail, ...(result.jsonLd ?? [])],
    card: cardOf(content, result, image),
  };
}

function cardOf({ company: { brand } }: Content, { card, meta, title }: PageResult<unknown>, image: PhotoView) {
  const own = card?.title ?? meta?.bannerTitle ?? title.replace(` — ${brand}`, '');
  return {
    brand,
    title: typograph(own),
    photoId: image.id,
    ...(card?.fact ? { fact: card.fact } : {}),
    ...(image.isRendering ? { isRendering: image.isRendering } : {}),
  };
}

/** The banner title stays verbatim, since the specification and the editor refer to it. */
function typesetMeta({ bannerTitle, ...meta }: PageMeta = {}): PageMeta {
  return { ...typeset(meta), ...(bannerTitle === undefined ? {} : { bannerTitle }) };
}

function pageMetaOnly({ path: _path, page: _page, params: _params, ...meta }: RouteEntry): PagePayload['meta'] {
  return meta;
}

/** Fills the parameters into a route's path; `null` when they do not match the route. */
function fillPath({ path, params: fixed }: RouteEntry, params: Params): string | null {
  const names = path.match(/:[a-z]+/g)?.map((name) => name.slice(1)) ?? [];
  const needed = new Set([...names, ...Object.keys(fixed ?? {})]);
  if (names.some((name) => params[name] === undefined)) return null;
  if (Object.keys(params).some((name) => !needed.has(name))) return null;
  if (Object.entries(fixed ?? {}).some(([name, value]) => params[name] !== undefined && params[name] !== value))
    return null;
  const filled = path.replace(/:([a-z]+)/g, (_, name: string) => params[name] ?? '');
  return patternOf(path).test(filled) ? filled : null;
}

/** Builds breadcrumbs from the home page; `last` is the label of the page itself. Empty for the home page. */
function breadcrumbs(content: Content, path: string, last: string | undefined): Crumb[] {
  if (path === '/') return [];
  const segments = path.split('/').slice(1);
  const parents = segments.slice(0, -1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  const trail = ['/', ...parents].flatMap((to) => {
    const label = routes.find((entry) => entry.path === to)?.breadcrumb;
    return label && hasPage(content, to) ? [{ label, to }] : [];
  });
  return last ? [...trail, { label: last, to: path }] : trail;
}
