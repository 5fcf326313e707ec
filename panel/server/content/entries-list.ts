import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { KindName } from '../../../model/kinds/kinds.ts';
import { folderKinds, singleKinds } from '../../../model/kinds/kinds.ts';
import { decodeText } from '../../../model/load/decode-text.ts';
import { stampOf } from '../../../model/load/file-cache.ts';
import { readPublishState } from '../../../server/publish/state/publish-state.ts';
import type { EntryStatus, EntrySummary } from '../../contract/content.ts';
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

const WITHOUT_FACTS: Omit<ListedFacts, 'title'> = { photo: null, date: null, from: null, until: null, columns: {} };

export class EntriesList {
  readonly #parts: ContentParts;
  readonly #known = new Map<string, Known>();

  constructor(parts: ContentParts) {
    this.#parts = parts;
  }

  async of(name: KindName, person: string): Promise<EntrySummary[]> {
    const kind = [...singleKinds, ...folderKinds].find((one) => one.name === name);
    const drafts = new Set((await draftsOf(this.#parts.db, person)).map(({ file }) => file));
    const { trouble } = await readPublishState(this.#parts.dataDir);
    const refused = unpublishedFiles(trouble);
    const today = todayOf(this.#parts.contentDir);
    return (kind ? placesOf(this.#parts.contentDir, kind) : []).flatMap((place) => {
      const { file, slug } = place;
      const found = statSync(join(this.#parts.contentDir, file), { throwIfNoEntry: false });
      if (!found?.isFile()) return [];
      const { title, photo, date, columns, ...days } = this.#factsOf(place, stampOf(found));
      const status = refused.has(file) ? ({ state: 'refused' } as const) : statusOf(days, today);
      const changedAt = found.mtime.toISOString();
      return [{ file, slug, title, photo, status, date, changedAt, hasDraft: drafts.has(file), columns }];
    });
  }

  /** Fills the cache so that the first list of a large folder is fast. */
  async warmUp(): Promise<void> {
    for (const kind of folderKinds) {
      for (const place of placesOf(this.#parts.contentDir, kind)) {
        const found = statSync(join(this.#parts.contentDir, place.file), { throwIfNoEntry: false });
        if (found?.isFile()) this.#factsOf(place, stampOf(found));
        await breathe();
      }
    }
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

function statusOf({ from, until }: Pick<ListedFacts, 'from' | 'until'>, today: string): EntryStatus {
  if (from !== null && from > today) return { state: 'planned', from };
  return { state: until !== null && until < today ? 'over' : 'live' };
}
