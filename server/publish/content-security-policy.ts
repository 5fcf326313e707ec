import { createHash } from 'node:crypto';

/** All that the counter of a company needs: its script, and where this sends what it counts. */
const METRIKA = 'https://mc.yandex.ru';
const METRIKA_TAG = `${METRIKA}/metrika/tag.js`;

/** No text becomes code or markup: nothing of ours needs it. The script of the counter does (decision 102). */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

/**
 * The policy of one page: everything from this site, one inline stylesheet known by its hash, nothing else. With a counter
 * the page may load it; whether it does is the visitor's choice.
 */
export function contentSecurityPolicy(inlineCss: string, { counter = false } = {}): string {
  const [tag, counts] = counter ? [` ${METRIKA_TAG}`, ` ${METRIKA}`] : ['', ''];
  const hash = createHash('sha256').update(inlineCss).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self'${tag}`,
    `style-src 'self' 'sha256-${hash}'`,
    `img-src 'self'${counts}`,
    "font-src 'self'",
    `connect-src 'self'${counts}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(counter ? [] : TRUSTED_TYPES),
  ].join('; ');
}
