import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import type { PageId } from '../../site/routes.ts';

type Manifest = Record<string, { readonly file: string; readonly name?: string }>;

export function chunkPath(page: PageId, build = 'dist'): string {
  return partPath(`site/pages/${page}/page.tsx`, build);
}

/** Returns the URL path of the chunk that contains this source module. */
export function partPath(source: string, build = 'dist'): string {
  const manifest = JSON.parse(readFileSync(`${build}/client/manifest.json`, 'utf8')) as Manifest;
  const entry = manifest[source];
  if (!entry) throw new Error(`The build has no part for ${source}`);
  return `/${entry.file}`;
}

/** Returns the URL path of the chunk of a named code group. */
export function groupPath(name: string, build = 'dist'): string {
  const manifest = JSON.parse(readFileSync(`${build}/client/manifest.json`, 'utf8')) as Manifest;
  const entry = Object.values(manifest).find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`The build has no part called ${name}`);
  return `/${entry.file}`;
}

type Fault = (route: Route) => Promise<void>;

const abort: Fault = (route) => route.abort();
export const notFound: Fault = (route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });

/** Fails every request for a path until `restore` is called. */
export async function breakPath(page: Page, path: string, fault: Fault = abort) {
  let isBroken = true;
  let failures = 0;
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (!isBroken) return route.continue();
      failures += 1;
      await fault(route);
    },
  );
  return {
    restore() {
      isBroken = false;
    },
    failures: () => failures,
  };
}

/** Resolves once the chunk that pages load when idle has arrived. */
export async function restCame(page: Page): Promise<void> {
  await page.waitForFunction(
    (part) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(part)),
    groupPath('rest'),
  );
}
