import { ChunkError } from '../page-contract/chunk-error.ts';
import { dataUrl } from '../page-contract/data-url.ts';
import type { PagePayload } from '../page-contract/page.ts';
import { PageError } from '../page-contract/page-error.ts';
import { fetchOurs, ownPath } from './base.ts';

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
  return known && Date.now() - known.at < FRESH_MS ? known.payload : fetchPageData(pathname);
}

/** Keeps a page's data for the visitor who may come. What failed is not kept. */
export async function preloadData(pathname: string): Promise<void> {
  const payload = fetchPageData(pathname);
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

/** A page's data as the network has it now. Throws as `pageData` does. */
export async function fetchPageData<Data = unknown>(pathname: string): Promise<PagePayload<Data>> {
  const response = await fetchOurs(dataUrl(ownPath(pathname)));
  if (response.status === 404) {
    throw new PageError({ status: 404, notFound: 'slug', message: pathname });
  }
  return readOwn<PagePayload<Data>>(response);
}

/** A file of data that is no page's. @throws {ChunkError} when it is of another build */
export async function fetchOwn<Body extends object>(url: string): Promise<Body> {
  return readOwn<Body>(await fetchOurs(url));
}

/** The id of the build vouches for the shape: both were made by the code that reads here. */
async function readOwn<Body extends object>(response: Response): Promise<Body> {
  const { pathname } = new URL(response.url);
  if (!response.ok) throw new Error(`${pathname} answered ${response.status}`);
  const { build, ...body } = (await response.json()) as Body & { build: unknown };
  if (build !== ownBuild) throw new ChunkError(`${pathname} is of the build ${build}`);
  return body as unknown as Body;
}
