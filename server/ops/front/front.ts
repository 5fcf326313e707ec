import { basename, join } from 'node:path';
import { PUBLIC_FOLDER, type ReleaseFile, type ReleaseManifest } from '../../release/manifest.ts';
import { answerHeaders, type HttpsSettings, hstsOf } from '../../serve/headers.ts';
import type { FileEntry } from '../../serve/representation.ts';
import { createFileEntry } from '../../serve/representation.ts';
import { slugExpression } from '../../serve/route-table.ts';
import { THANKS_PATH } from '../../serve/thanks-page.ts';

export type Header = readonly [name: string, value: string];

/** What a web server in front of Node has to know of one release. */
export type Front = {
  /** Tells this installation from others on the machine. */
  readonly name: string;
  /** Host and port of Node. */
  readonly upstream: string;
  readonly releaseDir: string;
  readonly publicDir: string;
  /** HSTS of the web server's own answers, such as when Node is down; `null` without https. */
  readonly hsts: string | null;
  readonly pages: readonly FrontPage[];
  /** The page of thanks, which Node fills in; as it is published for when Node is down. */
  readonly thanks: FrontPage | null;
  readonly folders: readonly FrontFolder[];
  readonly moved: readonly Moved[];
  readonly movedHeaders: readonly Header[];
  /** Addresses that look like those of pages, for a file of that name lies there, and are none. */
  readonly notPages: readonly string[];
  /** By the kind of address: what is shown of it when Node is down. */
  readonly notFound: Readonly<Record<NotFoundKind, FrontPage>>;
  readonly gone: readonly { readonly path: string; readonly kind: NotFoundKind }[];
  /** Expressions of addresses that have the shape of a slug. */
  readonly slugs: readonly string[];
};

export type NotFoundKind = 'unmatched' | 'slug';
export type FrontPage = { readonly path: string; readonly file: string; readonly headers: readonly Header[] };
export type Moved = { readonly from: string; readonly to: string; readonly status: 301 | 302 };
/** Files of one extension below one folder that have the same headers. */
export type FrontFolder = {
  readonly folder: string;
  readonly extension: string;
  readonly type: string;
  readonly hasTwins: boolean;
  readonly headers: readonly Header[];
};

export type FrontSettings = HttpsSettings & {
  readonly dataDir: string;
  readonly host: string;
  readonly port: number;
};

/** Beside `public/`. The pages are for when nobody can fill in the address. */
export const FRONT_FILES = {
  unmatched: 'not-found.html',
  slug: 'not-found-slug.html',
  nginx: 'nginx.conf',
  caddy: 'Caddyfile',
} as const;

/** Addresses that configurations can name as they are. What is not so is left to Node, which serves everything. */
const PLAIN_PATH = /^\/[\w./~-]*$/;

/** The same facts that Node serves by: the manifest, and headers from the functions that Node takes them from. */
export function frontOf(releaseDir: string, manifest: ReleaseManifest, settings: FrontSettings): Front {
  const { files, redirects, policies, notFound } = manifest;
  const ofAnswers = answerHeaders(settings);
  const known = new Map<string, readonly Header[]>();
  /** The same array for all files of a kind: a release has thousands of files and some dozens of kinds. */
  function headersOf(file: ReleaseFile): readonly Header[] {
    const { cache, noindex, policy, type } = file;
    const kind = `${cache} ${noindex} ${policy} ${type}`;
    const headers = known.get(kind) ?? ownHeaders(createFileEntry(releaseDir, file, policies[policy ?? -1], ofAnswers));
    known.set(kind, headers);
    return headers;
  }
  const pageOf = (path: string, file: ReleaseFile) => ({ path, file: file.file, headers: headersOf(file) });
  const plain = Object.entries(files).filter(([path]) => PLAIN_PATH.test(path) && !redirects[path]);
  const pages = plain.filter(([, { file }]) => file.endsWith('.html')).map(([path, file]) => pageOf(path, file));
  const slugs = notFound.slugPatterns.map(slugExpression);
  const isSlug = (path: string) => slugs.some((slug) => new RegExp(`^${slug}$`).test(path));
  const moved = movedOf(redirects);
  return {
    name: nameOf(settings.dataDir),
    upstream: upstreamOf(settings),
    releaseDir,
    publicDir: join(releaseDir, PUBLIC_FOLDER),
    hsts: hstsOf(settings.publicUrl, settings.hstsSubdomains ?? false),
    pages: pages.filter(({ path }) => path !== THANKS_PATH),
    thanks: pages.find(({ path }) => path === THANKS_PATH) ?? null,
    folders: foldersOf(plain.map(([path, file]) => ({ path, ...file, headers: headersOf(file) }))),
    moved,
    movedHeaders: pairsOf(['Cache-Control', 'no-cache', ...ofAnswers.ofPages]),
    notPages: ['index.html', notFound.unmatched.file, notFound.slug.file]
      .flatMap(lookalikes)
      .filter((path) => !files[path] && !moved.some(({ from }) => from === path)),
    notFound: {
      unmatched: { ...pageOf('', notFound.unmatched), file: FRONT_FILES.unmatched },
      slug: { ...pageOf('', notFound.slug), file: FRONT_FILES.slug },
    },
    gone: manifest.gone
      .filter((path) => PLAIN_PATH.test(path))
      .map((path) => ({ path, kind: isSlug(path) ? 'slug' : 'unmatched' })),
    slugs,
  };
}

