import type { OldPage } from './old-pages.ts';
import { type NewPage, PageIndex, type PageWords, wordsOfPage } from './page-words.ts';

export type PageProposal = {
  /** Likely targets, the best first. */
  readonly targets: readonly string[];
  /** The first target fits well, and no other fits nearly as well. */
  readonly isSure: boolean;
};

const MOST_TARGETS = 5;
const LIKELY = 0.3;
const SURE = 0.75;
const ENOUGH = 200;
const CLEAR_LEAD = 0.15;
/** Added when the sections agree, as in `/uslugi/poly` and `/services/poly`. */
const SAME_SECTION = 0.2;

/** Returns a function that proposes pages for an old page by the words of addresses and titles. */
export function pageMatcher(pages: readonly NewPage[]): (old: OldPage) => PageProposal {
  const index = new PageIndex(pages.filter(({ path }) => path !== '/').map(wordsOfPage));
  return (page) => {
    const old = wordsOfPage(page);
    const found = nearPages(old, index)
      .map((candidate) => ({ path: candidate.path, likeness: likeness(old, candidate, index) }))
      .filter((match) => match.likeness >= LIKELY)
      .sort((a, b) => b.likeness - a.likeness || a.path.localeCompare(b.path));
    const [best, second] = found;
    const isSure = best !== undefined && best.likeness >= SURE && best.likeness - (second?.likeness ?? 0) >= CLEAR_LEAD;
    return { targets: found.slice(0, MOST_TARGETS).map(({ path }) => path), isSure };
  };
}

/** Collects pages by the rarest words first; pages that share only usual words are no better than those. */
function nearPages({ address, title }: PageWords, index: PageIndex): PageWords[] {
  const near = new Set<PageWords>();
  const words = [...new Set([...address, ...title])].sort((a, b) => index.weightOf(b) - index.weightOf(a));
  for (const word of words) {
    if (near.size >= ENOUGH) break;
    for (const page of index.pagesWith(word)) near.add(page);
  }
  return [...near];
}

/** Best likeness between the address or title of one page and the address or title of the other, from 0 to 1. */
function likeness(old: PageWords, page: PageWords, index: PageIndex): number {
  const isSame = (ours: string, theirs: string) => ours === theirs || index.sameWords(ours).has(theirs);
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + index.weightOf(word), 0);
  const shareOf = (ours: readonly string[], theirs: readonly string[]) => {
    const whole = sum(ours) + sum(theirs);
    const own = ours.filter((word) => theirs.some((other) => isSame(word, other)));
    const others = theirs.filter((other) => ours.some((word) => isSame(word, other)));
    return whole === 0 ? 0 : (sum(own) + sum(others)) / whole;
  };
  const best = Math.max(
    ...[old.address, old.title].flatMap((ours) => [page.address, page.title].map((theirs) => shareOf(ours, theirs))),
  );
  const isSameSection = old.section.some((ours) => page.section.some((theirs) => isSame(ours, theirs)));
  return best + (isSameSection ? SAME_SECTION : 0);
}
