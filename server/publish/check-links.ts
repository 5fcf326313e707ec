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
  const isSound = async (link: string, page: string) => {
    const url = new URL(link, `http://site.invalid${page}`);
    const path = decodeURIComponent(url.pathname);
    if (!path.startsWith('/api/') && !targets.exists(path)) return false;
    const hash = decodeURIComponent(url.hash.slice(1));
    return hash === '' || (await anchorsOf(path)).has(hash);
  };
  // Thousands of pages name the same few addresses.
  const known = new Map<string, boolean>();
  for (const [page, links] of linksByPage) {
    for (const link of links) {
      const key = link.startsWith('/') ? link : page + link;
      const sound = known.get(key) ?? (await isSound(link, page));
      known.set(key, sound);
      if (!sound) broken.push({ page, link });
    }
  }
  return broken;
}
