/** How often something happened on a page on a day. There is nothing else in the counts. */
export type Count = {
  /** ISO, by the company's clock; of long ago only the month is kept: `2026-08`. */
  readonly day: string;
  /** A page of the site, or `NO_SUCH_PAGE`. */
  readonly page: string;
  /** Where an arrival came from; empty: the visitor was on the site already. */
  readonly source: string;
  /** A goal reached; empty: the page was seen. */
  readonly goal: string;
  readonly count: number;
};

/** All addresses that are no pages, in one. */
export const NO_SUCH_PAGE = 'нет такой страницы';
/** Sources that are too many to be told apart, or that would tell of a person. */
export const OTHER_SOURCES = 'прочие';

const keyOf = ({ day, page, source, goal }: Count) => [day, page, source, goal].join('\n');

/** Counts by what they are of: what is added of the same becomes more of it. */
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

  /** In one order for everybody: two servers that write at a time never wait for each other in turn. */
  sorted(): Count[] {
    return [...this.#counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
  }

  clear(): void {
    this.#counts.clear();
  }
}
