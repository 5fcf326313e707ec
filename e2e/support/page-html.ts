export type JsonLd = { readonly '@type': string | readonly string[]; readonly [key: string]: unknown };

export type PageHtml = {
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Paths of links to this site, without queries and hashes. */
  readonly links: readonly string[];
  readonly jsonLd: readonly JsonLd[];
  /** Readable text with normalised spaces and without spaces inside numbers. */
  readonly words: string;
};

export async function readPage(siteUrl: string, path: string): Promise<PageHtml> {
  const response = await fetch(siteUrl + path);
  const html = await response.text();
  const first = (pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '');
  const own = new URL(siteUrl).origin;
  return {
    status: response.status,
    title: first(/<title>([^<]*)</),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    links: [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].flatMap(([, href = '']) => {
      const url = new URL(plain(href), own + path);
      return url.origin === own ? [url.pathname] : [];
    }),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(([, json = '']) =>
      JSON.parse(json),
    ),
    words: plain(
      html
        .replace(/<head>.*?<\/head>|<script.*?<\/script>|<style.*?<\/style>/gs, '')
        .replace(/<time[^>]*dateTime="([^"]+)"/gi, ' $1 <time')
        .replace(/<[^>]+>/g, ' '),
    ),
  };
}

/** JSON-LD properties whose values must also be readable on the page. */
const READABLE = new Set(['headline', 'price', 'minPrice', 'telephone', 'dateModified', 'text', 'author']);

/** Returns the facts of the page's JSON-LD in the wording expected on the page. */
export function jsonLdFactsOf(nodes: readonly JsonLd[]): JsonLdFact[] {
  return nodes.flatMap((node) => within(node)).map(({ name, words }) => ({ name, words: plain(words) }));
}

type JsonLdFact = { readonly name: string; readonly words: string };

function within(value: unknown, key = ''): JsonLdFact[] {
  if (Array.isArray(value)) return value.flatMap((one) => within(one, key));
  if (typeof value !== 'object' || value === null)
    return READABLE.has(key) ? [{ name: key, words: shownAs(key, value) }] : [];
  const node = value as JsonLd;
  return [...titleOf(node), ...Object.entries(node).flatMap(([name, one]) => within(one, name))];
}

/** Splits names at commas, because lists show the parts separately; skips the home page, which the logo represents. */
function titleOf({ '@type': type, name, item }: JsonLd): JsonLdFact[] {
  if (type === 'Question') return [{ name: 'question', words: String(name) }];
  if (type !== 'ListItem' || new URL(String(item ?? 'http://page.invalid/x')).pathname === '/') return [];
  return String(name)
    .split(', ')
    .map((words) => ({ name: 'item', words }));
}

function shownAs(key: string, value: unknown): string {
  if (key !== 'telephone') return String(value);
  return String(value).replace(/^\+7(\d{4})(\d\d)(\d\d)(\d\d)$/, '+7 $1 $2-$3-$4');
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" };

export const decode = (html: string) => html.replace(/&(#?\w+);/g, (mark, name: string) => ENTITIES[name] ?? mark);

/** Normalises typography: spaces, hyphens, HTML entities and thousands separators. */
function plain(text: string): string {
  return decode(text)
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\u2011/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
    .trim();
}
