import { readTable } from './read-table.ts';

/** A page of the old site. */
export type OldPage = {
  /** Decoded path without a final slash, as a redirect needs it. */
  readonly path: string;
  /** Queries with which the path was listed: `?p=12`. */
  readonly queries: readonly string[];
  readonly title: string;
  readonly description: string;
};

export type OldPages = {
  readonly pages: readonly OldPage[];
  /** Lines without an address. */
  readonly unread: readonly string[];
  /** Sitemaps named by a sitemap index; each must be pasted by itself. */
  readonly sitemaps: readonly string[];
};

type Listed = { readonly address: string; readonly title: string; readonly description: string };

/** Reads a sitemap, a WordPress export, a table with addresses and titles, or addresses one a line. */
export function readOldPages(text: string): OldPages {
  const isXml = /^\s*(?:<\?xml|<urlset|<sitemapindex|<rss)/i.test(text);
  const { listed, unread } = isXml ? { listed: fromXml(text), unread: [] } : fromTable(text);
  const isIndex = /<sitemapindex[\s>]/i.test(text);
  return {
    pages: isIndex ? [] : merged(listed),
    unread,
    sitemaps: isIndex ? listed.map(({ address }) => address) : [],
  };
}

function fromXml(text: string): Listed[] {
  const items = [...text.matchAll(/<item[\s>][\s\S]*?<\/item>/gi)].map(([item]) => item);
  if (items.length === 0) {
    return inTags(text, 'loc').map((address) => ({ address, title: '', description: '' }));
  }
  return items.flatMap((item): Listed[] => {
    const [address] = inTags(item, 'link');
    const isPage = !/<wp:post_type>\s*(?:<!\[CDATA\[)?(?:attachment|nav_menu_item)/i.test(item);
    const [title = ''] = inTags(item, 'title');
    return address !== undefined && isPage ? [{ address, title, description: '' }] : [];
  });
}

function inTags(xml: string, tag: string): string[] {
  const found = xml.matchAll(
    new RegExp(String.raw`<${tag}>\s*(?:<!\[CDATA\[([\s\S]*?)\]\]>|([^<]*))\s*</${tag}>`, 'gi'),
  );
  return [...found].flatMap(([, raw, escaped = '']) => {
    const text = (raw ?? unescaped(escaped)).trim();
    return text === '' ? [] : [text];
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

const HEADS = {
  address: /^(?:url|адрес|ссылка|link|permalink|page[ _]?url|loc)/i,
  title: /^(?:title|заголовок|название|имя|name|post_title|seo[ _]?title)/i,
  description: /^(?:(?:meta|seo)?[ _-]*description|описание)/i,
} as const;

function fromTable(text: string): { readonly listed: Listed[]; readonly unread: string[] } {
  const rows = readTable(text);
  const [head = []] = rows;
  const columnOf = (name: keyof typeof HEADS) => head.findIndex((cell) => HEADS[name].test(cell));
  const hasHead = columnOf('address') >= 0 && !head.some(isAddress);
  const listed: Listed[] = [];
  const unread: string[] = [];
  for (const row of hasHead ? rows.slice(1) : rows) {
    const at = hasHead && isAddress(row[columnOf('address')] ?? '') ? columnOf('address') : row.findIndex(isAddress);
    const others = row.filter((cell, index) => index !== at && /\p{L}/u.test(cell));
    const named = (name: 'title' | 'description', guess: string) => (hasHead ? (row[columnOf(name)] ?? '') : guess);
    if (at < 0) unread.push(row.join(' | '));
    else {
      const [title = '', description = ''] = others;
      listed.push({
        address: row[at] ?? '',
        title: named('title', title),
        description: named('description', description),
      });
    }
  }
  return { listed, unread };
}

const isAddress = (cell: string): boolean =>
  /^(?:https?:\/\/\S+|\/\S*|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/\S*)$/iu.test(cell);

/** Unites the addresses that differ only by host, query, anchor or final slash. */
function merged(listed: readonly Listed[]): OldPage[] {
  const pages = new Map<string, OldPage>();
  for (const { address, title, description } of listed) {
    const { path, query } = partsOf(address);
    const known = pages.get(path) ?? { path, queries: [], title: '', description: '' };
    pages.set(path, {
      path,
      queries: query === '' || known.queries.includes(query) ? known.queries : [...known.queries, query],
      title: known.title === '' ? title : known.title,
      description: known.description === '' ? description : known.description,
    });
  }
  return [...pages.values()];
}

function partsOf(address: string): { readonly path: string; readonly query: string } {
  const local = address.replace(/^(?:https?:\/\/)?[^/]*(?=\/|$)/i, '').replace(/#.*$/, '');
  const [path = '', ...query] = local.split('?');
  const trimmed = decoded(path)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  return { path: trimmed === '' ? '/' : trimmed, query: query.length > 0 ? `?${query.join('?')}` : '' };
}

/** The site compares decoded paths; a redirect cannot hold white space. */
function decoded(path: string): string {
  try {
    const plain = decodeURIComponent(path);
    return /\s/.test(plain) ? path : plain;
  } catch {
    return path;
  }
}
