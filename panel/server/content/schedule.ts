import type { EntryText, Facts, SaveRequest, Scheduled } from '../../contract/content.ts';
import { Refusal } from '../http/route.ts';
import { textOf } from './content-changes.ts';
import { versionOf } from './content-disk.ts';
import type { ContentParts } from './content-parts.ts';
import type { ContentTables } from './content-tables.ts';
import { titleOf } from './entry-facts.ts';
import type { EntryPlace } from './entry-place.ts';
import { placeOf } from './entry-place.ts';
import { tidyText } from './entry-text.ts';
import { fieldChanges } from './field-changes.ts';
import { publishedRefusal, readEntry } from './read-entry.ts';
import { conflict, proposedText, saveEntry } from './save-entry.ts';

type Row = Omit<ContentTables['content_schedules'], 'id'> & { readonly id: number };
type Asked = SaveRequest & { readonly at: string; readonly until: string | null };

/** Maximum sleep in milliseconds, to notice clock changes, suspended machines and database outages. */
const MAX_PAUSE_MS = 30_000;

/** Applies scheduled edits and restores the former text at their end. */
export class Schedule {
  readonly #parts: ContentParts;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(parts: ContentParts, onError: (error: unknown) => void) {
    this.#parts = parts;
    this.#onError = onError;
  }

  async list(): Promise<Scheduled[]> {
    const rows = await this.#rows().where('state', '!=', 'over').orderBy('at').execute();
    return Promise.all(rows.map((row) => toScheduled(this.#parts, row)));
  }

  /** Throws a `Refusal` 409 when the version is stale, or 422 when the edit is invalid. */
  async add({ file, version, facts, body, at, until }: Asked, who: string): Promise<Scheduled> {
    const place = placeOf(file);
    if (until !== null && until <= at) throw new Refusal(422, 'Конец раньше начала: поменяйте даты.', { issues: [] });
    const refusal = await publishedRefusal(this.#parts, place);
    if (refusal !== null) throw new Refusal(422, refusal, { issues: [] });
    const { found, after } = await proposedText(this.#parts, place, { facts, body });
    if ((found?.version ?? null) !== version)
      throw await conflict(this.#parts, place, { text: { facts, body }, version });
    const issues = await this.#parts.check.issuesOf(new Map([[file, after]]));
    if (issues.length > 0) throw new Refusal(422, 'Не запланировано: сначала исправьте ошибки.', { issues });
    const text = { base_version: version, facts: JSON.stringify(facts), body };
    const row = await this.#parts.db
      .insertInto('content_schedules')
      .values({ file, ...text, at, until, who, state: 'waiting' })
      .returningAll()
      .executeTakeFirstOrThrow();
    this.wake();
    return toScheduled(this.#parts, row);
  }

  async remove(id: number): Promise<void> {
    await this.#parts.db.deleteFrom('content_schedules').where('id', '=', id).execute();
  }

  /** Processes all due schedules, including those missed while the panel was down, then sleeps until the next. */
  wake(): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#running = this.#running.then(() => this.#run()).catch(this.#onError);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    let pause = MAX_PAUSE_MS;
    try {
      await this.#processDue(new Date().toISOString());
      pause = await this.#pause();
    } finally {
      if (!this.#isStopped) this.#timer = setTimeout(() => this.wake(), pause).unref();
    }
  }

  async #processDue(now: string): Promise<void> {
    const waiting = await this.#rows().where('state', '=', 'waiting').where('at', '<=', now).orderBy('at').execute();
    for (const row of waiting) await this.#begin(row, now);
    const ending = await this.#rows().where('state', '=', 'live').where('until', '<=', now).orderBy('until').execute();
    for (const row of ending) await this.#end(row);
  }

  async #begin(row: Row, now: string): Promise<void> {
    if (row.until !== null && row.until <= now) {
      await this.#set(row.id, { state: 'failed', message: 'Срок прошёл, пока панель была выключена.' });
      return;
    }
    const text = { facts: JSON.parse(row.facts) as Facts, body: row.body };
    await this.#try(row, async () => {
      const { before, after } = await proposedText(this.#parts, placeOf(row.file), text);
      // A crash may have happened after the save, so the edit may already be in place.
      const isThere = before === after && versionOf(after) !== row.base_version;
      const version = isThere ? versionOf(after) : (await this.#save(row, text, row.base_version)).version;
      const isOver = row.until === null;
      await this.#set(row.id, {
        state: isOver ? 'over' : 'live',
        before_version: row.base_version,
        live_version: version,
      });
    });
  }

  async #end(row: Row): Promise<void> {
    await this.#try(row, async () => {
      const before = row.before_version === null ? null : await textOf(this.#parts.db, row.before_version);
      await restoreFormerText(this.#parts, row, before);
      await this.#set(row.id, { state: 'over' });
    });
  }

  #save(row: Row, text: EntryText, version: string | null) {
    return saveEntry(this.#parts, { file: row.file, version, ...text }, { name: scheduledAuthor(row.who) });
  }

  async #try(row: Row, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal)) this.#onError(error);
      const message = error instanceof Refusal ? error.message : 'Внутренняя ошибка панели. Сохраните сами.';
      await this.#set(row.id, { state: 'failed', message });
    }
  }

  async #set(id: number, fields: Partial<Omit<Row, 'id'>>): Promise<void> {
    await this.#parts.db.updateTable('content_schedules').set(fields).where('id', '=', id).execute();
  }

  async #pause(): Promise<number> {
    const rows = await this.#rows().where('state', 'in', ['waiting', 'live']).execute();
    const moments = rows.flatMap(({ state, at, until }) => (state === 'waiting' ? at : (until ?? [])));
    const next = Math.min(...moments.map((moment) => Date.parse(moment) - Date.now()));
    return Math.min(MAX_PAUSE_MS, Math.max(0, next));
  }

  #rows() {
    return this.#parts.db.selectFrom('content_schedules').selectAll();
  }
}

