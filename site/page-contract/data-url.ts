/** Where the data of a page lies: `/` → `/data/index.json`, `/works/x` → `/data/works/x.json`. */
export function dataUrl(pathname: string): string {
  const path = pathname.replace(/\/+$/, '');
  return `/data${path === '' ? '/index' : path}.json`;
}
