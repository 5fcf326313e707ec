/** URL prefix of the site; empty except for a draft preview in the staff panel. */
export let base = '';

/** Must be called before the first request. */
export function setBase(given = ''): void {
  base = given;
}

export function stripBase(pathname: string): string {
  return pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
}

export function fetchFromSite(url: string, init?: RequestInit): Promise<Response> {
  return fetch(base + url, init);
}
