export type RequestTarget = {
  /** Percent-decoded; `null` when decoding fails. */
  path: string | null;
  query: string;
  /** Path and query as typed, ASCII only. */
  typed: string;
};

export function parseTarget(url: string): RequestTarget {
  const typed = asBytes(withoutOrigin(url)).replace(/#.*$/, '');
  const mark = typed.indexOf('?');
  const rawPath = mark === -1 ? typed : typed.slice(0, mark);
  return { path: decode(rawPath), query: mark === -1 ? '' : typed.slice(mark), typed };
}

export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Proxies may send the absolute form, `GET http://host/path`. */
function withoutOrigin(url: string): string {
  if (url.startsWith('/')) return url;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('?') || path === '' ? `/${path}` : path;
}

/** Node returns one character per byte; raw UTF-8 is percent-encoded here as browsers do. */
function asBytes(url: string): string {
  return url.replace(/[^\x21-\x7e]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

function decode(rawPath: string): string | null {
  if (!rawPath.includes('%')) return rawPath;
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return null;
  }
}
