import { createHash } from 'node:crypto';

/** The policy of one page: everything from this site, one inline stylesheet known by its hash, nothing else. */
export function contentSecurityPolicy(inlineCss: string): string {
  const hash = createHash('sha256').update(inlineCss).digest('base64');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
