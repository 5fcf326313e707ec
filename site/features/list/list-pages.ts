export type ListPage<T> = {
  readonly page: number;
  readonly pages: number;
  readonly start: number;
  readonly shown: readonly T[];
};

function pageCount(length: number, perPage: number): number {
  return Math.max(1, Math.ceil(length / perPage));
}

/** Route parameters of all pages except the first, whose URL has no number. */
export function laterPages(length: number, perPage: number): { number: string }[] {
  return Array.from({ length: pageCount(length, perPage) - 1 }, (_, index) => ({ number: String(index + 2) }));
}

/** Returns `null` for a missing page. The first page has no number, and each number has one canonical spelling. */
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
