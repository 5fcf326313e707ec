import { forgetData } from '../navigation/page-data.ts';

let isForced = false;

/** Refetches the data of the current page, also when the data loaded but rendering failed. */
export async function reloadPageData(pathname: string, revalidate: () => Promise<void>): Promise<void> {
  forgetData(pathname);
  isForced = true;
  await revalidate();
  isForced = false;
}

/** Whether to reload the data: only when the path changes, since queries are handled in the page. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}): boolean {
  return isForced || currentUrl.pathname !== nextUrl.pathname;
}
