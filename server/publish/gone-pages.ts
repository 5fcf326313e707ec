import type { Earlier } from './earlier-release.ts';

/**
 * Addresses that were pages once and lead nowhere now, in the order of the alphabet. They are remembered for good: a page
 * that comes back is a page again.
 */
export function gonePages(
  earlier: Pick<Earlier, 'manifest' | 'records'> | null,
  isServed: (path: string) => boolean,
): string[] {
  if (!earlier) return [];
  const once = new Set([...earlier.manifest.gone, ...Object.keys(earlier.records)]);
  return [...once].filter((path) => !isServed(path)).sort();
}
