export type CurrentMark = 'page' | 'true' | undefined;

/** The `aria-current` of each link: the page itself, or the nearest section that holds it. */
export function currentMarks(links: readonly { readonly to: string }[], pathname: string): CurrentMark[] {
  const holding = links.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const nearest = holding.sort((a, b) => b.to.length - a.to.length)[0]?.to;
  return links.map(({ to }) => (to !== nearest ? undefined : to === pathname ? 'page' : 'true'));
}
