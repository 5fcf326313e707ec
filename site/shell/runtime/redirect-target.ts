export type BuildRedirect = { readonly url: URL; readonly isExternal: boolean };

/** Resolves a redirect and adds the visitor's query and hash, without overriding the target's. Null unless http(s). */
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

// `URLSearchParams` would re-encode the visitor's query.
function parametersOf(search: string): string[] {
  return search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '');
}

function nameOf(parameter: string): string {
  return parameter.split('=')[0] ?? '';
}
