import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from '../../../model/load/decode-text.ts';
import { stampOf } from '../../../model/load/file-cache.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import { keepText, setKnown } from './content-changes.ts';
import type { ContentDisk, FileOnDisk } from './content-disk.ts';
import type { EntryPlace } from './entry-place.ts';
import { allPlaces } from './list-places.ts';

/** Whoever changed a file without the panel. */
export const BY_HAND = 'правка в папке';

/** Finds what was changed in the folder without the panel, and writes it into history. Runs in the queue of changes. */
export class HandEdits {
  readonly #db: PanelQueries;
  readonly #disk: ContentDisk;
  /** Of files that are as history knows them. */
  readonly #stamps = new Map<string, string>();

  constructor(db: PanelQueries, disk: ContentDisk) {
    this.#db = db;
    this.#disk = disk;
  }

  /** Looks at all files. A folder that is seen for the first time is what history begins with. */
  async look(): Promise<void> {
    const places = allPlaces(this.#disk.root);
    const there = places.filter(({ file }) => lstatSync(join(this.#disk.root, file), { throwIfNoEntry: false }));
    // A disk that is not there has not been emptied by anybody.
    if (there.length === 0) return;
    const known = await this.#known();
    if (known.size === 0) await this.#begin(there.map(({ file }) => file));
    else await this.#compare(there, known);
  }

  async #compare(there: readonly EntryPlace[], known: ReadonlyMap<string, string>): Promise<void> {
    for (const { file } of there) {
      const stamp = this.#stampOf(file);
      if (known.has(file) && this.#stamps.get(file) === stamp) continue;
      const found = await this.#disk.read(file).catch(() => null);
      if (!found) continue;
      await this.note(file, found, known.get(file) ?? null);
      this.#stamps.set(file, found.stamp);
    }
    const names = new Set(there.map(({ file }) => file));
    for (const [file, version] of known) if (!names.has(file)) await this.note(file, null, version);
  }

  /** Writes down what one file became, if it is not what history knows. */
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

  /** In one transaction: thousands of them would keep whoever starts the panel waiting. */
  async #begin(files: readonly string[]): Promise<void> {
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
