import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { formatIssue } from '../../../model/load/format-issue.ts';
import type { Answers } from '../../../model/new-company/answers.ts';
import type { Made } from '../../../model/new-company/content-of.ts';
import { writeCompany } from '../../../server/new-company/write-company.ts';
import { temporaryFolder } from '../../../server/ops/backup/archive/temporary-folder.ts';
import type { Places } from '../../../server/ops/backup/places.ts';
import type { Restored } from '../../contract/archive.ts';
import { issuesOfFolder } from '../archive/archive-parts.ts';
import { makeArchive } from '../archive/make-archive.ts';
import { restoreArchive } from '../archive/restore-archive.ts';
import type { OneAtATime } from '../one-at-a-time.ts';

/** Archive of the demo site with its drafts and history, as the panel restores it. */
export const formerSiteFile = (dataDir: string) => join(dataDir, 'panel', 'former-site.tar.gz');

/** Replaces the demo by the company's content, in the way an archive is restored; keeps an archive of the demo. */
export async function makeCompany(
  places: Places,
  { answers, made, alone }: { readonly answers: Answers; readonly made: Made; readonly alone: OneAtATime },
): Promise<Restored> {
  const { dataDir } = places;
  await using work = await temporaryFolder(join(dataDir, 'panel', 'own-company-'));
  const company = { contentDir: join(work.path, 'content'), dataDir: join(work.path, 'data'), databaseUrl: null };
  await writeCompany(company.contentDir, answers, made);
  const issues = await issuesOfFolder(company.contentDir, dataDir);
  if (issues.length > 0) throw new Error(`The answers made invalid content: ${issues.map(formatIssue).join(' ')}`);
  await keepFormerSite(places);
  const { stream } = await makeArchive(company);
  return await restoreArchive(stream, places, alone);
}

async function keepFormerSite(places: Places): Promise<void> {
  const file = formerSiteFile(places.dataDir);
  const { stream } = await makeArchive(places);
  await pipeline(stream, createWriteStream(`${file}.part`, { mode: 0o600 }));
  await rename(`${file}.part`, file);
}
