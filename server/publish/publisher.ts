import { join } from 'node:path';
import type { Advised } from '../../model/advice/advised.ts';
import type { BeforeParsing } from '../../model/load/content-folder.ts';
import type { ContentIssue } from '../../model/load/issue.ts';
import type { ContentLoader, LoadResult } from '../../model/load/load-content.ts';
import { createContentLoader } from '../../model/load/load-content.ts';
import type { Sources } from '../../model/load/locate.ts';
import type { Overlay } from '../../model/load/overlay.ts';
import { PhotoError } from '../../model/load/photo-probe.ts';
import type { BuiltSite } from './built-site.ts';
import { readBuiltSite } from './built-site.ts';
import { changedDocuments, readDocumentRecord, recordDocuments } from './document-record.ts';
import type { Earlier } from './earlier-release.ts';
import type { HeldBack } from './hold-back.ts';
import { HoldBack } from './hold-back.ts';
import { createPhotoProbe } from './images/photo-probe.ts';
import { LastGood } from './last-good.ts';
import type { OnProgress } from './progress.ts';
import { pruneReleases } from './prune-releases.ts';
import type { Published, PublishOptions } from './publish.ts';
import { publish } from './publish.ts';
import { ContentRefused } from './report.ts';

export type PublisherOptions = {
  readonly contentDir: string;
  readonly dataDir: string;
  readonly distDir: string;
  readonly origin: string;
  readonly beforeParsing?: BeforeParsing;
  readonly review?: (ready: ReadyToShow) => Promise<void>;
  readonly addFiles?: PublishOptions['addFiles'];
  readonly onParsed?: () => void;
};

export type ReadyToShow = Advised & {
  readonly texts: Sources;
  readonly reminders: readonly ContentIssue[];
  readonly waiting: readonly ContentIssue[];
};

export type PublishOutcome = Published & {
  /** Next date on which the visible content changes. */
  readonly changesAt: Date | null;
  readonly reminders: readonly ContentIssue[];
  readonly issues: readonly ContentIssue[];
  readonly heldBack: readonly HeldBack[];
};

/** Publishes a content folder repeatedly and keeps parsed files in memory between runs. */
export class Publisher {
  readonly #options: PublisherOptions;
  readonly #loader: ContentLoader;
  #built: BuiltSite | undefined;
  #lastGood: LastGood | undefined;
  #last: Earlier | null = null;

  constructor(options: PublisherOptions) {
    this.#options = options;
    const { beforeParsing } = options;
    const probe = createPhotoProbe(join(options.dataDir, 'cache'));
    this.#loader = createContentLoader(options.contentDir, probe, beforeParsing ? { beforeParsing } : {});
  }

  /** @throws {ContentRefused} with the issues when nothing can be published; the old release stays. */
  async run(now: Date, onProgress?: OnProgress): Promise<PublishOutcome> {
    this.#built ??= await readBuiltSite(this.#options.distDir);
    this.#lastGood ??= await LastGood.open(this.#options.dataDir);
    const held = new HoldBack(this.#lastGood);
    for (;;) {
      const loaded = await this.#load(now, held.overlay);
      const outcome = await this.#publish(this.#built, loaded, held.issues, onProgress);
      if (!('refused' in outcome)) {
        await this.#lastGood.keep(loaded.read);
        return { ...outcome, issues: held.issues, heldBack: held.files };
      }
      if (!held.add(outcome.refused, loaded.read)) throw new ContentRefused(held.issues);
    }
  }

  /** Removes old releases. Separate from `run`, because a publish must not wait for it. */
  async tidy(): Promise<void> {
    await pruneReleases(this.#options.dataDir);
  }

  async #load(now: Date, overlay: Overlay): Promise<LoadResult> {
    const loaded = await this.#loader.load(now, overlay);
    this.#options.onParsed?.();
    return loaded;
  }

  async #publish(
    built: BuiltSite,
    loaded: LoadResult,
    waiting: readonly ContentIssue[],
    onProgress: OnProgress | undefined,
  ): Promise<
    (Published & Pick<PublishOutcome, 'changesAt' | 'reminders'>) | { readonly refused: readonly ContentIssue[] }
  > {
    if (!loaded.ok) return { refused: loaded.issues };
    const { content, written, changesAt, reminders, read } = loaded;
    const { contentDir, dataDir, origin, review, addFiles } = this.#options;
    const record = await readDocumentRecord(dataDir);
    const changed = changedDocuments(record, content);
    if (changed.length > 0) return { refused: changed };
    const ready = { written, today: content.today, texts: read.texts, reminders, waiting };
    try {
      const { published, release } = await publish({
        content,
        texts: read.texts,
        contentDir,
        dataDir,
        origin,
        built,
        last: this.#last,
        ...(addFiles && { addFiles }),
        ...(review ? { review: (pages) => review({ ...ready, pages }) } : {}),
        ...(onProgress ? { onProgress } : {}),
      });
      this.#last = release;
      await recordDocuments(dataDir, record, content);
      return { ...published, changesAt, reminders };
    } catch (error) {
      if (error instanceof ContentRefused) return { refused: error.issues };
      if (error instanceof PhotoError) return { refused: [{ file: `photos/${error.file}`, message: error.reason }] };
      throw error;
    }
  }
}
