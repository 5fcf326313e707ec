import { contentSecurityPolicy } from '../../../server/publish/content-security-policy.ts';

/**
 * The site's own policy, in a sandbox: also at the top of a window, where a shared link is opened, a draft has no
 * origin, so no cookies and no answers of the panel. Only the panel frames it; forms lead nowhere.
 */
export function previewPolicy(css: string): string {
  return [
    contentSecurityPolicy(css)
      .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
      .replace("form-action 'self'", "form-action 'none'"),
    'sandbox allow-scripts allow-popups allow-forms',
  ].join('; ');
}

/** Of whatever a preview answers with. */
export const PREVIEW_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  // A window that a sandboxed one opens may not have a group of its own.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
};

/** Of what a document without an origin loads: to a browser all of it is foreign. */
export const FOR_ANY_ORIGIN = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