/** With a slash behind as without one. What the content says goes before what is only tidied. */
function movedOf(redirects: ReleaseManifest['redirects']): Moved[] {
  const listed = Object.entries(redirects)
    .filter(([from, { to }]) => PLAIN_PATH.test(from) && PLAIN_PATH.test(to))
    .map(([from, { to, status }]): Moved => ({ from, to, status }));
  const all = new Map<string, Moved>();
  const tidied = [...listed.map((moved) => ({ ...moved, from: `${moved.from}/` })), INDEX];
  for (const moved of [...listed, ...tidied])
    if (!all.has(moved.from) && !OF_NODE.has(moved.from)) all.set(moved.from, moved);
  return [...all.values()];
}

const INDEX: Moved = { from: '/index.html', to: '/', status: 301 };
/** Here Node answers whatever the content says. */
const OF_NODE = new Set(['/api', '/api/', '/healthz', THANKS_PATH]);

type PublicFile = ReleaseFile & { readonly path: string; readonly headers: readonly Header[] };

/** A group in which headers differ is left to Node. */
function foldersOf(files: readonly PublicFile[]): FrontFolder[] {
  const groups = new Map<string, FrontFolder | null>();
  for (const { path, file, type, encodings, headers } of files) {
    const extension = /\.(\w+)$/.exec(path)?.[1];
    // At `/404.html` would lie what is no file of this address.
    if (extension === undefined || extension === 'html' || path !== `/${file}`) continue;
    const folder = path.slice(0, path.indexOf('/', 1) + 1) || '/';
    const hasTwins = Object.keys(encodings).length > 0;
    const key = `${folder} ${extension}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { folder, extension, type, headers, hasTwins });
    else if (known?.headers !== headers) groups.set(key, null);
    else if (hasTwins) groups.set(key, { ...known, hasTwins: true });
  }
  return [...groups.values()].filter((group) => group !== null);
}

/** What a web server says of a file by itself. */
const BY_ITSELF = new Set(['ETag', 'Content-Type', 'Vary', 'Accept-Ranges']);

function ownHeaders({ identity }: FileEntry): Header[] {
  return pairsOf(identity.partialHeaders).filter(([name]) => !BY_ITSELF.has(name));
}

function pairsOf(raw: readonly string[]): Header[] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []));
}

/** For `404.html`: `/404`, `/404/`, `/404.html`. What `/index.html` leads to is known. */
function lookalikes(file: string): string[] {
  const bare = `/${file.replace(/\.html$/, '')}`;
  return [bare, `${bare}/`, ...(bare === '/index' ? [] : [`/${file}`])];
}

function nameOf(dataDir: string): string {
  return basename(dataDir).replace(/[^\w-]/g, '') || 'site';
}

/** Node listens on every address of its machine, or on one. */
function upstreamOf({ host, port }: FrontSettings): string {
  const isAny = host === '0.0.0.0' || host === '::';
  const named = host.includes(':') ? `[${host}]` : host;
  return `${isAny ? '127.0.0.1' : named}:${port}`;
}
