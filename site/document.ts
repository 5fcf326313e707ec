import { escapeMarkup } from '../model/format/escape-markup.ts';
import { headTags } from './head/head-tags.ts';
import { dataUrl } from './page-contract/data-url.ts';
import type { Head, JsonLd } from './page-contract/page.ts';
import type { BootData } from './shell/view/boot-data.ts';
import { BOOT_DATA_ID, SHELL_URL } from './shell/view/boot-data.ts';

/** Source of the picture that the browser must load first; `srcSet` and `sizes` as in the markup. */
export type FirstPicture = { readonly type: string; readonly srcSet: string; readonly sizes: string };

export type DocumentParts = {
  /** Path of the page; omitted for error documents. */
  readonly path?: string;
  readonly head: Head;
  /** Colour of the browser's toolbar; equals the page background. */
  readonly themeColor: string;
  readonly siteName: string;
  readonly origin: string;
  readonly markup: string;
  readonly boot: BootData;
  readonly jsonLd: readonly JsonLd[];
  readonly css: string;
  /** URLs of the full stylesheet, loaded by script on interaction, and the print one; empty in development. */
  readonly stylesheet: string;
  readonly printStylesheet: string;
  readonly fonts: readonly string[];
  /** Preloaded instead of the fonts, which would share the bandwidth with it; the text is readable without them. */
  readonly firstPicture: FirstPicture | null;
  /** URLs of the boot script, the phone mask, the application, the application's chunks and the page's chunks. */
  readonly script: {
    readonly boot: string;
    readonly mask: string;
    readonly app: string;
    readonly parts: readonly string[];
    readonly page: readonly string[];
  };
};

export type DocumentFrame = {
  readonly beforeTitle: string;
  readonly head: string;
  readonly beforeMain: string;
  readonly afterMain: string;
  readonly css: string;
};

export const MAIN_TOKEN = '%%MAIN%%';

const LOOK_URLS = { icon: '/favicon.svg', touchIcon: '/apple-touch-icon.png', manifest: '/manifest.webmanifest' };
export const SHARED_URLS: readonly string[] = Object.values(LOOK_URLS);

const DOCUMENT_START =
  '<!doctype html><html lang="ru"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">';

/** Renders a document frame without title and main content. @param parts.markup must contain `MAIN_TOKEN` once */
export function renderDocumentFrame(
  parts: Pick<DocumentParts, 'themeColor' | 'css' | 'stylesheet' | 'fonts' | 'markup'>,
): DocumentFrame {
  const { css, stylesheet, markup } = parts;
  const [before, after, ...more] = markup.split(MAIN_TOKEN);
  if (before === undefined || after === undefined || more.length > 0) throw new Error('A frame has one main part');
  return {
    beforeTitle: DOCUMENT_START,
    head: [...lookTags({ ...parts, firstPicture: null }), `<style>${css}</style>`, sheetLink(stylesheet)].join(''),
    beforeMain: `</head><body><div id="root">${before}`,
    afterMain: `${after}</div></body></html>`,
    css,
  };
}

function lookTags({
  themeColor,
  fonts,
  firstPicture,
}: Pick<DocumentParts, 'themeColor' | 'fonts' | 'firstPicture'>): string[] {
  return [
    tag('meta', { name: 'theme-color', content: themeColor }),
    tag('link', { rel: 'icon', href: LOOK_URLS.icon, type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: LOOK_URLS.touchIcon }),
    tag('link', { rel: 'manifest', href: LOOK_URLS.manifest }),
    ...(firstPicture
      ? [pictureLink(firstPicture)]
      : fonts.map((href) => tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' }))),
  ];
}

function pictureLink({ type, srcSet, sizes }: FirstPicture): string {
  const which = { type, imagesrcset: srcSet, imagesizes: sizes };
  return tag('link', { rel: 'preload', as: 'image', ...which, fetchpriority: 'high' });
}

function sheetLink(stylesheet: string): string {
  return `<link rel="stylesheet" href="${stylesheet}">`;
}

/** Renders a complete document without executable inline scripts. */
export function renderDocument(parts: DocumentParts): string {
  const {
    path,
    head,
    themeColor,
    siteName,
    origin,
    markup,
    boot,
    jsonLd,
    css,
    stylesheet,
    printStylesheet,
    fonts,
    firstPicture,
    script,
  } = parts;
  const files = path === undefined || boot.payload ? [] : [SHELL_URL, dataUrl(path)];
  return [
    DOCUMENT_START,
    `<title>${escapeMarkup(head.title)}</title>`,
    ...headTags(head, origin).map(({ name, attributes }) => tag(name, { ...attributes, 'data-head': '' })),
    // Only crawlers and link previews read these tags, so soft navigations do not update them.
    tag('meta', { property: 'og:site_name', content: siteName }),
    tag('meta', { property: 'og:image:alt', content: head.title }),
    ...lookTags({ themeColor, fonts, firstPicture }),
    `<style>${css}</style>`,
    ...(stylesheet
      ? [
          `<link rel="stylesheet" href="${printStylesheet}" media="print">`,
          `<noscript>${sheetLink(stylesheet)}</noscript>`,
        ]
      : []),
    // `async` starts the script before parsing ends, so that it records early clicks and input.
    `<script type="module" async src="${script.boot}" data-mask="${script.mask}" data-app="${script.app}" data-parts="${script.parts.join(' ')}" data-page="${script.page.join(' ')}" data-files="${files.join(' ')}" data-styles="${stylesheet}"></script>`,
    ...jsonLd.map((object) => `<script type="application/ld+json">${json(withOrigin(object, origin))}</script>`),
    `</head><body><div id="root">${markup}</div>`,
    `<script type="application/json" id="${BOOT_DATA_ID}">${json(boot)}</script>`,
    '</body></html>',
  ].join('');
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === '' ? key : `${key}="${escapeMarkup(value)}"`,
  );
  return `<${name} ${written.join(' ')}>`;
}

/** Makes paths in structured data absolute, as search engines require. */
function withOrigin(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withOrigin(item, origin)]));
}

/** Serializes to JSON that cannot close the surrounding script element. */
function json(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
