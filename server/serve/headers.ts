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

/** What every answer carries besides its Content-Security-Policy. */
export function securityHeaders(publicUrl: string | undefined): RawHeaders {
  const headers = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ];
  // Without includeSubDomains: mail or a panel on a neighbouring host may not have a certificate.
  if (publicUrl?.startsWith('https:')) headers.push(['Strict-Transport-Security', 'max-age=63072000']);
  return headers.flat();
}
