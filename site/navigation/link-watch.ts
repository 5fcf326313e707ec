type Watch = (link: HTMLAnchorElement) => void;

let watch: Watch | null = null;
let early: HTMLAnchorElement[] = [];

/** Ref callback for internal links; buffers them until `watchLinks` is called. */
export function watchedLink(link: HTMLAnchorElement | null): void {
  if (!link) return;
  if (watch) watch(link);
  else early.push(link);
}

/** Calls `newWatch` for each mounted internal link, including those mounted before the call. */
export function watchLinks(newWatch: Watch): void {
  watch = newWatch;
  for (const link of early) newWatch(link);
  early = [];
}
