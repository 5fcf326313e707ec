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

/** What acts on every answer: how it may be read, and who may load it as a part of a page. */
export const ALWAYS: RawHeaders = [
  ...['X-Content-Type-Options', 'nosniff'],
  ...['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** What acts on the way to a page and on the page itself, besides its Content-Security-Policy. */
export function pageHeaders(publicUrl: string | undefined): RawHeaders {
  return [
    ...ALWAYS,
    ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...['Cross-Origin-Opener-Policy', 'same-origin'],
    // On a redirect as on the page behind it, or browsers take the way for one between strangers.
    ...['Cross-Origin-Embedder-Policy', 'require-corp'],
    ...['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
    // Without includeSubDomains: mail or a panel on a neighbouring host may not have a certificate.
    ...(publicUrl?.startsWith('https:') ? ['Strict-Transport-Security', 'max-age=63072000'] : []),
  ];
}

/** What acts on a file of this type (decision 87). @param policy of the page that it is */
export function fileHeaders(type: string, policy = STRICT_POLICY, ofPages: RawHeaders): RawHeaders {
  if (type.startsWith('text/html')) return ['Content-Security-Policy', policy, ...embedding(policy, ofPages)];
  // Opened by itself, a drawing or a feed is a document that could run scripts.
  return /[/+]xml/.test(type) ? ['Content-Security-Policy', STRICT_POLICY, ...ALWAYS] : ALWAYS;
}

/** What a policy lets in from elsewhere is a counter's, which names nobody who may load it: it comes without cookies. */
function embedding(policy: string, ofPages: RawHeaders): RawHeaders {
  if (!policy.includes('https://')) return ofPages;
  return ofPages.map((value) => (value === 'require-corp' ? 'credentialless' : value));
}
