import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageHead } from '../../model/advice/advised.ts';
import type { Content } from '../../model/content.ts';
import type { FeedReport } from '../../model/feeds/feed-report.ts';
import type { Sources } from '../../model/load/locate.ts';
import { locateIssues } from '../../model/load/locate.ts';
import type { ReleaseManifest } from '../release/manifest.ts';
import { PUBLIC_FOLDER, RELEASE_FORMAT, RELEASE_MANIFEST } from '../release/manifest.ts';
import { FORM_FRAME_FILE } from '../release/page-frame.ts';
import { pageHeads } from './advice/page-heads.ts';
import { applyBrand } from './apply-brand.ts';
import { assembleFrame } from './assemble-page.ts';
import type { BuiltSite } from './built-site.ts';
import { checkRelease } from './check-release.ts';
import { downloadFiles, publishDownloads, withDownloads } from './downloads.ts';
import { publishDrawings } from './drawings.ts';
import type { Earlier } from './earlier-release.ts';
import { readEarlierRelease } from './earlier-release.ts';
import { FEED_DATES, readFeedDates } from './feeds/feed-dates.ts';
import { makeFeeds } from './feeds/feeds.ts';
import { publishFeeds } from './feeds/publish-feeds.ts';
import { gonePages } from './gone-pages.ts';
import { publishIcons } from './icons.ts';
import { writeIndexNowFile } from './index-now-file.ts';
import { writeIntakeFiles } from './intake-files.ts';
import { hashOfTexts, machineTexts } from './machine-texts.ts';
import { publishMedia } from './media.ts';

import { publisherVersion } from './own-version.ts';
import { publishPageCodes } from './page-codes.ts';
import { PAGE_LIST, pageList } from './page-list.ts';
import { PAGE_RECORDS } from './page-record.ts';
import { publishPages } from './pages.ts';
import type { OnProgress } from './progress.ts';
import { redirectIssues, redirectTable } from './redirects.ts';
import { ReleaseWriter } from './release-writer.ts';
import { ContentRefused } from './report.ts';
import { keepRetiredFiles, RETIRED_FILES } from './retired-files.ts';
import { putIntoService, updateCurrentLink } from './swap.ts';
import { publishWellKnown } from './well-known.ts';

export type PublishOptions = {
  readonly content: Content;
  readonly texts: Sources;
  readonly contentDir: string;
  readonly dataDir: string;
  readonly origin: string;
  readonly built: BuiltSite;
  /** The release of the previous publish, when this process has it in memory. */
  readonly last?: Earlier | null;
  /** Runs before the release becomes current; an exception keeps the old release. */
  readonly review?: (pages: readonly PageHead[]) => Promise<void>;
  /** Runs when the release folder is complete, before the release becomes current; may add files. */
  readonly addFiles?: (releaseDir: string, manifest: ReleaseManifest) => Promise<unknown>;
  readonly onProgress?: OnProgress;
};

export type PublishResult = { readonly published: Published; readonly release: Earlier };

export type Published = {
  readonly releaseId: string;
  readonly releaseDir: string;
  readonly pages: number;
  readonly rendered: number;
  /** `false` when nothing changed and the earlier release stays. */
  readonly changed: boolean;
  readonly feeds: FeedReport;
};

/**
 * Builds and checks a complete release before swapping it in; a failure keeps the old release.
 * @throws {ContentRefused} on broken links or impossible redirects.
 */
