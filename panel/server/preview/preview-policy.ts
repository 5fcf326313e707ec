import { contentSecurityPolicy } from '../../../server/publish/content-security-policy.ts';

/**
 * Returns the site's policy with a sandbox: its opaque origin has no access to the panel's cookies and API, even when a
 * shared link opens as a top-level page. Only the panel may frame it.
 */
export function previewPolicy(css: string): string {
  return [
    contentSecurityPolicy(css)
      .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
      .replace("form-action 'self'", "form-action 'none'"),
    'sandbox allow-scripts allow-popups allow-forms',
  ].join('; ');
}

export const PREVIEW_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  // The header is relaxed because a popup of a sandboxed page must not have a separate browsing context group.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
};

/** Headers for assets of a sandboxed document, whose opaque origin makes every request cross-origin. */
export const FOR_ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
