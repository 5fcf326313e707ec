export type BrokenLink = { readonly page: string; readonly link: string };

type Targets = {
  exists(path: string): boolean;
  anchors(path: string): readonly string[];
};

export function brokenLinks(linksByPage: ReadonlyMap<string, readonly string[]>, targets: Targets): BrokenLink[] {
  const broken: BrokenLink[] = [];
  const isSound = (link: string, page: string) => {
    const url = new URL(link, `http://site.invalid${page}`);
    const path = decodeURIComponent(url.pathname);
    if (!path.startsWith('/api/') && !targets.exists(path)) return false;
    const hash = decodeURIComponent(url.hash.slice(1));
    return hash === '' || targets.anchors(path).includes(hash);
  };
  // Cache of results: thousands of pages share the same few links.
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
