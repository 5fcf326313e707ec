import type { Earlier } from './earlier-release.ts';

/** Returns former page paths without a page or a redirect. They are kept permanently for 410 responses. */
export function gonePages(
  earlier: Pick<Earlier, 'manifest' | 'records'> | null,
  isServed: (path: string) => boolean,
): string[] {
  if (!earlier) return [];
  const once = new Set([...earlier.manifest.gone, ...Object.keys(earlier.records)]);
  return [...once].filter((path) => !isServed(path)).sort();
}
