import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const pageRecordSchema = z.object({
  key: z.string(),
  links: z.array(z.string()),
  /** Element ids that links may target; empty in records of earlier versions. */
  anchors: z.array(z.string()).default([]),
  policy: z.string(),
  /** Hash of the visible content, see `shownHash`; empty in records of earlier versions. */
  shown: z.string().default(''),
  /** Day of the last change of `shown`; `null` until a change is observed. */
  changedOn: z.string().nullable().default(null),
});
export type PageRecord = z.infer<typeof pageRecordSchema>;
export type PageRecords = Readonly<Record<string, PageRecord>>;

export const PAGE_RECORDS = 'pages.json';

export async function readPageRecords(releaseDir: string): Promise<PageRecords> {
  return z
    .record(z.string(), pageRecordSchema)
    .parse(JSON.parse(await readFile(join(releaseDir, PAGE_RECORDS), 'utf8')));
}
