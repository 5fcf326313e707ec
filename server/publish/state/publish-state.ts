import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type FeedReport, NO_FEEDS } from '../../../model/feeds/feed-report.ts';
import { PORTALS, type PortalName } from '../../../model/kinds/portals.ts';
import { writeWhole } from '../../disk/write-whole.ts';

/** In DATA_DIR, beside the releases. */
export const PUBLISH_STATE_FILE = 'publish-state.json';

const issueSchema = z.object({
  /** Path inside the content folder. */
  file: z.string(),
  /** The way to the field, list items counted from zero. */
  path: z.array(z.union([z.string(), z.number()])).exactOptional(),
  line: z.int().exactOptional(),
  /** What is wrong and what to do, in Russian. */
  message: z.string(),
});

const troubleSchema = z.object({
  /** Who can mend it: an editor, or whoever runs the server. */
  fault: z.enum(['content', 'system']),
  /** Nothing could be published; otherwise all but the files that wait is. */
  isWhole: z.boolean(),
  /** ISO moments: since when something is not published, and since when it is for this reason. */
  since: z.string(),
  standsSince: z.string(),
  issues: z.array(issueSchema),
  /** What a system's fault is, in Russian. */
  message: z.string().exactOptional(),
  heldBack: z.array(z.object({ file: z.string(), instead: z.enum(['earlier', 'nothing']) })),
});

const noticesSchema = z
  .array(z.object({ file: z.string(), path: z.array(z.string()).readonly(), title: z.string(), why: z.string() }))
  .readonly();

const portalSchema = z.enum(Object.keys(PORTALS) as [PortalName, ...PortalName[]]);

const feedReportSchema: z.ZodType<FeedReport> = z.object({
  feeds: z.array(z.object({ portal: portalSchema, url: z.string(), ads: z.number(), left: noticesSchema })).readonly(),
  advice: noticesSchema,
});

const publishStateSchema = z.object({
  format: z.literal(1),
  /** The release that visitors see. */
  live: z.object({ releaseId: z.string(), since: z.string() }).nullable(),
  /** The release that is kept on show, and since when; what is published since waits. States of earlier versions have none. */
  pinned: z.object({ releaseId: z.string(), since: z.string() }).nullable().default(null),
  /** The last publish, whatever came of it; what was saved before it began is in it. States of earlier versions have none. */
  lastRun: z.object({ begunAt: z.string(), endedAt: z.string(), milliseconds: z.number() }).nullable().default(null),
  /** Of the last publish that succeeded: what portals are told, and what they cannot be told yet. */
  feeds: feedReportSchema.default(NO_FEEDS),
  /** Whether anything that was saved is not on the site. */
  refused: z.boolean(),
  trouble: troubleSchema.nullable(),
  /** What editors should see to, the first of it; nothing waits for it. States of earlier versions have none. */
  advice: z.object({ total: z.int(), issues: z.array(issueSchema) }).default({ total: 0, issues: [] }),
  /** Signatures of the troubles that staff have been told of and that are not over. */
  told: z.array(z.string()),
});

export type Trouble = z.infer<typeof troubleSchema>;
export type PublishState = z.infer<typeof publishStateSchema>;

export const FIRST_STATE: PublishState = {
  format: 1,
  live: null,
  pinned: null,
  lastRun: null,
  feeds: NO_FEEDS,
  refused: false,
  trouble: null,
  advice: { total: 0, issues: [] },
  told: [],
};

/** What is live, and what is refused and why; the first state where none can be read. */
export async function readPublishState(dataDir: string): Promise<PublishState> {
  try {
    return publishStateSchema.parse(JSON.parse(await readFile(join(dataDir, PUBLISH_STATE_FILE), 'utf8')));
  } catch {
    return FIRST_STATE;
  }
}

export async function writePublishState(dataDir: string, state: PublishState): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const text = `${JSON.stringify(publishStateSchema.parse(state), null, 2)}\n`;
  await writeWhole(dataDir, PUBLISH_STATE_FILE, text);
}

/** The same for the same trouble, wherever in the file it has moved to. */
export function signatureOf({ fault, issues, message }: Trouble): string {
  const parts = issues.map(({ file, path, message: words }) => [file, path, words]);
  return createHash('sha256')
    .update(JSON.stringify([fault, message, parts]))
    .digest('hex')
    .slice(0, 16);
}
