import { isbot } from 'isbot';

type Header = (name: string) => string | undefined;

/** Marks a prefetch: the browser requested the page before the visitor opened it. */
const AHEAD = /prefetch|prerender|preview/i;

/** Returns whether, judging by its headers, a page of this site in a person's browser sent the request. */
export function isFromPerson(header: Header, ownHosts: readonly string[]): boolean {
  const agent = header('user-agent') ?? '';
  if (agent === '' || isbot(agent)) return false;
  if (AHEAD.test(header('sec-purpose') ?? '') || AHEAD.test(header('purpose') ?? '')) return false;
  const site = header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  // Browsers omit `Sec-Fetch-Site` without HTTPS, but always send `Origin` with a POST.
  const origin = header('origin') ?? '';
  return URL.canParse(origin) && ownHosts.includes(new URL(origin).host);
}
