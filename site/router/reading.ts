import { forgetData } from '../navigation/page-data.ts';

let isAnew = false;

/** Reads the data of the page that is shown once more, also when it is there and the page broke while it was drawn. */
export async function askAnew(pathname: string, revalidate: () => Promise<void>): Promise<void> {
  forgetData(pathname);
  isAnew = true;
  await revalidate();
  isAnew = false;
}

/** A page's data is read when its path is another one: what only the query says is the page's own business. */
export function isToBeRead({ currentUrl, nextUrl }: { readonly currentUrl: URL; readonly nextUrl: URL }): boolean {
  return isAnew || currentUrl.pathname !== nextUrl.pathname;
}
