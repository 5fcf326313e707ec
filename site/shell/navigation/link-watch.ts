type Watch = (link: HTMLAnchorElement) => void;

let watch: Watch | null = null;
let bufferedLinks: HTMLAnchorElement[] = [];

/** Ref callback for internal links; buffers them until `watchLinks` is called. */
export function registerLink(link: HTMLAnchorElement | null): void {
  if (!link) return;
  if (watch) watch(link);
  else bufferedLinks.push(link);
}

/** Calls `newWatch` for each mounted internal link, including those mounted before the call. */
export function watchLinks(newWatch: Watch): void {
  watch = newWatch;
  for (const link of bufferedLinks) newWatch(link);
  bufferedLinks = [];
}
