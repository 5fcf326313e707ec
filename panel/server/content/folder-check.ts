import type { ContentIssue } from '../../../model/load/issue.ts';
import type { ContentLoader, LoadResult } from '../../../model/load/load-content.ts';
import type { Overlay } from '../../../model/load/overlay.ts';
import { NO_OVERLAY } from '../../../model/load/overlay.ts';
import { HoldBack } from '../../../server/publish/hold-back.ts';
import { LastGood } from '../../../server/publish/last-good.ts';
import { issuesOfForms } from './kind-form.ts';
import type { StagedPhotos } from './staged-photos.ts';
import { NOTHING_STAGED } from './staged-photos.ts';

/** Proposed texts by file; `null` is a deletion. */
export type Proposed = ReadonlyMap<string, string | null>;

type Settings = {
  readonly dataDir: string;
  readonly loader: ContentLoader;
  readonly staged?: StagedPhotos;
};

/** Cache lifetime: validity also depends on the date, which changes without a file change. */
const FRESH_MS = 60_000;

/** Validates the whole folder like the publisher, together with unsaved edits. */
export class FolderCheck {
  readonly #dataDir: string;
  readonly #loader: ContentLoader;
  readonly #staged: StagedPhotos;
  #known: { readonly issues: Promise<readonly ContentIssue[]>; readonly at: number } | null = null;

  constructor({ dataDir, loader, staged = NOTHING_STAGED }: Settings) {
    this.#dataDir = dataDir;
    this.#staged = staged;
    this.#loader = loader;
  }

  now(): Promise<readonly ContentIssue[]> {
    const known = this.#known;
    if (known && performance.now() - known.at < FRESH_MS) return known.issues;
    const issues = this.#load(NO_OVERLAY).then(issuesIn);
    this.#known = { issues, at: performance.now() };
    issues.catch(() => this.forget());
    return issues;
  }

  forget(): void {
    this.#known = null;
  }

  /** Returns issues in the proposed texts or caused by them; existing issues of other files are omitted. */
  async issuesOf(proposed: Proposed): Promise<ContentIssue[]> {
    const edit = new Map([...proposed].map(([file, text]) => [file, text === null ? null : Buffer.from(text)]));
    const found = await this.#load({ texts: edit, photos: new Map() });
    if (found.ok) return [];
    const own = issuesIn(found).filter(({ file }) => proposed.has(file));
    if (own.length > 0 && !found.isRead) return own;
    const { overlay, issues } = await this.#standIns();
    const known = new Set(issues.map(keyOf));
    const texts = new Map([...overlay.texts, ...edit]);
    // An unreadable file prevents cross-file checks, so its last published version replaces it.
    const whole = found.isRead ? found : await this.#load({ texts, photos: overlay.photos });
    return issuesIn(whole).filter((issue) => proposed.has(issue.file) || !known.has(keyOf(issue)));
  }

  /** Returns last published versions of invalid files, as the site uses them, and all issues of the folder. */
  async #standIns(): Promise<{ readonly overlay: Overlay; readonly issues: readonly ContentIssue[] }> {
    let loaded = await this.#load(NO_OVERLAY);
    if (loaded.ok) return { overlay: NO_OVERLAY, issues: [] };
    const held = new HoldBack(await LastGood.open(this.#dataDir));
    const issues = issuesIn(loaded);
    while (!loaded.ok && held.add(loaded.issues, loaded.read)) {
      loaded = await this.#load(held.overlay);
      issues.push(...issuesIn(loaded));
    }
    return { overlay: held.overlay, issues };
  }

  async #load({ texts, photos }: Overlay): Promise<LoadResult> {
    const staged = [...(await this.#staged.photos())].map(([name, facts]) => [`photos/${name}`, facts] as const);
    return this.#loader.load(new Date(), { texts, photos: new Map([...staged, ...photos]) });
  }
}

function issuesIn(loaded: LoadResult): ContentIssue[] {
  return loaded.ok ? [] : issuesOfForms(loaded.issues);
}

/** The line is excluded from the key because unrelated edits move it. */
const keyOf = ({ file, path, message }: ContentIssue): string => JSON.stringify([file, path, message]);
