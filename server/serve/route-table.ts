import type { ReleaseManifest } from '../release/manifest.ts';
import type { AnswerHeaders } from './headers.ts';
import { encodePath, locationOf } from './location.ts';
import type { ServedRelease } from './release-store.ts';
import { createFileEntry, type FileEntry } from './representation.ts';
import { withoutSlash } from './request-target.ts';

export type Redirect = { location: string; status: 301 | 302 };

export type RouteTable = {
  release: ServedRelease;
  findFile(path: string): FileEntry | undefined;
  findRedirect(path: string, query: string): Redirect | undefined;
  isSlug(path: string): boolean;
  /** Whether a page existed at this path, for 410. */
  isGone(path: string): boolean;
  unmatched: FileEntry;
  slug: FileEntry;
};

/** Resolves the paths of one release. Entries are created lazily, because most pictures are never requested. */
export function createRouteTable(release: ServedRelease, ofAnswers: AnswerHeaders): RouteTable {
  const { dir, manifest, older } = release;
  const { files, redirects, policies, notFound } = manifest;
  const gone = new Set(manifest.gone);
  const entries = new Map<string, FileEntry>();
  const slugPatterns = notFound.slugPatterns.map((pattern) => new RegExp(`^${slugExpression(pattern)}/?$`));
  const policyOf = (index: number | undefined) => (index === undefined ? undefined : policies[index]);

  function findFile(path: string): FileEntry | undefined {
    const known = entries.get(path);
    if (known) return known;
    const located = files[path] ? { dir, file: files[path] } : older.files.get(path);
    if (!located || redirects[path]) return undefined;
    const entry = createFileEntry(located.dir, located.file, policyOf(files[path]?.policy), ofAnswers);
    entries.set(path, entry);
    return entry;
  }

  function findRedirect(path: string, query: string): Redirect | undefined {
    return movedPage(path, query) ?? mistypedPage(path, query);
  }

  function movedPage(path: string, query: string): Redirect | undefined {
    const trimmed = withoutSlash(path);
    const listed = redirects[trimmed];
    if (listed) return { location: locationOf(listed.to, query), status: listed.status };
    const clean = trimmed === path ? pageOfFile(path, manifest) : trimmed;
    return clean !== undefined && files[clean]
      ? { location: locationOf(encodePath(clean), query), status: 301 }
      : undefined;
  }

  /** Page paths are lower-case, so `/WORKS`, `//works`, `/works/index.html` and `/works,` redirect to `/works`. */
  function mistypedPage(path: string, query: string): Redirect | undefined {
    const words = path.replace(END_OF_SENTENCE, '').toLowerCase();
    const meant = words.replace(/\/{2,}/g, '/').replace(/(?<=.)\/index\.html$/, '') || '/';
    if (meant === path) return undefined;
    const isPage = files[meant]?.type.startsWith('text/html') && !redirects[meant];
    return isPage ? { location: locationOf(encodePath(meant), query), status: 301 } : movedPage(meant, query);
  }

  return {
    release,
    findFile,
    findRedirect,
    isGone: (path) => gone.has(withoutSlash(path)),
    isSlug: (path) => slugPatterns.some((pattern) => pattern.test(path)),
    unmatched: createFileEntry(dir, notFound.unmatched, policyOf(notFound.unmatched.policy), ofAnswers),
    slug: createFileEntry(dir, notFound.slug, policyOf(notFound.slug.policy), ofAnswers),
  };
}

/** Messengers and people copy these together with a link. */
const END_OF_SENTENCE = /(?<=[\p{L}\d])[\s.,:;!?)»”"']{1,3}$/u;

/** `/works.html` → `/works`, `/index.html` → `/`. */
function pageOfFile(path: string, { files }: ReleaseManifest): string | undefined {
  const page = path === '/index.html' ? '/' : path.slice(0, -'.html'.length);
  return path.endsWith('.html') && files[page]?.file === path.slice(1) ? page : undefined;
}

export function slugExpression(pattern: string): string {
  return pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
}
