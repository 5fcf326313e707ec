import { watchContent } from '../../../server/publish/watch-content.ts';
import type { Facts } from '../../contract/content.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { OneAtATime } from '../one-at-a-time.ts';
import { commentRoutes } from './comment-routes.ts';
import type { ContentSettings } from './content-parts.ts';
import { contentParts } from './content-parts.ts';
import { contentRoutes } from './content-routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { EntriesList } from './entries-list.ts';
import { placeOf } from './entry-place.ts';
import { historyRoutes } from './history-routes.ts';
import { listRoutes } from './list-routes.ts';
import { moveRoutes } from './move-routes.ts';
import { pruneHistory } from './prune-history.ts';
import type { SiteServer } from './publishing-report.ts';
import { PublishingWatch } from './publishing-report.ts';
import { publishingRoutes } from './publishing-routes.ts';
import { readEntry } from './read-entry.ts';
import { reviewRoutes } from './review-routes.ts';
import { proposedText, saveEntry } from './save-entry.ts';
import { Schedule } from './schedule.ts';
import { scheduleRoutes } from './schedule-routes.ts';

const DAY_MS = 86_400_000;

/** Changes fields of an entry as a save in its form would, with history. @throws {Refusal} like a save */
export type ChangeFacts = (file: string, change: (facts: Facts) => Facts, who: string) => Promise<void>;

export type OpenContent = {
  readonly routes: readonly Route[];
  /** Returns the file as a save would write it. */
  textOf(file: string, facts: Facts, body: string | null): Promise<string>;
  readonly changeFacts: ChangeFacts;
  /** Runs a function while no other write to the folder is running. */
  readonly runExclusively: OneAtATime;
  stop(): Promise<void>;
};

/** Starts the content area; recovers changes interrupted by a crash first. */
export async function openContent(
  settings: ContentSettings & SiteServer,
  onError: (error: unknown) => void,
): Promise<OpenContent> {
  const parts = contentParts(settings);
  await parts.changes.recover();
  const look = () => {
    parts.check.forget();
    return parts.enqueueWrite(() => parts.handEdits.look());
  };
  await look();
  const watch = await watchContent(settings.contentDir, () => void look().catch(onError));
  const list = new EntriesList(parts);
  // Preload in the background, so that the first list and the first check of a large folder are fast.
  void list
    .warmUp(settings.loader)
    .then(() => parts.check.now())
    .catch(onError);
  const schedule = new Schedule(parts, onError);
  schedule.wake();
  const prune = () => parts.enqueueWrite(() => pruneHistory(settings.db, new Date())).catch(onError);
  void prune();
  const pruning = setInterval(prune, DAY_MS);
  const publishing = new PublishingWatch(settings.dataDir, settings);
  return {
    textOf: async (file, facts, body) => (await proposedText(parts, placeOf(file), { facts, body })).after,
    async changeFacts(file, change, who) {
      const { facts, body, version, readOnly } = await readEntry(parts, placeOf(file), null);
      if (readOnly !== null) throw new Refusal(409, readOnly);
      await saveEntry(parts, { file, facts: change(facts), body, version }, { name: who });
    },
    routes: [
      ...contentRoutes(parts, list),
      ...draftRoutes(parts),
      ...commentRoutes(parts),
      ...reviewRoutes(parts),
      ...historyRoutes(parts),
      ...moveRoutes(parts),
      ...listRoutes(parts),
      ...scheduleRoutes(schedule),
      ...publishingRoutes(publishing),
    ],
    runExclusively: parts.enqueueWrite,
    async stop() {
      clearInterval(pruning);
      watch.stop();
      publishing.stop();
      await schedule.stop();
      await parts.enqueueWrite(async () => undefined);
    },
  };
}
