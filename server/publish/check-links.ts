export type BrokenLink = { readonly page: string; readonly link: string };

type Targets = {
  /** Whether something answers at this path. */
  exists(path: string): boolean;
  /** The ids in the document at this path. */
  anchors(path: string): readonly string[];
};

/** Links of all pages that lead nowhere: no such page or file, or no such anchor on it. */
export function brokenLinks(linksByPage: ReadonlyMap<string, readonly string[]>, targets: Targets): BrokenLink[] {
  const broken: BrokenLink[] = [];
  const isSound = (link: string, page: string) => {
    const url = new URL(link, `http://site.invalid${page}`);
    const path = decodeURIComponent(url.pathname);
    if (!path.startsWith('/api/') && !targets.exists(path)) return false;
    const hash = decodeURIComponent(url.hash.slice(1));
    return hash === '' || targets.anchors(path).includes(hash);
  };
  // Thousands of pages name the same few addresses.
  const known = new Map<string, boolean>();
  for (const [page, links] of linksByPage) {
    for (const link of links) {
      const key = link.startsWith('/') ? link : page + link;
      const sound = known.get(key) ?? isSound(link, page);
      known.set(key, sound);
      if (!sound) broken.push({ page, link });
    }
  }
  return broken;
}