export async function publish(options: PublishOptions): Promise<PublishResult> {
  const { content, dataDir, origin } = options;
  const built = applyBrand(options.built, content);
  const earlier = await readEarlierRelease(dataDir, options.last ?? null);
  const downloads = await downloadFiles(content, dataDir);
  const site = built.module.createSite(withDownloads(content, downloads));
  const pages = site.pages();
  const issues = redirectIssues(content.redirects, new Set(pages.map(({ path }) => path)));
  if (issues.length > 0) throw new ContentRefused(locateIssues(issues, options.texts));

  const id = releaseId();
  const releaseDir = join(dataDir, 'releases', id);
  await mkdir(releaseDir, { recursive: true });
  try {
    const writer = new ReleaseWriter(releaseDir, earlier);
    const redirects = redirectTable(built.module.routes, content.redirects);
    const frame = await frameKey({ ...options, built }, site.shell);
    const { records, policies, rendered, notFound } = await publishPages({
      ...options,
      built,
      writer,
      earlier,
      site,
      pages,
      frame,
    });
    const texts = machineTexts({ content, built, origin, pages, records });
    const before = await readFeedDates(earlier?.dir ?? null);
    const feeds = makeFeeds({ content, origin, site: built.module, before, now: new Date() });
    const releaseFacts = { redirects, texts: hashOfTexts({ ...texts, ...feeds.texts }) };
    if (rendered === 0 && earlier && sameRelease(earlier, Object.keys(records), releaseFacts)) {
      await options.review?.(pageHeads(pages));
      await rm(releaseDir, { recursive: true });
      await updateCurrentLink(dataDir);
      return outcome(earlier, { pages: pages.length, rendered, changed: false, feeds: feeds.report });
    }
    await publishMedia({ ...options, writer, site, pages, inFeeds: feeds.pictures });
    await publishDrawings({ content, writer });
    await publishIcons({ content, writer });
    await publishPageCodes({ built, origin, pages, writer });
    await publishDownloads(writer, downloads);
    await publishWellKnown({ writer, earlier, built, redirects, texts });
    await publishFeeds(writer, feeds);
    const retired = await keepRetiredFiles(writer, earlier, new Date());
    const slugPatterns = built.module.routes
      .filter(({ path, page }) => page && path.includes(':'))
      .map(({ path }) => path);
    const manifest: ReleaseManifest = {
      format: RELEASE_FORMAT,
      id,
      buildId: built.buildId,
      createdAt: new Date().toISOString(),
      files: writer.files,
      ...releaseFacts,
      gone: gonePages(earlier, (path) => path in records || path in redirects),
      policies,
      notFound: { ...notFound, slugPatterns },
    };
    const publicDir = join(releaseDir, PUBLIC_FOLDER);
    checkRelease({ manifest, records, shared: sharedUrls(built), texts: options.texts });
    await writeIntakeFiles(releaseDir, content);
    await writeIndexNowFile({ content, releaseDir, origin, pages, records });
    await writeFile(join(releaseDir, FORM_FRAME_FILE), JSON.stringify(await assembleFrame(built, site)));
    await writeFile(join(releaseDir, RETIRED_FILES), JSON.stringify(retired));
    await writeFile(join(releaseDir, PAGE_RECORDS), JSON.stringify(records));
    await writeFile(join(releaseDir, PAGE_LIST), JSON.stringify(pageList(pages)));
    await writeFile(join(releaseDir, FEED_DATES), JSON.stringify(feeds.dates));
    await writeFile(join(releaseDir, 'headers.json'), JSON.stringify(headersByPage(manifest)));
    await writeFile(join(releaseDir, RELEASE_MANIFEST), JSON.stringify(manifest));
    await options.addFiles?.(releaseDir, manifest);
    await options.review?.(pageHeads(pages));
    await putIntoService(dataDir, id, writer.added());
    const facts = { pages: pages.length, rendered, changed: true, feeds: feeds.report };
    return outcome({ dir: releaseDir, publicDir, manifest, records }, facts);
  } catch (error) {
    await rm(releaseDir, { recursive: true, force: true });
    throw error;
  }
}

function outcome(release: Earlier, facts: Omit<Published, 'releaseId' | 'releaseDir'>): PublishResult {
  return { published: { releaseId: release.manifest.id, releaseDir: release.dir, ...facts }, release };
}

function sharedUrls({ module, stylesheet, printStylesheet, fonts, script }: BuiltSite): string[] {
  return [...module.SHARED_URLS, stylesheet, printStylesheet, ...fonts, script(null).boot];
}

/** Hash of everything that all pages share; a change rerenders every page. */
async function frameKey({ built, content, origin }: PublishOptions, shell: object): Promise<string> {
  return createHash('sha256')
    .update(await publisherVersion())
    .update(built.buildId)
    .update(built.stylesheet)
    .update(origin)
    .update(JSON.stringify([shell, [...content.drawings]]))
    .digest('hex');
}

function sameRelease(
  { manifest, records }: Earlier,
  paths: readonly string[],
  releaseFacts: Pick<ReleaseManifest, 'redirects' | 'texts'>,
): boolean {
  return (
    Object.keys(records).length === paths.length &&
    manifest.texts === releaseFacts.texts &&
    JSON.stringify(manifest.redirects) === JSON.stringify(releaseFacts.redirects)
  );
}

function headersByPage({ files, policies }: ReleaseManifest): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, { policy }]) => {
      const value = policy === undefined ? undefined : policies[policy];
      return value === undefined ? [] : [[path, { 'Content-Security-Policy': value }]];
    }),
  );
}

function releaseId(): string {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 17);
  return `${stamp}-${randomBytes(3).toString('hex')}`;
}
