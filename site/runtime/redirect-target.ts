export type BuildRedirect = { readonly url: URL; readonly isExternal: boolean };

/**
 * Where a redirect leads a visitor: the target with the query and hash he came with. Where both name a parameter or
 * both have a hash, the target's stays, as on the server. Null when the target is no web address.
 */
export function redirectTarget(target: string, from: URL): BuildRedirect | null {
  const url = addressOf(target, from.origin);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const own = parametersOf(url.search);
  const taken = new Set(own.map(nameOf));
  url.search = [...own, ...parametersOf(from.search).filter((parameter) => !taken.has(nameOf(parameter)))].join('&');
  if (url.hash === '') url.hash = from.hash;
  return { url, isExternal: url.origin !== from.origin };
}

function addressOf(target: string, base: string): URL | null {
  try {
    return new URL(target, base);
  } catch {
    return null;
  }
}

// Not URLSearchParams, which would spell the visitor's query anew.
function parametersOf(search: string): string[] {
  return search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '');
}

function nameOf(parameter: string): string {
  return parameter.split('=')[0] ?? '';
}