/** Restores the former text unless the file has changed since. */
function restoreFormerText(parts: ContentParts, row: Row, text: string | null): Promise<void> {
  return parts.enqueueWrite(async () => {
    const found = await parts.disk.read(row.file);
    await parts.handEdits.note(row.file, found);
    if (found?.version !== row.live_version) throw new Refusal(409, 'Прежнее не вернулось: файл с тех пор изменили.');
    if (text === null && row.before_version !== null) throw new Refusal(422, 'Прежний текст не найден в истории.');
    const issues = await parts.check.issuesOf(new Map([[row.file, text]]));
    if (issues.length > 0) throw new Refusal(422, `Прежнее не вернулось: ${issues[0]?.message}`);
    const live = await textOf(parts.db, found.version);
    const what = text === null ? 'deleted' : 'restored';
    const change = { file: row.file, what, before: live, beforeVersion: found.version, after: text } as const;
    await parts.changes.make([change], scheduledAuthor(row.who));
  });
}

const scheduledAuthor = (who: string) => `${who}, по расписанию`;

async function toScheduled(parts: ContentParts, row: Row): Promise<Scheduled> {
  const { id, file, facts, body, at, until, who, state, message, base_version: baseVersion } = row;
  const text = { facts: JSON.parse(facts) as Facts, body };
  const place = placeOf(file);
  const changes = state === 'waiting' ? await changesOf(parts, place, text) : [];
  const shown = state === 'over' ? 'live' : state;
  return {
    id,
    file,
    title: titleOf(place, text.facts),
    ...text,
    baseVersion,
    changes,
    at,
    until,
    who,
    state: shown,
    message,
  };
}

async function changesOf(parts: ContentParts, place: EntryPlace, text: EntryText) {
  const live = await readEntry(parts, place, null);
  return fieldChanges(place.kind, live.version === null ? null : live, tidyText(place.kind, text));
}
