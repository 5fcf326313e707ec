export type RequestSource = {
  readonly site: string | undefined;
  readonly origin: string | undefined;
  readonly referer: string | undefined;
  /** Hosts that this site answers under; a proxy may pass one of its own on instead of the visitor's. */
  readonly hosts: readonly string[];
};

/**
 * Whether a page of another site sent this. Browsers say so themselves; older ones name at least the origin, unless a visitor
 * who hides where he comes from makes it `null`. Nothing at all: not provable, and there is no session to abuse.
 */
export function isCrossSite({ site, origin, referer, hosts }: RequestSource): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const source = origin === undefined || origin === 'null' ? referer : origin;
  if (source === undefined) return false;
  return !URL.canParse(source) || !hosts.includes(new URL(source).host);
}
