import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sources } from '../../model/load/locate.ts';
import type { ReleaseManifest } from '../release/manifest.ts';
import { brokenLinks } from './check-links.ts';
import type { PageRecord } from './page-record.ts';
import { ContentRefused } from './report.ts';
import { brokenLinkIssues } from './trace-links.ts';

type Candidate = {
  readonly manifest: ReleaseManifest;
  readonly records: Readonly<Record<string, PageRecord>>;
  readonly publicDir: string;
  /** What editors wrote, for finding the line of a dead link. */
  readonly texts: Sources;
};

/** Every link and picture of every page must lead somewhere. @throws {ContentRefused} */
export async function checkRelease({ manifest, records, publicDir, texts }: Candidate): Promise<void> {
  const pages = Object.entries(records);
  const broken = await brokenLinks(new Map(pages.map(([path, { links }]) => [path, links])), {
    exists: (path) => path in manifest.files || path in manifest.redirects,
    html: async (path) => {
      const file = manifest.files[path]?.file;
      return file && /\.(?:html|svg)$/.test(file) ? readFile(join(publicDir, file), 'utf8') : '';
    },
  });
  if (broken.length > 0) throw new ContentRefused(brokenLinkIssues(broken, texts));
}
