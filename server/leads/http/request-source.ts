import type { Context } from 'hono';

type Request = Pick<Context, 'req'>;

/** Returns the hosts of this site. A proxy may replace the `Host` header, so the public host is included. */
export function ownHosts({ req }: Request, publicHost: string | undefined): string[] {
  return [req.header('host')?.toLowerCase(), publicHost].filter((host) => host !== undefined);
}

/**
 * Returns `true` for cross-site requests, by `Sec-Fetch-Site`, else `Origin` or `Referer`.
 * Requests without these headers pass: there is no session to abuse.
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
