import type { MiddlewareHandler } from 'hono';

/** @param nonce allows inline styles with this nonce; without a nonce none are allowed */
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
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Folder of built scripts, styles and fonts, which are never documents; the service worker is outside of it. */
export const BUILT_FILES = '/panel-assets/';

/** Sets security headers of every response; previews override some of them. @param hsts `null` without https */
export const setSecurityHeaders =
  (hsts: string | null): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const { headers } = context.res;
    if (hsts !== null) headers.set('Strict-Transport-Security', hsts);
    headers.set('X-Content-Type-Options', 'nosniff');
    if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    // Headers of documents are without effect here and would be a tenth of the first load.
    if (context.req.path.startsWith(BUILT_FILES) && context.res.ok) return;
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policyOf());
    headers.set('Referrer-Policy', 'no-referrer');
    if (!headers.has('Cross-Origin-Opener-Policy')) headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Cross-Origin-Embedder-Policy', 'require-corp');
    headers.set('X-Robots-Tag', 'noindex');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  };

/** Checks `Sec-Fetch-Site`, else `Origin`. Rejects requests with neither: all browsers send one of them. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  return origin !== null && URL.parse(origin)?.host === (request.headers.get('host') ?? new URL(request.url).host);
}
