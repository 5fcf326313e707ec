export type BrokenLink = { readonly page: string; readonly link: string };

type Targets = {
  /** Whether something answers at this path. */
  exists(path: string): boolean;
  /** The finished HTML of a page, for looking up anchors. */
  html(path: string): Promise<string>;
};

/** Links of all pages that lead nowhere: no such page or file, or no such anchor on it. */
export async function brokenLinks(
  linksByPage: ReadonlyMap<string, readonly string[]>,
  targets: Targets,
): Promise<BrokenLink[]> {
  const broken: BrokenLink[] = [];
  const anchors = new Map<string, Set<string>>();
  const anchorsOf = async (path: string) => {
    const known =
      anchors.get(path) ??
      new Set([...(await targets.html(path)).matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? ''));
    anchors.set(path, known);
    return known;
  };
  for (const [page, links] of linksByPage) {
    for (const link of links) {
      const url = new URL(link, `http://site.invalid${page}`);
      const path = decodeURIComponent(url.pathname);
      const found = path.startsWith('/api/') || targets.exists(path);
      const hash = decodeURIComponent(url.hash.slice(1));
      if (!found || (hash !== '' && !(await anchorsOf(path)).has(hash))) broken.push({ page, link });
    }
  }
  return broken;
}
