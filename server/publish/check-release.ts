import { DRAWING_ID } from '../../model/drawing/drawing-url.ts';
import type { Sources } from '../../model/load/locate.ts';
import type { ReleaseManifest } from '../release/manifest.ts';
import { brokenLinks } from './check-links.ts';
import type { PageRecord } from './page-record.ts';
import { ContentRefused } from './report.ts';
import { brokenLinkIssues } from './trace-links.ts';

type Candidate = {
  readonly manifest: ReleaseManifest;
  readonly records: Readonly<Record<string, PageRecord>>;
  /** Addresses that every document names: icons, styles, fonts, the script. */
  readonly shared: readonly string[];
  /** What editors wrote, for finding the line of a dead link. */
  readonly texts: Sources;
};

/** Every link and picture of every page must lead somewhere. @throws {ContentRefused} */
export function checkRelease({ manifest, records, shared, texts }: Candidate): void {
  const links = new Map(Object.entries(records).map(([path, record]) => [path, record.links]));
  links.set('/', [...(links.get('/') ?? []), ...shared]);
  const broken = brokenLinks(links, {
    exists: (path) => path in manifest.files || path in manifest.redirects,
    // Pages show drawings by their one id.
    anchors: (path) => records[path]?.anchors ?? (path.endsWith('.svg') ? [DRAWING_ID] : []),
  });
  if (broken.length > 0) throw new ContentRefused(brokenLinkIssues(broken, texts));
}
