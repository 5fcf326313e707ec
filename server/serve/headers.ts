import type { ReleaseFile } from '../release/manifest.ts';

/** Alternating names and values, which `writeHead` accepts without copying. */
export type RawHeaders = string[];

export const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'";

export const CACHE_CONTROL: Record<ReleaseFile['cache'], string> = {
  page: 'no-cache',
  data: 'no-cache',
  immutable: 'public, max-age=31536000, immutable',
  short: 'public, max-age=300',
};

export type HttpsSettings = { readonly publicUrl?: string; readonly hstsSubdomains?: boolean };

/** Subdomains are optional, since those for mail or the panel may lack a certificate. @returns `null` without HTTPS. */
export function hstsOf(url: string | undefined, hasSubdomains: boolean): string | null {
  if (!url?.startsWith('https:')) return null;
  return hasSubdomains ? 'max-age=63072000; includeSubDomains' : 'max-age=63072000';
}

export type AnswerHeaders = {
  readonly ofAll: RawHeaders;
  /** Headers of pages and redirects, except the Content-Security-Policy. */
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
    // Redirects need the header too; otherwise browsers treat the chain as cross-origin.
    ...['Cross-Origin-Embedder-Policy', 'require-corp'],
    ...['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ];
  return { ofAll, ofPages };
}

/** Headers by file type (decision 87). @param policy Content-Security-Policy of a page. */
export function fileHeaders(type: string, policy = STRICT_POLICY, { ofAll, ofPages }: AnswerHeaders): RawHeaders {
  if (type.startsWith('text/html')) return ['Content-Security-Policy', policy, ...embedding(policy, ofPages)];
  // Opened directly, an SVG or XML file is a document that could run scripts.
  return /[/+]xml/.test(type) ? ['Content-Security-Policy', STRICT_POLICY, ...ofAll] : ofAll;
}

/**
 * A policy with external hosts allows the counter, which sends no CORP header and is therefore loaded without
 * credentials.
 */
function embedding(policy: string, ofPages: RawHeaders): RawHeaders {
  if (!policy.includes('https://')) return ofPages;
  return ofPages.map((value) => (value === 'require-corp' ? 'credentialless' : value));
}
