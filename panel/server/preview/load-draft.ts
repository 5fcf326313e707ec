import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content, PhotoFacts } from '../../../model/content.ts';
import { startOfDay } from '../../../model/format/date.ts';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { ContentLoader, LoadResult } from '../../../model/load/load-content.ts';
import type { Overlay } from '../../../model/load/overlay.ts';
import { HoldBack } from '../../../server/publish/hold-back.ts';
import { LastGood } from '../../../server/publish/last-good.ts';
import type { Visibility } from '../../contract/preview.ts';
import { daysOf } from '../content/entry-facts.ts';
import { placeOf } from '../content/entry-place.ts';
import { readEntryText } from '../content/entry-text.ts';

export type ShownDraft = {
  /** Path inside the content folder. */
  readonly file: string;
  /** Text of the file as a save would write it. */
  readonly text: string;
};

export type DraftSources = {
  readonly loader: ContentLoader;
  readonly contentDir: string;
  readonly dataDir: string;
  /** Uploaded photos that no published file references yet, by file name. */
  readonly stagedPhotos: () => Promise<ReadonlyMap<string, PhotoFacts>>;
};

export type LoadedDraft =
  | {
      readonly ok: true;
      readonly content: Content;
      readonly visibility: Visibility;
    }
  | { readonly ok: false; readonly issues: readonly ContentIssue[] };

const HALF_A_DAY_MS = 43_200_000;
/** The line of the file, with a comment that an editor may have written after it. */
const WITHDRAWN = /^isWithdrawn:\s*true\b.*\r?\n?/m;

/**
 * Loads the content with a draft, not withdrawn and on a day when it is visible; invalid other files fall back to the
 * last good version.
 */
export async function loadDraft(sources: DraftSources, draft: ShownDraft, now: Date): Promise<LoadedDraft> {
  const overlay: Overlay = {
    texts: new Map([[draft.file, Buffer.from(draft.text.replace(WITHDRAWN, ''))]]),
    photos: new Map([...(await sources.stagedPhotos())].map(([name, facts]) => [`photos/${name}`, facts])),
  };
  const loaded = await loadAround(sources, draft.file, overlay, now);
  if (!loaded.ok) return loaded;
  const { today, company } = loaded.content;
  const day = dayToShow(draft, today);
  const visibility = await visibilityOf(sources, draft, { day, today });
  if (day === today) return { ...loaded, visibility };
  const noon = new Date(startOfDay(day, company.utcOffsetHours).getTime() + HALF_A_DAY_MS);
  const onDay = await loadAround(sources, draft.file, overlay, noon);
  return onDay.ok ? { ...onDay, visibility } : onDay;
}

async function visibilityOf(
  sources: DraftSources,
  draft: ShownDraft,
  { day, today }: { readonly day: string; readonly today: string },
): Promise<Visibility> {
  if (!(await isSaved(sources, draft))) return { state: 'unsaved' };
  if (WITHDRAWN.test(draft.text)) return { state: 'withdrawn' };
  return day > today ? { state: 'planned', from: day } : { state: 'live' };
}

async function isSaved({ contentDir }: DraftSources, { file, text }: ShownDraft): Promise<boolean> {
  return text === (await readFile(join(contentDir, file), 'utf8').catch(() => null));
}

async function loadAround(
  { loader, dataDir }: DraftSources,
  file: string,
  overlay: Overlay,
  now: Date,
): Promise<LoadResult> {
  const first = await loader.load(now, overlay);
  if (first.ok || first.issues.some((issue) => concerns(issue, file))) return first;
  const held = new HoldBack(await LastGood.open(dataDir));
  for (let loaded: LoadResult = first; ; ) {
    if (loaded.ok || loaded.issues.some((issue) => concerns(issue, file)) || !held.add(loaded.issues, loaded.read)) {
      return loaded;
    }
    const { texts, photos } = held.overlay;
    loaded = await loader.load(now, {
      texts: new Map([...texts, ...overlay.texts]),
      photos: new Map([...photos, ...overlay.photos]),
    });
  }
}

const concerns = ({ file, others = [] }: ContentIssue, name: string) => file === name || others.includes(name);

/** Returns today, or the nearest day on which the entry is visible. */
function dayToShow({ file, text }: ShownDraft, today: string): string {
  const place = placeOf(file);
  const { from, until } = daysOf(place, readEntryText(place.kind, text).facts);
  if (from !== null && from > today) return from;
  return until !== null && until < today ? until : today;
}
