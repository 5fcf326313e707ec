import type { Transaction } from 'kysely';
import type { BatchReport } from '../../contract/lists.ts';
import { Refusal } from '../http/route.ts';
import type { PanelTables } from '../store/panel-tables.ts';
import type { FileChange } from './content-changes.ts';
import { versionOf } from './content-disk.ts';
import type { ContentParts } from './content-parts.ts';
import type { FolderCheck } from './folder-check.ts';

const HALF_WRITTEN = 'Диск ответил ошибкой: панель закончит эту правку при следующем запуске.';

type Parts = Pick<ContentParts, 'changes' | 'disk'> & { readonly check: Pick<FolderCheck, 'issuesOf'> };

/** Changes of many entries; an entry that cannot be changed is refused with a message and does not stop the others. */
export class ManyChanges {
  readonly #parts: Parts;
  readonly #done: string[] = [];
  readonly #refused = new Map<string, string>();
  #changes: FileChange[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get changes(): readonly FileChange[] {
    return this.#changes;
  }

  /** @param prepare returns `null` for an entry that is already as wanted, and throws a `Refusal` */
  async add(file: string, prepare: () => Promise<FileChange | null>): Promise<void> {
    try {
      const change = await prepare();
      if (change === null) this.#done.push(file);
      else if (this.#changes.some((other) => other.file === change.file)) {
        throw new Refusal(409, 'У двух выбранных записей один адрес.');
      } else this.#changes.push(change);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refused.set(file, error.message);
    }
  }

  refuse(file: string, message: string): void {
    this.#refused.set(file, message);
    this.#changes = this.#changes.filter((change) => change.file !== file);
  }

  /** Makes all changes that leave the folder valid, in one group that a crash cannot split. */
  async make(
    who: string,
    inSameTransaction?: (transaction: Transaction<PanelTables>, files: readonly string[]) => Promise<void>,
  ): Promise<BatchReport> {
    const fitting: FileChange[] = [];
    await this.#addFitting(this.#changes, fitting);
    const files = fitting.map(({ file }) => file);
    let savedAt: string | null = null;
    try {
      if (fitting.length > 0)
        savedAt = await this.#parts.changes.make(fitting, who, async (transaction) =>
          inSameTransaction?.(transaction, files),
        );
      this.#done.push(...files);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await this.#reportWritten(fitting, error.message);
    }
    return {
      done: this.#done,
      refused: [...this.#refused].map(([file, message]) => ({ file, message })),
      savedAt,
    };
  }

  /** Checks the group as a whole, so that entries may depend on each other, and halves it to find the wrong ones. */
  async #addFitting(group: readonly FileChange[], fitting: FileChange[]): Promise<void> {
    if (group.length === 0) return;
    const issues = await this.#parts.check.issuesOf(
      new Map([...fitting, ...group].map(({ file, after }) => [file, after])),
    );
    if (issues.length === 0) {
      fitting.push(...group);
      return;
    }
    const own = new Map(issues.map(({ file, message }) => [file, message]));
    const wrong = group.filter(({ file }) => own.has(file));
    for (const { file } of wrong) this.#refused.set(file, own.get(file) ?? '');
    if (wrong.length > 0)
      return this.#addFitting(
        group.filter(({ file }) => !own.has(file)),
        fitting,
      );
    const [first] = group;
    if (first && group.length === 1) {
      this.#refused.set(first.file, `${issues[0]?.file}: ${issues[0]?.message}`);
      return;
    }
    const half = Math.ceil(group.length / 2);
    await this.#addFitting(group.slice(0, half), fitting);
    await this.#addFitting(group.slice(half), fitting);
  }

  /** The disk failed: a group of which any file was written is completed at the next start. */
  async #reportWritten(changes: readonly FileChange[], message: string): Promise<void> {
    const written = await Promise.all(changes.map((change) => this.#isWritten(change)));
    const rest = written.includes(true) ? HALF_WRITTEN : message;
    for (const [index, { file }] of changes.entries()) {
      if (written[index]) this.#done.push(file);
      else this.#refused.set(file, rest);
    }
  }

  async #isWritten({ file, after }: FileChange): Promise<boolean> {
    const found = await this.#parts.disk.read(file).catch(() => undefined);
    return found !== undefined && (found?.version ?? null) === (after === null ? null : versionOf(after));
  }
}
