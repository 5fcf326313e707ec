import type { Context } from 'hono';

type Request = Pick<Context, 'req'>;

/** Hosts that this site answers under; a proxy may pass one of its own on instead of the visitor's. */
export function ownHosts({ req }: Request, publicHost: string | undefined): string[] {
  return [req.header('host')?.toLowerCase(), publicHost].filter((host) => host !== undefined);
}

/**
 * Whether a page of another site sent this. Browsers say so themselves; older ones name at least the origin, unless a visitor
 * who hides where he comes from makes it `null`. Nothing at all: not provable, and there is no session to abuse.
 */
export function isFromAnotherSite(request: Request, publicHost: string | undefined): boolean {
  const header = (name: string) => request.req.header(name);
  const site = header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = header('origin');
  const source = origin === undefined || origin === 'null' ? header('referer') : origin;
  if (source === undefined) return false;
  return !URL.canParse(source) || !ownHosts(request, publicHost).includes(new URL(source).host);
}
