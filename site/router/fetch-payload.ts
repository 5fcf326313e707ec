import { dataUrl } from '../lib/data-url.ts';
import type { PagePayload } from '../lib/page.ts';
import { PageError } from '../lib/page-error.ts';
import { loadPage } from './page-registry.ts';
import type { LoadPayload } from './route-objects.tsx';

/** The browser's way to a page: its part of the code and its data, side by side. */
export const fetchPayload: LoadPayload = async ({ page }, url) => {
  const [payload] = await Promise.all([fetchData(url.pathname), page ? loadPage(page) : undefined]);
  return payload;
};

/** A page's data. @throws {PageError} when there is no such page */
export async function fetchData(pathname: string): Promise<PagePayload> {
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
