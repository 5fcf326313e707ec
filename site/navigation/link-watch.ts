type Watch = (link: HTMLAnchorElement) => void;

let watch: Watch | null = null;
let early: HTMLAnchorElement[] = [];

/** The `ref` of every link that leads to a page of the site. */
export function watchedLink(link: HTMLAnchorElement | null): void {
  if (!link) return;
  if (watch) watch(link);
  else early.push(link);
}

/** Hands over every link that comes onto a page from now on, and at once those that are there already. */
export function watchLinks(newWatch: Watch): void {
  watch = newWatch;
  for (const link of early) newWatch(link);
  early = [];
}
