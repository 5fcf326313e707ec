/** The portion of a list that an address shows. */
export type ListPage<T> = {
  readonly page: number;
  readonly pages: number;
  /** How many entries stand on the pages before. */
  readonly start: number;
  readonly shown: readonly T[];
};

/** An empty list has one page, too. */
function pageCount(length: number, perPage: number): number {
  return Math.max(1, Math.ceil(length / perPage));
}

/** Parameters of the pages that have addresses of their own: all but the first. */
export function laterPages(length: number, perPage: number): { number: string }[] {
  return Array.from({ length: pageCount(length, perPage) - 1 }, (_, index) => ({ number: String(index + 2) }));
}

/** `null` for a page that is not there. The first has no number; no other writing of a number is an address. */
export function listPage<T>(list: readonly T[], perPage: number, written: string | undefined): ListPage<T> | null {
  const page = pageNumber(written);
  const pages = pageCount(list.length, perPage);
  if (page === null || page > pages) return null;
  const start = (page - 1) * perPage;
  return { page, pages, start, shown: list.slice(start, start + perPage) };
}

function pageNumber(written: string | undefined): number | null {
  if (written === undefined) return 1;
  return /^([2-9]|[1-9]\d{1,5})$/.test(written) ? Number(written) : null;
}
