import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { KindName, KindValues, ListedKind } from '../../../model/kinds/kinds.ts';
import { folderKinds, singleKinds } from '../../../model/kinds/kinds.ts';
import { decodeText } from '../../../model/load/decode-text.ts';
import { stampOf } from '../../../model/load/file-cache.ts';
import type { ContentLoader } from '../../../model/load/load-content.ts';
import { readPublishState } from '../../../server/publish/state/publish-state.ts';
import type { EntryStatus, EntrySummary, Facts, PlannedEntry } from '../../contract/content.ts';
import type { ContentParts } from './content-parts.ts';
import { draftsOf } from './drafts.ts';
import type { ListedFacts } from './entry-facts.ts';
import { listedFacts } from './entry-facts.ts';
import type { EntryPlace } from './entry-place.ts';
import { readEntryText } from './entry-text.ts';
import { placesOf } from './list-places.ts';
import { unpublishedFiles } from './publishing-report.ts';
import { todayOf } from './today.ts';

type Known = { readonly stamp: string; readonly facts: ListedFacts };

const WITHOUT_FACTS: Omit<ListedFacts, 'title'> = {
  photo: null,
  date: null,
  from: null,
  until: null,
  isWithdrawn: false,
  columns: [],
  tags: [],
};

export class EntriesList {
  readonly #parts: ContentParts;
  readonly #known = new Map<string, Known>();
  #warming: Promise<void> = Promise.resolve();

  constructor(parts: ContentParts) {
    this.#parts = parts;
  }

  async of(name: KindName, person: string): Promise<EntrySummary[]> {
    await this.#warming.catch(() => undefined);
    const kind = [...singleKinds, ...folderKinds].find((one) => one.name === name);
    const drafts = new Set((await draftsOf(this.#parts.db, person)).map(({ file }) => file));
    const { trouble } = await readPublishState(this.#parts.dataDir);
    const refused = unpublishedFiles(trouble);
    const today = todayOf(this.#parts.contentDir);
    const entries = (kind ? this.#stamped(kind) : []).map(({ place, stamp, ...found }) => {
      const { file, slug } = place;
      const { title, photo, date, columns, tags, ...shown } = this.#factsOf(place, stamp);
      const status = refused.has(file) ? ({ state: 'refused' } as const) : statusOf(shown, today);
      const changedAt = found.changedAt.toISOString();
      return { file, slug, title, photo, status, date, changedAt, hasDraft: drafts.has(file), columns, tags };
    });
    return kind && 'folders' in kind ? withoutEarlier(entries) : entries;
  }

  /** Returns the entries that appear on the site by themselves, the earliest first. */
  async planned(): Promise<PlannedEntry[]> {
    await this.#warming.catch(() => undefined);
    const today = todayOf(this.#parts.contentDir);
    const planned = folderKinds
      .flatMap((kind) => this.#stamped(kind))
      .flatMap(({ place, stamp }) => {
        const { title, ...shown } = this.#factsOf(place, stamp);
        const status = statusOf(shown, today);
        return status.state === 'planned' ? [{ file: place.file, title, from: status.from }] : [];
      });
    return planned.sort((one, other) => one.from.localeCompare(other.from));
  }

  /**
   * Fills the cache, so that the first list of a large folder is fast. Entries come from the loader, because parsing
   * all files twice doubles the memory of the panel.
   */
  warmUp(loader: ContentLoader): Promise<void> {
    this.#warming = this.#fill(loader);
    return this.#warming;
  }

  async #fill(loader: ContentLoader): Promise<void> {
    const stamped = folderKinds.flatMap((kind) => this.#stamped(kind));
    const loaded = await loader.load(new Date());
    const entries = loaded.ok ? entriesByFile(loaded.written) : new Map<string, Facts>();
    for (const { place, stamp } of stamped) {
      const entry = entries.get(place.file);
      if (entry) this.#known.set(place.file, { stamp, facts: listedFacts(place, entry) });
      else this.#factsOf(place, stamp);
      await breathe();
    }
  }

  #stamped(kind: ListedKind): { readonly place: EntryPlace; readonly stamp: string; readonly changedAt: Date }[] {
    return placesOf(this.#parts.contentDir, kind).flatMap((place) => {
      const found = statSync(join(this.#parts.contentDir, place.file), { throwIfNoEntry: false });
      return found?.isFile() ? [{ place, stamp: stampOf(found), changedAt: found.mtime }] : [];
    });
  }

  #factsOf(place: EntryPlace, stamp: string): ListedFacts {
    const known = this.#known.get(place.file);
    if (known?.stamp === stamp) return known.facts;
    const facts = this.#read(place);
    this.#known.set(place.file, { stamp, facts });
    return facts;
  }

  #read(place: EntryPlace): ListedFacts {
    try {
      const decoded = decodeText(readFileSync(join(this.#parts.contentDir, place.file)));
      if (decoded.ok) return listedFacts(place, readEntryText(place.kind, decoded.text).facts);
    } catch {
      // A file that is missing or unreadable is listed by its name.
    }
    return { title: place.slug, ...WITHOUT_FACTS };
  }
}

/** Returns entries with a slug by path; legal documents, which have none, are read by themselves. */
function entriesByFile(written: KindValues): Map<string, Facts> {
  const found = folderKinds.flatMap(({ name, folder, format }) =>
    written[name].flatMap((entry): [string, Facts][] =>
      'slug' in entry ? [[`${folder}/${entry.slug}.${format}`, entry]] : [],
    ),
  );
  return new Map(found);
}

type Shown = Pick<ListedFacts, 'from' | 'until' | 'isWithdrawn'>;

function statusOf({ from, until, isWithdrawn }: Shown, today: string): EntryStatus {
  if (isWithdrawn) return { state: 'withdrawn' };
  if (from !== null && from > today) return { state: 'planned', from };
  return { state: until !== null && until < today ? 'over' : 'live' };
}

/** Marks the editions over that a later one of the same document has replaced. */
function withoutEarlier(editions: readonly EntrySummary[]): EntrySummary[] {
  const valid = new Map<string, string>();
  for (const { file, date, status } of editions) {
    const folder = dirname(file);
    if (status.state === 'live' && (date ?? '') > (valid.get(folder) ?? '')) valid.set(folder, date ?? '');
  }
  return editions.map((edition) => {
    const isReplaced = edition.status.state === 'live' && edition.date !== valid.get(dirname(edition.file));
    return isReplaced ? { ...edition, status: { state: 'over' } } : edition;
  });
}
