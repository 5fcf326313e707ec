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
  readonly shared: readonly string[];
  readonly texts: Sources;
};

/** Checks that all links and pictures of all pages resolve. @throws {ContentRefused} with the broken links. */
export function checkRelease({ manifest, records, shared, texts }: Candidate): void {
  const links = new Map(Object.entries(records).map(([path, record]) => [path, record.links]));
  links.set('/', [...(links.get('/') ?? []), ...shared]);
  const broken = brokenLinks(links, {
    exists: (path) => path in manifest.files || path in manifest.redirects,
    // Pages reference an SVG drawing by its single id.
    anchors: (path) => records[path]?.anchors ?? (path.endsWith('.svg') ? [DRAWING_ID] : []),
  });
  if (broken.length > 0) throw new ContentRefused(brokenLinkIssues(broken, texts));
}
