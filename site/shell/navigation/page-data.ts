import { ChunkError } from '../../page-contract/chunk-error.ts';
import { dataUrl } from '../../page-contract/data-url.ts';
import type { PagePayload } from '../../page-contract/page.ts';
import { PageError } from '../../page-contract/page-error.ts';
import { fetchFromSite, stripBase } from './base.ts';

/** Maximum age of prefetched page data. */
const FRESH_MS = 5 * 60_000;

let ownBuild: string;

/** Sets the build id required of all data, since other builds may not fit this code. Call before any request. */
export function expectBuild(id: string): void {
  ownBuild = id;
}

const prefetched = new Map<string, { readonly payload: Promise<PagePayload>; readonly at: number }>();

/** Returns prefetched page data or fetches it. @throws {PageError} on a 404; {ChunkError} on a build mismatch */
export function getPageData(pathname: string): Promise<PagePayload> {
  const known = prefetched.get(pathname);
  return known && Date.now() - known.at < FRESH_MS ? known.payload : fetchPageData(pathname);
}

/** Prefetches page data; a failure is not cached. */
export async function prefetchPageData(pathname: string): Promise<void> {
  const payload = fetchPageData(pathname);
  prefetched.set(pathname, { payload, at: Date.now() });
  await payload.catch((error: unknown) => {
    prefetched.delete(pathname);
    throw error;
  });
}

export function forgetData(pathname: string): void {
  prefetched.delete(pathname);
}

/** Fetches page data without the prefetch cache. Throws the same errors as `getPageData`. */
export async function fetchPageData<Data = unknown>(pathname: string): Promise<PagePayload<Data>> {
  const response = await fetchFromSite(dataUrl(stripBase(pathname)));
  if (response.status === 404) {
    throw new PageError({ status: 404, notFound: 'slug', message: pathname });
  }
  return readSameBuild<PagePayload<Data>>(response);
}

/** Fetches a data file that is not bound to a page. @throws {ChunkError} when it belongs to another build */
export async function fetchSameBuild<Body extends object>(url: string): Promise<Body> {
  return readSameBuild<Body>(await fetchFromSite(url));
}

/** The build id guarantees the shape: the same build produced the data and this code. */
async function readSameBuild<Body extends object>(response: Response): Promise<Body> {
  const { pathname } = new URL(response.url);
  if (!response.ok) throw new Error(`${pathname} answered ${response.status}`);
  const { build, ...body } = (await response.json()) as Body & { build: unknown };
  if (build !== ownBuild) throw new ChunkError(`${pathname} is of the build ${build}`);
  return body as unknown as Body;
}
