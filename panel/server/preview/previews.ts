import { createHash, randomBytes } from 'node:crypto';
import type { LoadResult } from '../../../model/load/load-content.ts';
import type { BuiltSite } from '../../../server/publish/built-site.ts';
import type { PagePlaces } from '../../contract/preview.ts';
import type { DraftSources, LoadedDraft, ShownDraft } from './load-draft.ts';
import { loadDraft } from './load-draft.ts';
import { readFontFaces } from './preview-document.ts';
import { PreviewSite } from './preview-site.ts';
import type { Named } from './preview-token.ts';
import { createTokens } from './preview-token.ts';
import { Recent } from './recent.ts';
import type { createSharedPreviews } from './shared-previews.ts';

type Parts = DraftSources & {
  readonly builtSite: () => Promise<BuiltSite>;
  readonly shared: ReturnType<typeof createSharedPreviews>;
  readonly secret: string;
  readonly now: () => Date;
};

/** Lifetime of an author's preview in minutes; the pane requests a new one afterwards. */
const OWN_MINUTES = 60;
const SHARED_HOURS = 24;
const DRAFTS_KEPT = 60;
const SITES_KEPT = 4;
/** Milliseconds for which a site made for a preview is reused without reading the content folder. */
const SITE_FRESH_MS = 60_000;

type Load = () => Promise<LoadedDraft>;
type MadeSite = { readonly site: PreviewSite; readonly built: BuiltSite; readonly at: number };

export function createPreviews(parts: Parts) {
  const { builtSite, shared, now } = parts;
  const tokens = createTokens(parts.secret);
  const drafts = new Recent<Load>(DRAFTS_KEPT);
  const sites = new Recent<MadeSite>(SITES_KEPT);

  const withDraft =
    (draft: ShownDraft): Load =>
    () =>
      loadDraft(parts, draft, now());

  async function makeSite(token: string, load: Load) {
    const [loaded, built] = await Promise.all([load(), builtSite()]);
    if (!loaded.ok) return loaded;
    const fontFaces = await readFontFaces(built.clientDir);
    const { content, visibility } = loaded;
    const base = `/preview/${token}`;
    const site = new PreviewSite({ content, visibility, built, fontFaces, base, dataDir: parts.dataDir });
    const made: MadeSite = { site, built, at: now().getTime() };
    sites.set(token, made);
    // The timer frees memory: with thousands of works a site takes tens of megabytes.
    setTimeout(() => sites.drop(token, made), SITE_FRESH_MS).unref();
    return { ok: true, site } as const;
  }

  async function loadOf({ kind, id }: Named): Promise<Load | undefined> {
    if (kind === 'own') return drafts.get(id);
    const draft = await shared.find(id);
    return draft && withDraft(draft);
  }

  async function showOwn(id: string, load: Load) {
    const until = new Date(now().getTime() + OWN_MINUTES * 60_000);
    const token = tokens.sign({ kind: 'own', id, until });
    const made = await makeSite(token, load);
    if (!made.ok) return made;
    drafts.set(id, load);
    return { ok: true, token, site: made.site } as const;
  }

  /** Returns `null` for an invalid or expired token. */
  async function open(token: string): Promise<PreviewSite | null> {
    const named = tokens.read(token, now());
    if (!named) return null;
    const known = sites.get(token);
    const isFresh = known && now().getTime() - known.at < SITE_FRESH_MS && known.built === (await builtSite());
    if (isFresh) return known.site;
    const load = await loadOf(named);
    const made = load && (await makeSite(token, load));
    return made?.ok ? made.site : null;
  }

  return {
    async show(personId: string, draft: ShownDraft) {
      const made = await showOwn(hashOf(personId, draft.file, draft.text), withDraft(draft));
      if (!made.ok) return made;
      const { token, site } = made;
      return { ok: true, token, path: site.entryPath(draft.file), visibility: site.visibility } as const;
    },
    /** Shows content from another folder; `version` changes with the content. */
    showContent: (personId: string, version: string, load: () => Promise<LoadResult>) =>
      showOwn(hashOf(personId, version), async () => ({ ...(await load()), visibility: { state: 'unsaved' } })),
    async share(personId: string, draft: ShownDraft) {
      const id = randomBytes(16).toString('base64url');
      const until = new Date(now().getTime() + SHARED_HOURS * 3_600_000);
      const token = tokens.sign({ kind: 'shared', id, until });
      const made = await makeSite(token, withDraft(draft));
      if (!made.ok) return made;
      await shared.keep(id, draft, { madeBy: personId, now: now(), until });
      return { ok: true, token, path: made.site.entryPath(draft.file), until } as const;
    },
    open,
    /** Returns the fields of a page, to their author only. */
    async places(token: string, path: string): Promise<PagePlaces | null> {
      if (tokens.read(token, now())?.kind !== 'own') return null;
      return (await open(token))?.places(path) ?? null;
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;

function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
