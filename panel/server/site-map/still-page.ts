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

/** Characters of the main part: more than the first screen of a phone shows, a tenth of a long page. */
const SHOWN_CHARACTERS = 10_000;

/** Letters of a scaled page keep their distances. */
const SCALED = '<style>*{text-rendering:geometricPrecision}</style>';

/**
 * Returns the first screen of a released page without its code. Its own styles are replaced by the stylesheet that all
 * pages share, and files come from the panel.
 */
export function stillPage(html: string): string {
  const end = html.indexOf('<', html.indexOf('<main') + SHOWN_CHARACTERS);
  const [, stylesheet] = /\bdata-styles="([^"]+)"/.exec(html) ?? [];
  const fonts = html.match(/@font-face\{[^}]*\}/g)?.join('') ?? '';
  const styles = `<style>${fonts}</style><link rel="stylesheet" href="${stylesheet}">${SCALED}`;
  return withPanelFiles(
    html
      .slice(0, end < 0 ? undefined : end)
      .replace(/<(script|noscript)\b.*?<\/\1>/gs, '')
      .replace(/<style>.*?<\/style>/s, (own) => (stylesheet === undefined ? own : styles)),
  );
}

/** Styles as they are where scripts run. */
export function stillStyles(css: string): string {
  const always = css.replace(/scripting:\s*(none|enabled)/g, (_, value) =>
    value === 'none' ? 'max-width:0' : 'min-width:0',
  );
  return withPanelFiles(always);
}

function withPanelFiles(text: string): string {
  return text.replace(/(?<=["\s(])\/(?=(?:assets|media|qr)\/)/g, `${LIVE_URL}/`);
}
