import { basename, join } from 'node:path';
import { PUBLIC_FOLDER, type ReleaseFile, type ReleaseManifest } from '../../release/manifest.ts';
import { answerHeaders, type HttpsSettings, hstsOf } from '../../serve/headers.ts';
import type { FileEntry } from '../../serve/representation.ts';
import { createFileEntry } from '../../serve/representation.ts';
import { slugExpression } from '../../serve/route-table.ts';
import { THANKS_PATH } from '../../serve/thanks-page.ts';

export type Header = readonly [name: string, value: string];

/** Facts about one release that a web server in front of Node needs. */
export type Front = {
  /** Unique name of this installation on the machine. */
  readonly name: string;
  readonly upstream: string;
  readonly releaseDir: string;
  readonly publicDir: string;
  /** HSTS header for the web server's own responses, such as errors while Node is down; `null` without https. */
  readonly hsts: string | null;
  readonly pages: readonly FrontPage[];
  /** The thank-you page, which Node fills in; the published version is served when Node is down. */
  readonly thanks: FrontPage | null;
  readonly folders: readonly FrontFolder[];
  readonly moved: readonly Moved[];
  readonly movedHeaders: readonly Header[];
  /** Addresses that match the file of an error page or the index but are not pages. */
  readonly notPages: readonly string[];
  readonly notFound: Readonly<Record<NotFoundKind, FrontPage>>;
  readonly gone: readonly { readonly path: string; readonly kind: NotFoundKind }[];
  readonly slugs: readonly string[];
};

export type NotFoundKind = 'unmatched' | 'slug';
export type FrontPage = { readonly path: string; readonly file: string; readonly headers: readonly Header[] };
export type Moved = { readonly from: string; readonly to: string; readonly status: 301 | 302 };
/** Files of one extension in one folder that share the same headers. */
export type FrontFolder = {
  readonly folder: string;
  readonly extension: string;
  readonly type: string;
  readonly hasPrecompressed: boolean;
  readonly headers: readonly Header[];
};

export type FrontSettings = HttpsSettings & {
  readonly dataDir: string;
  readonly host: string;
  readonly port: number;
};

/** Files next to `public/`. The not-found pages have no place for the requested path, so they are only fallbacks. */
export const FRONT_FILES = {
  unmatched: 'not-found.html',
  slug: 'not-found-slug.html',
  nginx: 'nginx.conf',
  caddy: 'Caddyfile',
} as const;

/** Addresses that need no escaping in the configurations. Node serves all others. */
const PLAIN_PATH = /^\/[\w./~-]*$/;

/** Uses the manifest and the header functions that Node uses, so that both give the same responses. */
export function frontOf(releaseDir: string, manifest: ReleaseManifest, settings: FrontSettings): Front {
  const { files, redirects, policies, notFound } = manifest;
  const ofAnswers = answerHeaders(settings);
  const known = new Map<string, readonly Header[]>();
  /** Caches one array per kind of file: a release has thousands of files but only dozens of kinds. */
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
      .flatMap(pathsOfErrorPage)
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

/** Adds a variant with a trailing slash. Redirects from the content take precedence over these variants. */
function movedOf(redirects: ReleaseManifest['redirects']): Moved[] {
  const listed = Object.entries(redirects)
    .filter(([from, { to }]) => PLAIN_PATH.test(from) && PLAIN_PATH.test(to))
    .map(([from, { to, status }]): Moved => ({ from, to, status }));
  const all = new Map<string, Moved>();
  const tidied = [...listed.map((moved) => ({ ...moved, from: `${moved.from}/` })), INDEX];
  for (const moved of [...listed, ...tidied])
    if (!all.has(moved.from) && !NODE_PATHS.has(moved.from)) all.set(moved.from, moved);
  return [...all.values()];
}

const INDEX: Moved = { from: '/index.html', to: '/', status: 301 };
/** Addresses that Node always handles itself. */
const NODE_PATHS = new Set(['/api', '/api/', '/healthz', THANKS_PATH]);

type PublicFile = ReleaseFile & { readonly path: string; readonly headers: readonly Header[] };

/** Returns `null` for a group with different headers; Node serves its files. */
function foldersOf(files: readonly PublicFile[]): FrontFolder[] {
  const groups = new Map<string, FrontFolder | null>();
  for (const { path, file, type, encodings, headers } of files) {
    const extension = /\.(\w+)$/.exec(path)?.[1];
    // Excludes pages and files whose address differs from their path on disk.
    if (extension === undefined || extension === 'html' || path !== `/${file}`) continue;
    const folder = path.slice(0, path.indexOf('/', 1) + 1) || '/';
    const hasPrecompressed = Object.keys(encodings).length > 0;
    const key = `${folder} ${extension}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { folder, extension, type, headers, hasPrecompressed });
    else if (known?.headers !== headers) groups.set(key, null);
    else if (hasPrecompressed) groups.set(key, { ...known, hasPrecompressed: true });
  }
  return [...groups.values()].filter((group) => group !== null);
}

/** Headers that web servers add to files themselves. */
const AUTOMATIC_HEADERS = new Set(['ETag', 'Content-Type', 'Vary', 'Accept-Ranges']);

function ownHeaders({ identity }: FileEntry): Header[] {
  return pairsOf(identity.partialHeaders).filter(([name]) => !AUTOMATIC_HEADERS.has(name));
}

function pairsOf(raw: readonly string[]): Header[] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []));
}

/** `404.html` → `/404`, `/404/`, `/404.html`. `/index.html` is omitted, because it is a redirect. */
function pathsOfErrorPage(file: string): string[] {
  const pathWithoutExtension = `/${file.replace(/\.html$/, '')}`;
  return [pathWithoutExtension, `${pathWithoutExtension}/`, ...(pathWithoutExtension === '/index' ? [] : [`/${file}`])];
}

function nameOf(dataDir: string): string {
  return basename(dataDir).replace(/[^\w-]/g, '') || 'site';
}

/** A wildcard host is replaced with the loopback address. */
function upstreamOf({ host, port }: FrontSettings): string {
  const isAny = host === '0.0.0.0' || host === '::';
  const named = host.includes(':') ? `[${host}]` : host;
  return `${isAny ? '127.0.0.1' : named}:${port}`;
}
