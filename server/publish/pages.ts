import { createHash } from 'node:crypto';
import type { Content } from '../../model/content.ts';
import type { Site, StaticPage } from '../../site/entry-static.tsx';
import type { NotFoundKind } from '../../site/page-contract/page-error.ts';
import type { ReleaseFile, ReleaseManifest } from '../release/manifest.ts';
import { assemblePage, assembleWithinLimit } from './assemble-page.ts';
import type { BuiltSite } from './built-site.ts';
import { cardFile, cardUrl } from './cards/card-files.ts';
import { pageFaults } from './check-page.ts';
import { FAVICON_URL } from './drawings.ts';
import type { Earlier } from './earlier-release.ts';
import { inParallel } from './images/in-parallel.ts';
import { pageFile } from './page-list.ts';
import type { PageRecord } from './page-record.ts';
import type { OnProgress } from './progress.ts';
import type { ReleaseWriter } from './release-writer.ts';
import { PageFault } from './report.ts';
import { changeDay, shownHash } from './shown-hash.ts';

type Job = {
  readonly built: BuiltSite;
  readonly content: Pick<Content, 'brand' | 'today'>;
  readonly origin: string;
  readonly writer: ReleaseWriter;
  readonly earlier: Earlier | null;
  readonly site: Site;
  readonly pages: readonly StaticPage[];
  /** Hash of everything that all pages share. */
  readonly frame: string;
  readonly onProgress?: OnProgress;
};

type PublishedPages = {
  readonly records: Record<string, PageRecord>;
  readonly policies: string[];
  readonly rendered: number;
  readonly notFound: Pick<ReleaseManifest['notFound'], 'slug' | 'unmatched'>;
};

/** Pages processed in parallel: compression and linking run on other threads while the next page renders. */
const CONCURRENCY = 24;

export async function publishPages(job: Job): Promise<PublishedPages> {
  const { onProgress, pages } = job;
  const policies = new PolicyList();
  const records: Record<string, PageRecord> = {};
  let rendered = 0;
  let done = 0;
  await inParallel(CONCURRENCY, pages, undefined, async (page) => {
    const outcome = await publishPage(job, page, policies);
    records[page.path] = outcome.record;
    if (outcome.rendered) rendered += 1;
    done += 1;
    onProgress?.('pages', done, pages.length);
  });
  await writeShared(job);
  const notFound = {
    slug: await renderNotFound(job, 'slug', policies),
    unmatched: await renderNotFound(job, 'unmatched', policies),
  };
  return { records, policies: policies.list, rendered, notFound };
}

async function publishPage(
  job: Job,
  page: StaticPage,
  policies: PolicyList,
): Promise<{ record: PageRecord; rendered: boolean }> {
  const { built, earlier, frame, writer } = job;
  const { path, payload } = page;
  const card = cardUrl(cardFile(job.content, page));
  const key = createHash('sha256')
    .update(frame)
    .update(JSON.stringify([payload, page.jsonLd, card]))
    .digest('hex');
  const record = earlier?.records[path];
  const data = built.module.dataUrl(path);
  const html = earlier?.manifest.files[path];
  const json = earlier?.manifest.files[data];
  if (!earlier || record?.key !== key || !html || !json) {
    return { record: await renderPage(job, page, { key, card, policies }), rendered: true };
  }
  const policy = policies.indexOf(record.policy);
  const noindex = built.module.isClosed(payload.head);
  await writer.reuse(path, html, earlier.publicDir, { cache: 'page', policy, noindex });
  await writer.reuse(data, json, earlier.publicDir, { cache: 'data', noindex: true });
  return { record, rendered: false };
}

type Made = { readonly key: string; readonly card: string; readonly policies: PolicyList };

async function renderPage(job: Job, page: StaticPage, { key, card, policies }: Made): Promise<PageRecord> {
  const { built, content, earlier, origin, site, writer } = job;
  const { path } = page;
  const made = site.payload(page);
  const payload = { ...made, head: { ...made.head, image: card } };
  const rendered = await site.render(page);
  const { facts } = rendered;
  const faults = pageFaults(payload.head, facts);
  if (faults.length > 0) throw new PageFault(`The page ${path} ${faults.join(', ')}.`);
  const { bytes, brotli, policy } = await assembleWithinLimit(built, {
    path,
    rendered,
    page: page.entry.page,
    counter: site.shell.metrika !== undefined,
    head: payload.head,
    themeColor: site.themeColor,
    siteName: site.siteName,
    jsonLd: page.jsonLd,
    boot: { build: built.buildId, page: page.entry.page, shell: site.shell, payload },
    origin,
  });
  const noindex = built.module.isClosed(payload.head);
  await writer.write(path, pageFile(path), bytes, {
    cache: 'page',
    made: { br: brotli },
    policy: policies.indexOf(policy),
    noindex,
  });
  const data = built.module.dataUrl(path);
  await writer.write(data, data.slice(1), Buffer.from(JSON.stringify({ build: built.buildId, ...payload })), {
    cache: 'data',
    noindex: true,
  });
  const shown = shownHash(facts.shown);
  const changedOn = changeDay(shown, earlier?.records[path], { today: content.today, isFirst: earlier === null });
  return { key, links: [...facts.links], anchors: [...facts.ids], policy, shown, changedOn };
}

/** Data shared by pages, for documents without inline data, and the facts about calls. */
async function writeShared({ built, site, writer }: Job): Promise<void> {
  for (const [url, data] of Object.entries(site.shared)) {
    const bytes = Buffer.from(JSON.stringify({ build: built.buildId, ...data }));
    await writer.write(url, url.slice(1), bytes, { cache: 'data', noindex: true });
  }
}

async function renderNotFound(job: Job, kind: NotFoundKind, policies: PolicyList): Promise<ReleaseFile> {
  const { built, origin, site, writer } = job;
  const { html, policy } = assemblePage(built, {
    rendered: await site.renderNotFound(kind),
    page: null,
    counter: site.shell.metrika !== undefined,
    head: {
      title: 'Страница не найдена',
      description: 'Такой страницы на сайте нет.',
      canonical: '/404',
      noindex: true,
      image: FAVICON_URL,
    },
    themeColor: site.themeColor,
    siteName: site.siteName,
    jsonLd: [],
    boot: { build: built.buildId, shell: site.shell, notFound: kind },
    origin,
  });
  const file = kind === 'slug' ? '404-slug.html' : '404.html';
  const facts = { cache: 'page', policy: policies.indexOf(policy), noindex: true } as const;
  return writer.write(null, file, Buffer.from(html), facts);
}

class PolicyList {
  readonly list: string[] = [];
  readonly #index = new Map<string, number>();

  indexOf(policy: string): number {
    const known = this.#index.get(policy);
    if (known !== undefined) return known;
    this.#index.set(policy, this.list.length);
    return this.list.push(policy) - 1;
  }
}
