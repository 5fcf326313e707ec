import type { ReleaseFile } from '../release/manifest.ts';

/** Names and values in turn, as `writeHead` takes them without copying. */
export type RawHeaders = string[];

export const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'";

export const CACHE_CONTROL: Record<ReleaseFile['cache'], string> = {
  page: 'no-cache',
  data: 'no-cache',
  immutable: 'public, max-age=31536000, immutable',
  short: 'public, max-age=300',
};

export type HttpsSettings = { readonly publicUrl?: string; readonly hstsSubdomains?: boolean };

/** Subdomains are a setting, since mail or a panel on one may have no certificate. @returns `null` without https */
export function hstsOf(url: string | undefined, hasSubdomains: boolean): string | null {
  if (!url?.startsWith('https:')) return null;
  return hasSubdomains ? 'max-age=63072000; includeSubDomains' : 'max-age=63072000';
}

export type AnswerHeaders = {
  /** Headers of every answer. */
  readonly ofAll: RawHeaders;
  /** Headers of pages and of redirects, besides the Content-Security-Policy. */
  readonly ofPages: RawHeaders;
};

export function answerHeaders({ publicUrl, hstsSubdomains = false }: HttpsSettings): AnswerHeaders {
  const hsts = hstsOf(publicUrl, hstsSubdomains);
  const ofAll = [
    ...['X-Content-Type-Options', 'nosniff'],
    ...['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(hsts === null ? [] : ['Strict-Transport-Security', hsts]),
  ];
  const ofPages = [
    ...ofAll,
    ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...['Cross-Origin-Opener-Policy', 'same-origin'],
    // On a redirect as on the page behind it, or browsers take the way for one between strangers.
    ...['Cross-Origin-Embedder-Policy', 'require-corp'],
    ...['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ];
  return { ofAll, ofPages };
}

/** What acts on a file of this type (decision 87). @param policy of the page that it is */
export function fileHeaders(type: string, policy = STRICT_POLICY, { ofAll, ofPages }: AnswerHeaders): RawHeaders {
  if (type.startsWith('text/html')) return ['Content-Security-Policy', policy, ...embedding(policy, ofPages)];
  // Opened by itself, a drawing or a feed is a document that could run scripts.
  return /[/+]xml/.test(type) ? ['Content-Security-Policy', STRICT_POLICY, ...ofAll] : ofAll;
}

/** What a policy lets in from elsewhere is a counter's, which names nobody who may load it: it comes without cookies. */
function embedding(policy: string, ofPages: RawHeaders): RawHeaders {
  if (!policy.includes('https://')) return ofPages;
  return ofPages.map((value) => (value === 'require-corp' ? 'credentialless' : value));
}
