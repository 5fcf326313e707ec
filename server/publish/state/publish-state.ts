import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type FeedReport, NO_FEEDS } from '../../../model/feeds/feed-report.ts';
import { PORTALS, type PortalName } from '../../../model/kinds/portal-names.ts';
import { writeFileAtomic } from '../../disk/write-file-atomic.ts';

/** Stored in DATA_DIR, next to the releases. */
export const PUBLISH_STATE_FILE = 'publish-state.json';

const issueSchema = z.object({
  /** Path inside the content folder. */
  file: z.string(),
  /** Path to the field; list indices start at zero. */
  path: z.array(z.union([z.string(), z.number()])).exactOptional(),
  line: z.int().exactOptional(),
  /** Problem and fix, in Russian. */
  message: z.string(),
});

const problemSchema = z.object({
  /** `content`: an editor can fix it; `system`: the operator can. */
  fault: z.enum(['content', 'system']),
  /** `true` when nothing could be published, `false` when only some files are missing. */
  isWhole: z.boolean(),
  /** ISO moments: begin of the incomplete state, and begin of the present reason for it. */
  since: z.string(),
  standsSince: z.string(),
  issues: z.array(issueSchema),
  /** Explanation of a `system` fault, in Russian. */
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
  live: z.object({ releaseId: z.string(), since: z.string() }).nullable(),
  /** Release pinned by an operator; later publishes wait. Missing in states of earlier versions. */
  pinned: z.object({ releaseId: z.string(), since: z.string() }).nullable().default(null),
  /**
   * The last publish, successful or not; edits saved before `begunAt` are part of it. Missing in states of earlier
   * versions.
   */
  lastRun: z.object({ begunAt: z.string(), endedAt: z.string(), milliseconds: z.number() }).nullable().default(null),
  /** From the last successful publish. */
  feeds: feedReportSchema.default(NO_FEEDS),
  refused: z.boolean(),
  trouble: problemSchema.nullable(),
  /** Advice for editors, limited to the first issues. Missing in states of earlier versions. */
  advice: z.object({ total: z.int(), issues: z.array(issueSchema) }).default({ total: 0, issues: [] }),
  /** Signatures of unresolved problems that staff were notified about. */
  /** Signatures of the problems that staff was notified of. */
  notified: z.array(z.string()).default([]),
});

export type PublishProblem = z.infer<typeof problemSchema>;
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
  notified: [],
};

/** Returns the initial state when the file is missing or invalid. */
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
  await writeFileAtomic(dataDir, PUBLISH_STATE_FILE, text);
}

/** Hash that ignores line numbers, so an unchanged problem keeps its signature when it moves within the file. */
export function signatureOf({ fault, issues, message }: PublishProblem): string {
  const parts = issues.map(({ file, path, message: words }) => [file, path, words]);
  return createHash('sha256')
    .update(JSON.stringify([fault, message, parts]))
    .digest('hex')
    .slice(0, 16);
}
