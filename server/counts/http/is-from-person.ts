import { isbot } from 'isbot';

/** A header by its name in small letters. */
type Header = (name: string) => string | undefined;

/** A browser fetches ahead; whether anybody will look is not known yet. */
const AHEAD = /prefetch|prerender|preview/i;

/** Whether a page of ours in somebody's browser sent this, as far as headers tell. */
export function isFromPerson(header: Header, ownHosts: readonly string[]): boolean {
  const agent = header('user-agent') ?? '';
  if (agent === '' || isbot(agent)) return false;
  if (AHEAD.test(header('sec-purpose') ?? '') || AHEAD.test(header('purpose') ?? '')) return false;
  const site = header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  // Without https browsers do not say so, but every POST of theirs names its origin.
  const origin = header('origin') ?? '';
  return URL.canParse(origin) && ownHosts.includes(new URL(origin).host);
}
