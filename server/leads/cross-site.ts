type RequestSource = {
  readonly site: string | undefined;
  readonly origin: string | undefined;
  readonly host: string | undefined;
};

/**
 * Whether a page of another site sent this. Browsers say so themselves; older ones name at least the origin.
 * Neither header: not a browser, so nobody's session to abuse.
 */
export function isCrossSite({ site, origin, host }: RequestSource): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  return host === undefined || !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase();
}
