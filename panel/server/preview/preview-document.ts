import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DRAWING_ID } from '../../../model/drawing/drawing-url.ts';
import type { BuiltSite, DocumentParts } from '../../../server/publish/built-site.ts';
import { liftInlineStyles } from '../../../server/publish/inline-styles.ts';
import type { PageId } from '../../../site/routes.ts';
import { POINT_CSS } from './point-styles.ts';
import { previewPolicy } from './preview-policy.ts';

const BANNER = '<p class="draft-banner" role="note"><strong>Черновик</strong> На сайте этого ещё нет.</p>';

const BANNER_CSS = [
  '.draft-banner{margin:0;padding:.375rem 1rem;background:#ffd34d;color:#1d1a10;font:.9375rem/1.4 system-ui,sans-serif;text-align:center}',
  '.draft-banner strong{font-weight:650;margin-inline-end:.5em}',
  '[data-framed] .draft-banner{display:none}',
  '.draft-drawings{position:absolute;width:0;height:0;overflow:hidden}',
  '@media print{.draft-banner{display:none}}',
].join('');

/** URL of the script that runs before the site's scripts in a preview. */
export const IN_FRAME_URL = '/preview/in-frame.js';
/** Folder of the modules with which the author points at fields. */
export const POINTING_URL = '/preview/frame';

export type PreviewDocument = { readonly html: string; readonly policy: string };

type Parts = {
  readonly isDraft: boolean;
  readonly built: BuiltSite;
  readonly fontFaces: string;
  readonly base: string;
  /** SVG sources by URL path. */
  readonly drawings: ReadonlyMap<string, string>;
  readonly markup: string;
  /** `null` for an error page. */
  readonly page: PageId | null;
  readonly head: DocumentParts['head'];
  readonly themeColor: string;
  readonly siteName: string;
  readonly boot: DocumentParts['boot'];
};

/** Reads the font styles, which the build stores in a separate file. */
export function readFontFaces(clientDir: string): Promise<string> {
  return readFile(join(clientDir, 'fonts.css'), 'utf8');
}

/** Renders a page like the publisher, with a banner over a draft, complete styles and URLs inside the preview. */
export function previewDocument(parts: Parts): PreviewDocument {
  const { isDraft, built, fontFaces, base, markup, page, head, themeColor, siteName, boot } = parts;
  const lifted = liftInlineStyles(markup);
  const css = fontFaces + built.stylesheetText + BANNER_CSS + POINT_CSS + lifted.css;
  const { sprite, html: drawn } = withOwnDrawings(lifted.markup, parts.drawings, base);
  const html = built.module.renderDocument({
    head: { ...head, noindex: true },
    themeColor,
    siteName,
    origin: '',
    markup: withBase(drawn, base),
    boot,
    jsonLd: [],
    css,
    stylesheet: '',
    printStylesheet: '',
    fonts: built.fonts,
    firstPicture: null,
    script: built.script(page),
  });
  const framed = html
    .replace(
      '<head>',
      `<head><script src="${IN_FRAME_URL}"></script><script type="module" src="${POINTING_URL}/point.ts"></script>`,
    )
    .replace('href="/favicon.svg"', `href="${base}/favicon.svg"`)
    .replace('<body>', () => `<body>${isDraft ? BANNER : ''}${sprite}`);
  return { html: framed, policy: previewPolicy(css) };
}

/** Prefixes links that bypass the router: downloads, and the search form without JavaScript. */
function withBase(markup: string, base: string): string {
  return markup.replace(/(<a\b[^<>]*? href=")(\/(?!\/)[^"]*)/g, (whole, before: string, path: string) =>
    path.startsWith(`${base}/`) || path === base || path.startsWith('/media/') ? whole : `${before}${base}${path}`,
  );
}

/**
 * Serves drawings from the preview. Those of `<use>` are inlined, because it cannot reference another origin and a
 * sandboxed page has an opaque origin.
 */
function withOwnDrawings(markup: string, drawings: ReadonlyMap<string, string>, base: string) {
  const used = new Map<string, string>();
  const based = markup.replace(/(<img\b[^<>]*? src=")([^"]+)"/g, (whole, before: string, url: string) =>
    drawings.has(url) ? `${before}${base}${url}"` : whole,
  );
  const html = based.replace(/(<use href=")([^"#]+)#[^"]*"/g, (whole, before: string, url: string) => {
    const svg = drawings.get(url);
    if (svg === undefined) return whole;
    const id = `draft-${DRAWING_ID}-${used.size}`;
    if (!used.has(url)) used.set(url, svg.replace(`id="${DRAWING_ID}"`, `id="${id}"`));
    const known = [...used.keys()].indexOf(url);
    return `${before}#draft-${DRAWING_ID}-${known}"`;
  });
  return {
    html,
    sprite:
      used.size === 0 ? '' : `<div class="draft-drawings" aria-hidden="true">${[...used.values()].join('')}</div>`,
  };
}
