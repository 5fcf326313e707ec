import type { MiddlewareHandler } from 'hono';

/** @param nonce lets the application's own style elements through; without one there are none. */
export const policyOf = (nonce?: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    nonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of every answer; previews set some of them themselves. @param hsts `null` without https */
export const setSecurityHeaders =
  (hsts: string | null): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const { headers } = context.res;
    if (hsts !== null) headers.set('Strict-Transport-Security', hsts);
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policyOf());
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'no-referrer');
    if (!headers.has('Cross-Origin-Opener-Policy')) headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
    if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    headers.set('X-Robots-Tag', 'noindex');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  };

/** A browser says where a request comes from; one that says neither is no browser, and carries no one's cookies. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  return origin !== null && URL.parse(origin)?.host === (request.headers.get('host') ?? new URL(request.url).host);
}
