import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from '../../../model/load/decode-text.ts';
import { stampOf } from '../../../model/load/file-cache.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import { keepText, setKnown } from './content-changes.ts';
import type { ContentDisk, FileOnDisk } from './content-disk.ts';
import type { EntryPlace } from './entry-place.ts';
import { allPlaces } from './list-places.ts';

export const BY_HAND = 'правка в папке';

/** Detects edits made outside the panel and records them in history. Runs in the queue of changes. */
export class HandEdits {
  readonly #db: PanelQueries;
  readonly #disk: ContentDisk;
  /** Stamps of files whose version matches history; such files are not read again. */
  readonly #stamps = new Map<string, string>();

  constructor(db: PanelQueries, disk: ContentDisk) {
    this.#db = db;
    this.#disk = disk;
  }

  /** Compares all files with history. On the first run, the current files become the start of history. */
  async look(): Promise<void> {
    const places = allPlaces(this.#disk.root);
    const existing = places.filter(({ file }) => lstatSync(join(this.#disk.root, file), { throwIfNoEntry: false }));
    // Ignore an empty folder: it is an unmounted disk.
    if (existing.length === 0) return;
    const known = await this.#known();
    if (known.size === 0) await this.#recordInitialState(existing.map(({ file }) => file));
    else await this.#compare(existing, known);
  }

  async #compare(existing: readonly EntryPlace[], known: ReadonlyMap<string, string>): Promise<void> {
    for (const { file } of existing) {
      const stamp = this.#stampOf(file);
      if (known.has(file) && this.#stamps.get(file) === stamp) continue;
      const found = await this.#disk.read(file).catch(() => null);
      if (!found) continue;
      await this.note(file, found, known.get(file) ?? null);
      this.#stamps.set(file, found.stamp);
    }
    const names = new Set(existing.map(({ file }) => file));
    for (const [file, version] of known) if (!names.has(file)) await this.note(file, null, version);
  }

  async note(file: string, found: FileOnDisk | null, known?: string | null): Promise<void> {
    const before = known === undefined ? ((await this.#known(file)).get(file) ?? null) : known;
    const version = found?.version ?? null;
    if (before === version) return;
    const decoded = found && decodeText(found.bytes);
    const what = version === null ? 'deleted' : before === null ? 'created' : 'changed';
    const at = found?.changedAt ?? new Date().toISOString();
    await this.#db.transaction().execute(async (transaction) => {
      if (version !== null && decoded?.ok) await keepText(transaction, version, decoded.text);
      const names = { file, from_file: null, at, who: BY_HAND, what, pending: null } as const;
      await transaction
        .insertInto('content_history')
        .values({ ...names, before_version: before, version })
        .execute();
      await setKnown(transaction, file, version);
    });
  }

  /** A single transaction keeps the first start fast with thousands of files. */
  async #recordInitialState(files: readonly string[]): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      for (const file of files) {
        const found = await this.#disk.read(file).catch(() => null);
        if (!found) continue;
        const decoded = decodeText(found.bytes);
        if (decoded.ok) await keepText(transaction, found.version, decoded.text);
        await setKnown(transaction, file, found.version);
        this.#stamps.set(file, found.stamp);
      }
    });
  }

  async #known(file?: string): Promise<Map<string, string>> {
    const all = this.#db.selectFrom('content_known').select(['file', 'version']);
    const rows = await (file === undefined ? all : all.where('file', '=', file)).execute();
    return new Map(rows.map((row) => [row.file, row.version]));
  }

  #stampOf(file: string): string | null {
    const facts = lstatSync(join(this.#disk.root, file), { throwIfNoEntry: false });
    return facts ? stampOf(facts) : null;
  }
}
