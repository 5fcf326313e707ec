import { join } from 'node:path';
import type { ContentLoader } from '../../model/load/load-content.ts';
import { createContentLoader } from '../../model/load/load-content.ts';
import type { BuiltSite } from './built-site.ts';
import { readBuiltSite } from './built-site.ts';
import { changedDocuments, readDocumentRecord, recordDocuments } from './document-record.ts';
import type { Earlier } from './earlier-release.ts';
import { createPhotoProbe } from './images/photo-probe.ts';
import type { OnProgress } from './progress.ts';
import type { Published } from './publish.ts';
import { publish } from './publish.ts';
import { ContentRefused } from './report.ts';
import { pruneReleases } from './swap.ts';

export type PublisherOptions = {
  readonly contentDir: string;
  readonly dataDir: string;
  readonly distDir: string;
  readonly origin: string;
};

export type PublishOutcome = Published & {
  /** When the calendar changes what is shown. */
  readonly changesAt: Date | null;
};

/** Publishes a content folder again and again; keeps what it has read between two runs. */
export class Publisher {
  readonly #options: PublisherOptions;
  readonly #loader: ContentLoader;
  #built: BuiltSite | undefined;
  #last: Earlier | null = null;

  constructor(options: PublisherOptions) {
    this.#options = options;
    this.#loader = createContentLoader(options.contentDir, createPhotoProbe(join(options.dataDir, 'cache')));
  }

  /** @throws {ContentRefused} with an editor's to-do list; the old release stays. */
  async run(now: Date, onProgress?: OnProgress): Promise<PublishOutcome> {
    const { contentDir, dataDir, distDir, origin } = this.#options;
    this.#built ??= await readBuiltSite(distDir);
    const loaded = await this.#loader.load(now);
    if (!loaded.ok) throw new ContentRefused(loaded.issues);
    const { content, changesAt } = loaded;
    const record = await readDocumentRecord(dataDir);
    const changed = changedDocuments(record, content);
    if (changed.length > 0) throw new ContentRefused(changed);
    const { published, release } = await publish({
      content,
      contentDir,
      dataDir,
      origin,
      built: this.#built,
      last: this.#last,
      ...(onProgress ? { onProgress } : {}),
    });
    this.#last = release;
    await recordDocuments(dataDir, record, content);
    return { ...published, changesAt };
  }

  /** Removes releases beyond the last five. Apart from `run`, because visitors need not wait for it. */
  async tidy(): Promise<void> {
    await pruneReleases(this.#options.dataDir);
  }
}
