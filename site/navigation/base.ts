/** What stands before every address of the site: nothing, but in a draft that is shown inside of the staff panel. */
export let base = '';

/** To be called before anything is asked for. */
export function setBase(given = ''): void {
  base = given;
}

/** A path of the site without what stands before it. */
export function ownPath(pathname: string): string {
  return pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
}

/** Asks the site itself for one of its addresses. */
export function fetchOurs(url: string, init?: RequestInit): Promise<Response> {
  return fetch(base + url, init);
}
