/** Number of events of one kind on one page on one day. The store records nothing else about visitors. */
export type Count = {
  /** ISO date in the company's time zone; old days are merged into months: `2026-08`. */
  readonly day: string;
  readonly page: string;
  /** Traffic source of an arrival; empty when the visitor was already on the site. */
  readonly source: string;
  /** Goal reached; empty for a page view. */
  readonly goal: string;
  readonly count: number;
};

/** Common name for all addresses that are not pages. */
export const NO_SUCH_PAGE = 'нет такой страницы';
/** Common name for sources beyond the daily limit and for sources that may identify a person. */
export const OTHER_SOURCES = 'прочие';

const keyOf = ({ day, page, source, goal }: Count) => [day, page, source, goal].join('\n');

export class Sums {
  readonly #counts = new Map<string, Count>();

  get size(): number {
    return this.#counts.size;
  }

  has(count: Count): boolean {
    return this.#counts.has(keyOf(count));
  }

  add(count: Count): void {
    const key = keyOf(count);
    this.#counts.set(key, { ...count, count: count.count + (this.#counts.get(key)?.count ?? 0) });
  }

  /** A fixed order, so two servers that write at the same time cannot deadlock. */
  sorted(): Count[] {
    return [...this.#counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
  }

  clear(): void {
    this.#counts.clear();
  }
}
