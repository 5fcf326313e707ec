import { escapeMarkup } from '../model/format/escape-markup.ts';
import { headTags } from './head/head-tags.ts';
import { dataUrl } from './page-contract/data-url.ts';
import type { Head, JsonLd } from './page-contract/page.ts';
import type { BootData } from './router/boot-data.ts';
import { BOOT_DATA_ID, SHELL_URL } from './router/boot-data.ts';

export type DocumentParts = {
  /** Of a page; an error has none. */
  readonly path?: string;
  readonly head: Head;
  /** Of the browser's own bars: the page's. */
  readonly themeColor: string;
  /** What messengers call the site. */
  readonly siteName: string;
  readonly origin: string;
  /** The markup inside `#root`. */
  readonly markup: string;
  readonly boot: BootData;
  readonly jsonLd: readonly JsonLd[];
  /** The styles of what the page shows at first, inlined. */
  readonly css: string;
  /**
   * Addresses of the whole stylesheet, which scripts fetch when somebody touches the page, and of what paper needs;
   * empty in development.
   */
  readonly stylesheet: string;
  readonly printStylesheet: string;
  readonly fonts: readonly string[];
  /** The script that starts the application later, the application, the parts it is made of, and those of the page. */
  readonly script: {
    readonly boot: string;
    readonly app: string;
    readonly parts: readonly string[];
    readonly page: readonly string[];
  };
};

/** What surrounds a main part that another program writes. */
export type DocumentFrame = {
  readonly beforeTitle: string;
  /** From the title to the end of the head. */
  readonly head: string;
  readonly beforeMain: string;
  readonly afterMain: string;
  /** Of the stylesheet in the document. */
  readonly css: string;
};

/** Placeholder for the main part of a frame. */
export const MAIN_TOKEN = '%%MAIN%%';

/** Addresses of icons and manifest, which every document names. */
const LOOK_URLS = { icon: '/favicon.svg', touchIcon: '/apple-touch-icon.png', manifest: '/manifest.webmanifest' };
export const SHARED_URLS: readonly string[] = Object.values(LOOK_URLS);

const DOCUMENT_START =
  '<!doctype html><html lang="ru"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">';

/** A document without title, words and scripts. @param parts.markup with `MAIN_TOKEN` in its main part */
export function renderDocumentFrame(
  parts: Pick<DocumentParts, 'themeColor' | 'css' | 'stylesheet' | 'fonts' | 'markup'>,
): DocumentFrame {
  const { css, stylesheet, markup } = parts;
  const [before, after, ...more] = markup.split(MAIN_TOKEN);
  if (before === undefined || after === undefined || more.length > 0) throw new Error('A frame has one main part');
  return {
    beforeTitle: DOCUMENT_START,
    head: [...lookTags(parts), `<style>${css}</style>`, sheetLink(stylesheet)].join(''),
    beforeMain: `</head><body><div id="root">${before}`,
    afterMain: `${after}</div></body></html>`,
    css,
  };
}

function lookTags({ themeColor, fonts }: Pick<DocumentParts, 'themeColor' | 'fonts'>): string[] {
  return [
    tag('meta', { name: 'theme-color', content: themeColor }),
    tag('link', { rel: 'icon', href: LOOK_URLS.icon, type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: LOOK_URLS.touchIcon }),
    tag('link', { rel: 'manifest', href: LOOK_URLS.manifest }),
    ...fonts.map((href) => tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' })),
  ];
}

function sheetLink(stylesheet: string): string {
  return `<link rel="stylesheet" href="${stylesheet}">`;
}

/** A whole page. Nothing in it is an executable inline script. */
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
    script,
  } = parts;
  const files = path === undefined || boot.payload ? [] : [SHELL_URL, dataUrl(path)];
  return [
    DOCUMENT_START,
    `<title>${escapeMarkup(head.title)}</title>`,
    ...headTags(head, origin).map(({ name, attributes }) => tag(name, { ...attributes, 'data-head': '' })),
    // For machines that read a page once; a browser that goes on has no use for them.
    tag('meta', { property: 'og:site_name', content: siteName }),
    tag('meta', { property: 'og:image:alt', content: head.title }),
    ...lookTags({ themeColor, fonts }),
    `<style>${css}</style>`,
    ...(stylesheet
      ? [
          `<link rel="stylesheet" href="${printStylesheet}" media="print">`,
          `<noscript>${sheetLink(stylesheet)}</noscript>`,
        ]
      : []),
    // Runs as soon as it is there, so that it sees what the visitor does.
    `<script type="module" async src="${script.boot}" data-app="${script.app}" data-parts="${script.parts.join(' ')}" data-page="${script.page.join(' ')}" data-files="${files.join(' ')}" data-styles="${stylesheet}"></script>`,
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

/** Addresses in structured data are absolute; pages write them as paths. */
function withOrigin(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withOrigin(item, origin)]));
}

/** JSON that cannot end the script element it stands in. */
function json(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
