import { createHash } from 'node:crypto';

/** Hosts of the analytics counter: its script and the endpoint for its data. */
const METRIKA = 'https://mc.yandex.ru';
const METRIKA_TAG = `${METRIKA}/metrika/tag.js`;

/** Forbids assigning strings as code or markup. The counter's script needs such assignments (decision 87). */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

/**
 * Allows resources of this site and one inline stylesheet by its hash. With `counter`, the analytics script is allowed
 * too; it loads only with the visitor's consent.
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
