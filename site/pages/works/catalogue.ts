import { dataUrl } from '../../lib/data-url.ts';
import type { PagePayload } from '../../lib/page.ts';
import type { ListedWork, WorksData } from './data.ts';

type Portion = Pick<WorksData, 'works' | 'page' | 'pages' | 'total'>;
/** Works by the number of their page in the list. */
export type Portions = ReadonlyMap<number, readonly ListedWork[]>;

/** The portions that this document has seen; a page of the list shows those before it without asking again. */
let portions: Portions = new Map();
let total = 0;
const listeners = new Set<() => void>();

export function portionsSeen(): Portions {
  return portions;
}

export function onPortions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another total means another release: what was seen before may overlap with it. */
export function rememberPortion(portion: Portion): void {
  if (portion.total === total && portions.get(portion.page) === portion.works) return;
  const known = portion.total === total ? portions : [];
  portions = new Map([...known, [portion.page, portion.works]]);
  total = portion.total;
  for (const listener of listeners) listener();
}

const underWay = new Map<number, Promise<void>>();

/** Fetches a page of the list by the same address as a soft navigation; asked twice, fetched once. */
export function loadPortion(page: number): Promise<void> {
  const loading = underWay.get(page) ?? fetchPortion(page).finally(() => underWay.delete(page));
  underWay.set(page, loading);
  return loading;
}

async function fetchPortion(page: number): Promise<void> {
  const response = await fetch(dataUrl(page === 1 ? '/works' : `/works/page/${page}`));
  if (!response.ok) throw new Error(`Page ${page} of the works answered ${response.status}`);
  rememberPortion(((await response.json()) as PagePayload<WorksData>).data);
}

/** The list as far as this page: with all that comes before it, or this page alone when something is not known. */
export function worksUpTo(portion: Portion, seen: Portions): readonly ListedWork[] {
  const before = Array.from({ length: portion.page - 1 }, (_, index) => seen.get(index + 1));
  return before.every((works) => works !== undefined) ? [...before.flat(), ...portion.works] : portion.works;
}

export type Search = {
  readonly works: readonly ListedWork[];
  /** The pages that have to be fetched before more can be found; none when the whole catalogue is searched. */
  readonly missing: readonly number[];
};

/** Finds works in the order of the list, as far as the pages are known without a gap. */
export function searchPortions(portion: Portion, seen: Portions, isWanted: (work: ListedWork) => boolean): Search {
  const found: ListedWork[] = [];
  for (let page = 1; page <= portion.pages; page += 1) {
    const works = page === portion.page ? portion.works : seen.get(page);
    if (!works) return { works: found, missing: missingFrom(page, portion, seen) };
    found.push(...works.filter(isWanted));
  }
  return { works: found, missing: [] };
}

function missingFrom(first: number, portion: Portion, seen: Portions): number[] {
  const pages = Array.from({ length: portion.pages - first + 1 }, (_, index) => first + index);
  return pages.filter((page) => page !== portion.page && !seen.has(page));
}
