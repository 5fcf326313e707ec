import { dataUrl } from '../lib/data-url.ts';
import type { PagePayload } from '../lib/page.ts';
import { PageError } from '../lib/page-error.ts';
import { ChunkError } from './page-registry.ts';

/** For so long a page that was loaded ahead is shown as it was then. */
const FRESH_MS = 5 * 60_000;

let ownBuild: string;

/** To be called before any data is asked for: only data of the same build fits the code of this document. */
export function expectBuild(id: string): void {
  ownBuild = id;
}

const ahead = new Map<string, { readonly payload: Promise<PagePayload>; readonly at: number }>();

/**
 * A page's data: as it was loaded ahead, or from the network.
 * @throws {PageError} when there is no such page
 * @throws {ChunkError} when the data is of another build, which has code of its own
 */
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

/** What came ahead and did not do is not shown again. */
export function forgetData(pathname: string): void {
  ahead.delete(pathname);
}

async function fetchData(pathname: string): Promise<PagePayload> {
  const response = await fetch(dataUrl(pathname));
  if (response.status === 404) {
    throw new PageError({ status: 404, notFound: 'slug', message: pathname });
  }
  const { build, ...payload } = await readJson<PagePayload & { build: string }>(response);
  if (build !== ownBuild) throw new ChunkError(`${pathname} is of the build ${build}`);
  return payload;
}

export async function fetchJson<Body>(url: string): Promise<Body> {
  return readJson(await fetch(url));
}

async function readJson<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw new Error(`${new URL(response.url).pathname} answered ${response.status}`);
  return (await response.json()) as Body;
}
