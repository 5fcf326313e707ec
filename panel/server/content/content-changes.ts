import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { HistoryItem } from '../../contract/content.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import type { PanelTables } from '../store/panel-tables.ts';
import type { ContentDisk } from './content-disk.ts';
import { versionOf } from './content-disk.ts';
import type { StagedPhotos } from './staged-photos.ts';
import { commitMentionedPhotos } from './staged-photos.ts';

export type FileChange = {
  readonly file: string;
  /** Former path of a file that was renamed, or restored under another name; its history continues here. */
  readonly fromFile?: string;
  readonly what: HistoryItem['what'];
  readonly before: string | null;
  /** SHA-256 of the former bytes, which can differ from the encoded text. */
  readonly beforeVersion: string | null;
  /** `null` deletes the file. */
  readonly after: string | null;
};

type Row = {
  readonly id: number;
  readonly file: string;
  readonly what: HistoryItem['what'];
  readonly from_file: string | null;
  readonly before_version: string | null;
  readonly version: string | null;
};

/**
 * Writes files together with their history. History rows stay pending until the files are on disk, so after a crash
 * the next start can finish or discard each change.
 */
export class ContentChanges {
  readonly #db: PanelQueries;
  readonly #disk: ContentDisk;
  readonly #staged: StagedPhotos;

  constructor(db: PanelQueries, disk: ContentDisk, staged: StagedPhotos) {
    this.#db = db;
    this.#disk = disk;
    this.#staged = staged;
  }

  /**
   * @param together further database writes in the final transaction of these changes
   * @returns ISO moment of the last change; later reads of the folder include all changes
   */
  async make(
    changes: readonly FileChange[],
    who: string,
    inSameTransaction: (transaction: Transaction<PanelTables>) => Promise<void> = async () => undefined,
  ): Promise<string> {
    await commitMentionedPhotos(
      this.#staged,
      changes.map(({ after }) => after),
    );
    const pending = randomUUID();
    await this.#db.transaction().execute((transaction) => insertPending(transaction, changes, who, pending));
    let placedAt = '';
    try {
      for (const change of inSafeOrder(changes)) placedAt = await this.#apply(change.file, change.after);
    } catch (error) {
      await this.#finish(pending);
      throw error;
    }
    await this.#db.transaction().execute(async (transaction) => {
      await settle(transaction, await pendingRows(transaction, pending));
      await inSameTransaction(transaction);
    });
    return placedAt;
  }

  /** Recovers after a crash: completes started changes and discards the others. */
  async recover(): Promise<void> {
    await this.#disk.removeLeftovers();
    const groups = await this.#db.selectFrom('content_history').select('pending').distinct().execute();
    for (const { pending } of groups) if (pending !== null) await this.#finish(pending);
  }

  async #finish(pending: string): Promise<void> {
    const rows = await pendingRows(this.#db, pending);
    const states = await Promise.all(rows.map((row) => this.#stateOf(row)));
    const isBegun = states.includes('after');
    const kept: Row[] = [];
    for (const [index, row] of rows.entries()) {
      if (states[index] === 'after') kept.push(row);
      if (states[index] !== 'before' || !isBegun) continue;
      const text = row.version === null ? null : await textOf(this.#db, row.version);
      if (row.version !== null && text === null) continue;
      await this.#apply(row.file, text);
      kept.push(row);
    }
    await this.#db.transaction().execute(async (transaction) => {
      await settle(transaction, kept);
      await transaction.deleteFrom('content_history').where('pending', '=', pending).execute();
    });
  }

  async #stateOf({ file, version, before_version }: Row): Promise<'after' | 'before' | 'other'> {
    const current = (await this.#disk.read(file))?.version ?? null;
    if (current === version) return 'after';
    return current === before_version ? 'before' : 'other';
  }

  async #apply(file: string, text: string | null): Promise<string> {
    if (text !== null) return this.#disk.write(file, text);
    if (await this.#disk.read(file)) await this.#disk.remove(file);
    return new Date().toISOString();
  }
}

/** Orders creations before the files that reference them, and deletions last. */
function inSafeOrder(changes: readonly FileChange[]): FileChange[] {
  const rank = ({ before, after }: FileChange) => (after === null ? 2 : before === null ? 0 : 1);
  return [...changes].sort((a, b) => rank(a) - rank(b));
}

async function insertPending(
  transaction: Transaction<PanelTables>,
  changes: readonly FileChange[],
  who: string,
  pending: string,
): Promise<void> {
  const at = new Date().toISOString();
  for (const { file, fromFile, what, before, beforeVersion, after } of changes) {
    if (before !== null && beforeVersion !== null) await keepText(transaction, beforeVersion, before);
    const version = after === null ? null : versionOf(after);
    if (after !== null && version !== null) await keepText(transaction, version, after);
    const names = { file, from_file: fromFile ?? null, at, who, what };
    await transaction
      .insertInto('content_history')
      .values({ ...names, before_version: beforeVersion, version, pending })
      .execute();
  }
}

export async function keepText(db: PanelQueries, sha: string, text: string): Promise<void> {
  await db
    .insertInto('content_texts')
    .values({ sha, text })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function textOf(db: PanelQueries, version: string): Promise<string | null> {
  const found = await db.selectFrom('content_texts').select('text').where('sha', '=', version).executeTakeFirst();
  return found?.text ?? null;
}

function pendingRows(db: PanelQueries, pending: string): Promise<Row[]> {
  return db
    .selectFrom('content_history')
    .select(['id', 'file', 'what', 'from_file', 'before_version', 'version'])
    .where('pending', '=', pending)
    .orderBy('id')
    .execute();
}

async function settle(db: PanelQueries, rows: readonly Row[]): Promise<void> {
  for (const { id, file, what, from_file, version } of rows) {
    await db.updateTable('content_history').set({ pending: null }).where('id', '=', id).execute();
    await setKnown(db, file, version);
    if (from_file !== null && what === 'renamed') await followRename(db, from_file, file);
  }
}

export async function setKnown(db: PanelQueries, file: string, version: string | null): Promise<void> {
  if (version === null) {
    await db.deleteFrom('content_known').where('file', '=', file).execute();
    return;
  }
  await db
    .insertInto('content_known')
    .values({ file, version })
    .onConflict((conflict) => conflict.column('file').doUpdateSet({ version }))
    .execute();
}

/** Moves drafts, schedules, comments and reviews to the new name. A draft that would replace another one stays under the old name. */
async function followRename(db: PanelQueries, from: string, to: string): Promise<void> {
  const begun = db.selectFrom('content_drafts').select('person').where('file', '=', to);
  await db
    .updateTable('content_drafts')
    .set({ file: to })
    .where('file', '=', from)
    .where('person', 'not in', begun)
    .execute();
  for (const table of ['content_schedules', 'content_comments', 'content_reviews'] as const)
    await db.updateTable(table).set({ file: to }).where('file', '=', from).execute();
}
