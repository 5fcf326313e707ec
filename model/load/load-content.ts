import type { Content, PhotoFacts } from '../content.ts';
import { isoDayAt } from '../format/date.ts';
import type { KindValues } from '../kinds/kinds.ts';
import { withoutSwitchedOff } from '../kinds/offered-pages.ts';
import { kindIssues, missingIssues, reminders } from './check-content.ts';
import type { BeforeParsing } from './content-folder.ts';
import { ContentFolder } from './content-folder.ts';
import { FileCache } from './file-cache.ts';
import { fillPrices } from './fill-prices.ts';
import { folderProblem } from './folder-problem.ts';
import type { ContentIssue } from './issue.ts';
import type { Sources } from './locate.ts';
import { locateIssues } from './locate.ts';
import type { Overlay } from './overlay.ts';
import { NO_OVERLAY } from './overlay.ts';
import type { PhotoProbe } from './photo-probe.ts';
import { readDrawings } from './read-drawings.ts';
import { readKinds } from './read-kinds.ts';
import { readPhotos } from './read-photos.ts';
import { nextBoundary, shownToday } from './shown-today.ts';

/** Sources of the content, with the overlay applied; also set after a failed load. */
type Read = { readonly texts: Sources; readonly photos: ReadonlyMap<string, PhotoFacts> };

export type LoadResult =
  | {
      readonly ok: true;
      readonly content: Content;
      /** Content as editors wrote it: with price references and entries not shown today. */
      readonly written: KindValues;
      /**
       * Next time when the date changes the visible content, such as the start of a promotion; `null` when there is
       * none.
       */
      readonly changesAt: Date | null;
      readonly reminders: readonly ContentIssue[];
      readonly read: Read;
    }
  | {
      readonly ok: false;
      readonly issues: readonly ContentIssue[];
      /** `true` when each file is valid and the issues concern the content as a whole. */
      readonly isRead: boolean;
      readonly read: Read;
    };

export type ContentLoader = {
  /**
   * Reads the current folder. `now` sets the day; the overlay replaces files, with drafts in a preview or last good
   * copies in the publisher.
   */
  load(now: Date, overlay?: Overlay): Promise<LoadResult>;
};

type Hooks = { readonly beforeParsing?: BeforeParsing };

/** Returns a loader that caches parsed files, so that after an edit only the changed file is read. */
export function createContentLoader(root: string, probe: PhotoProbe, hooks: Hooks = {}): ContentLoader {
  const cache = new FileCache();
  const { beforeParsing = () => null } = hooks;
  return {
    async load(now, overlay = NO_OVERLAY) {
      const message = await folderProblem(root);
      if (message !== null) {
        return {
          ok: false,
          issues: [{ file: root, message }],
          isRead: false,
          read: { texts: new Map(), photos: new Map() },
        };
      }
      return loadContent(new ContentFolder({ root, cache, overlay, beforeParsing }), probe, now);
    },
  };
}

async function loadContent(folder: ContentFolder, probe: PhotoProbe, now: Date): Promise<LoadResult> {
  const kinds = await readKinds(folder);
  const photos = await readPhotos(folder, probe);
  const drawings = await readDrawings(folder);
  const read = { texts: folder.texts, photos };
  const refuse = (issues: readonly ContentIssue[], isRead: boolean): LoadResult => ({
    ok: false,
    issues: locateIssues(issues, folder.texts),
    isRead,
    read,
  });
  if (folder.issues.length > 0 || !kinds) return refuse(folder.issues, false);

  const today = isoDayAt(now, kinds.values.company.utcOffsetHours);
  const everything: Content = { ...kinds.values, photos, drawings, today };
  const { content, issues: priceIssues } = fillPrices(shownToday(everything));
  const found = [...missingIssues(kinds, { photos, drawings }), ...kindIssues(content), ...priceIssues];
  if (found.length > 0) return refuse(found, true);
  const foundReminders = reminders({ values: kinds.values, today });
  return {
    ok: true,
    content: withoutSwitchedOff(content),
    written: kinds.values,
    changesAt: nextBoundary(everything),
    reminders: foundReminders,
    read,
  };
}
