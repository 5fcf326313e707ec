import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What is remembered of a published page, so that an unchanged one is not rendered again. */
const pageRecordSchema = z.object({
  /** Changes when anything the page is made of changes. */
  key: z.string(),
  /** Internal addresses on the page, with their hashes. */
  links: z.array(z.string()),
  /** Ids on the page, which links may name; none in records of earlier versions. */
  anchors: z.array(z.string()).default([]),
  policy: z.string(),
  /** Of what visitors see of the page itself, see `shownHash`; empty in records of earlier versions. */
  shown: z.string().default(''),
  /** The day on which that changed last; `null` while nobody has seen it change. */
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
