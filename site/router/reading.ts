import { forgetData } from '../navigation/page-data.ts';

let isAnew = false;

/** Refetches the data of the current page, also when the data loaded but rendering failed. */
export async function askAnew(pathname: string, revalidate: () => Promise<void>): Promise<void> {
  forgetData(pathname);
  isAnew = true;
  await revalidate();
  isAnew = false;
}

/** Whether to reload the data: only when the path changes, since queries are handled in the page. */
export function isToBeRead({ currentUrl, nextUrl }: { readonly currentUrl: URL; readonly nextUrl: URL }): boolean {
  return isAnew || currentUrl.pathname !== nextUrl.pathname;
}
