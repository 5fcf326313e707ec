import { createHash } from 'node:crypto';
import type { Site, StaticPage } from '../../site/entry-static.tsx';
import type { ReleaseFile, ReleaseManifest } from '../release/manifest.ts';
import type { BuiltSite, PageAssets } from './built-site.ts';
import { internalLinks, pageFaults } from './check-page.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { Earlier } from './earlier-release.ts';
import { liftInlineStyles } from './inline-styles.ts';
import type { PageRecord } from './page-record.ts';
import type { OnProgress } from './progress.ts';
import type { ReleaseWriter } from './release-writer.ts';
import { PageFault } from './report.ts';

type Job = {
  readonly built: BuiltSite;
  readonly origin: string;
  readonly writer: ReleaseWriter;
  readonly earlier: Earlier | null;
  readonly site: Site;
  readonly pages: readonly StaticPage[];
  /** Changes when what all pages share changes. */
  readonly frame: string;
  readonly onProgress?: OnProgress;
};

type PublishedPages = {
  readonly records: Record<string, PageRecord>;
  readonly policies: string[];
  readonly rendered: number;
  readonly notFound: Pick<ReleaseManifest['notFound'], 'slug' | 'unmatched'>;
};

/** Writes every page with its data; takes over from the earlier release what has not changed. */
export async function publishPages(job: Job): Promise<PublishedPages> {
  const { earlier, frame, onProgress, pages, writer } = job;
  const policies = new PolicyList();
  const records: Record<string, PageRecord> = {};
  let rendered = 0;
  for (const [index, page] of pages.entries()) {
    const key = createHash('sha256')
      .update(frame)
      .update(JSON.stringify([page.payload, page.jsonLd]))
      .digest('hex');
    const record = earlier?.records[page.path];
    const data = job.built.module.dataUrl(page.path);
    const html = earlier?.manifest.files[page.path];
    const json = earlier?.manifest.files[data];
    const noindex = page.payload.head.noindex ?? false;
    if (earlier && record?.key === key && html && json) {
      await writer.reuse(page.path, html, earlier.publicDir, {
        cache: 'page',
        policy: policies.indexOf(record.policy),
        noindex,
      });
      await writer.reuse(data, json, earlier.publicDir, { cache: 'data', noindex: true });
      records[page.path] = record;
    } else {
      records[page.path] = await renderPage(job, page, key, policies);
      rendered += 1;
    }
    onProgress?.('pages', index + 1, pages.length);
  }
  const notFound = {
    slug: await renderNotFound(job, 'slug', policies),
    unmatched: await renderNotFound(job, 'unmatched', policies),
  };
  return { records, policies: policies.list, rendered, notFound };
}

async function renderPage(job: Job, page: StaticPage, key: string, policies: PolicyList): Promise<PageRecord> {
  const { built, origin, site, writer } = job;
  const { payload, path } = page;
  const { html, policy } = assemble(job, built.pageAssets(page.entry.page ?? ''), await site.render(page), {
    head: payload.head,
    jsonLd: page.jsonLd,
    boot: { build: built.buildId, shell: site.shell, payload },
    origin,
  });
  const faults = pageFaults(html);
  if (faults.length > 0) throw new PageFault(`The page ${path} ${faults.join(', ')}.`);
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  const noindex = payload.head.noindex ?? false;
  await writer.write(path, file, Buffer.from(html), { cache: 'page', policy: policies.indexOf(policy), noindex });
  const data = built.module.dataUrl(path);
  await writer.write(data, data.slice(1), Buffer.from(JSON.stringify(payload)), { cache: 'data', noindex: true });
  return { key, links: internalLinks(html), policy };
}

async function renderNotFound(job: Job, kind: 'slug' | 'unmatched', policies: PolicyList): Promise<ReleaseFile> {
  const { built, origin, site, writer } = job;
  const { html, policy } = assemble(job, built.pageAssets('error'), await site.renderNotFound(kind), {
    head: {
      title: 'Страница не найдена',
      description: 'Такой страницы на сайте нет.',
      canonical: '/404',
      noindex: true,
      image: '/favicon.svg',
    },
    jsonLd: [],
    boot: { build: built.buildId, shell: site.shell, notFound: kind },
    origin,
  });
  const file = kind === 'slug' ? '404-slug.html' : '404.html';
  return writer.write(null, file, Buffer.from(html), {
    cache: 'page',
    policy: policies.indexOf(policy),
    noindex: true,
  });
}

type Content = Pick<Parameters<BuiltSite['module']['renderDocument']>[0], 'head' | 'jsonLd' | 'boot' | 'origin'>;

function assemble(
  { built }: Job,
  assets: PageAssets,
  rendered: string,
  parts: Content,
): { html: string; policy: string } {
  const { markup, css: lifted } = liftInlineStyles(rendered);
  const css = assets.css + lifted;
  const html = built.module.renderDocument({
    ...parts,
    markup,
    css,
    inlinedStylesheets: assets.stylesheets,
    fonts: built.fonts,
    script: built.bootScript,
  });
  return { html, policy: contentSecurityPolicy(css) };
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
