import type { Context } from 'hono';
import { isCrossSite } from './cross-site.ts';

type Request = Pick<Context, 'req'>;

/** Hosts that this site answers under; a proxy may pass one of its own on instead of the visitor's. */
export function ownHosts({ req }: Request, publicHost: string | undefined): string[] {
  return [req.header('host')?.toLowerCase(), publicHost].filter((host) => host !== undefined);
}

export function isFromAnotherSite(request: Request, publicHost: string | undefined): boolean {
  const { req } = request;
  return isCrossSite({
    site: req.header('sec-fetch-site'),
    origin: req.header('origin'),
    referer: req.header('referer'),
    hosts: ownHosts(request, publicHost),
  });
}
