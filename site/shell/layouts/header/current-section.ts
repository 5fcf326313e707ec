export type CurrentMark = 'page' | 'true' | undefined;

/** Returns `aria-current` for each link: `page` for the current page, `true` for its nearest parent section. */
export function currentMarks(links: readonly { readonly to: string }[], pathname: string): CurrentMark[] {
  const holding = links.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const nearest = holding.sort((a, b) => b.to.length - a.to.length)[0]?.to;
  return links.map(({ to }) => (to !== nearest ? undefined : to === pathname ? 'page' : 'true'));
}
