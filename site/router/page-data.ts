import { dataUrl } from '../lib/data-url.ts';
import type { PagePayload } from '../lib/page.ts';
import { PageError } from '../lib/page-error.ts';

/** For so long a page that was loaded ahead is shown as it was then. */
const FRESH_MS = 5 * 60_000;

const ahead = new Map<string, { readonly payload: Promise<PagePayload>; readonly at: number }>();

/** A page's data: as it was loaded ahead, or from the network. @throws {PageError} when there is no such page */
export function pageData(pathname: string): Promise<PagePayload> {
  const known = ahead.get(pathname);
  return known && Date.now() - known.at < FRESH_MS ? known.payload : fetchData(pathname);
}

/** Keeps a page's data for the visitor who may come. What failed is not kept. */
export async function preloadData(pathname: string): Promise<void> {
  const payload = fetchData(pathname);
  ahead.set(pathname, { payload, at: Date.now() });
  await payload.catch((error: unknown) => {
    ahead.delete(pathname);
    throw error;
  });
}

async function fetchData(pathname: string): Promise<PagePayload> {
  const response = await fetch(dataUrl(pathname));
  if (response.status === 404) {
    throw new PageError({ status: 404, notFound: 'slug', message: pathname });
  }
  return readJson(response);
}

export async function fetchJson<Body>(url: string): Promise<Body> {
  return readJson(await fetch(url));
}

async function readJson<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${new URL(response.url).pathname} answered ${response.status}`);
  return (await response.json()) as Body;
}
