/** Returns the data URL of a page: `/` → `/data/index.json`, `/works/x` → `/data/works/x.json`. */
export function dataUrl(pathname: string): string {
  const path = pathname.replace(/\/+$/, '');
  return `/data${path === '' ? '/index' : path}.json`;
}
