/** URL of the live release on the panel. */
export const LIVE_URL = '/live';

/** A still page loads its own styles, pictures and fonts, and runs nothing. */
export const STILL_PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ');

const FILE = /^\/(?:assets|media|qr)\/[\w./-]+\.(?:css|svg|woff2|avif|webp|jpg)$/;

/** Tells whether a still page may load a file of the release. */
export function isShownFile(path: string): boolean {
  return FILE.test(path) && !path.includes('..');
}

/** Removes the code of a released page, shows what visitors with code see, and takes files from the panel. */
export function stillPage(html: string): string {
  return html
    .replace(/<(script|noscript)\b.*?<\/\1>/gs, '')
    .replace(/scripting:\s*(none|enabled)/g, (_, value) => (value === 'none' ? 'max-width:0' : 'min-width:0'))
    .replace(/(?<=["\s(])\/(?=(?:assets|media|qr)\/)/g, `${LIVE_URL}/`);
}
