import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeMarkup } from '../../model/format/escape-markup.ts';
import type { StaticPage } from '../../site/entry-static.tsx';
import type { BuiltSite } from './built-site.ts';
import type { Earlier } from './earlier-release.ts';
import type { RedirectTable } from './redirects.ts';
import type { ReleaseWriter } from './release-writer.ts';

type Job = {
  readonly writer: ReleaseWriter;
  readonly earlier: Earlier | null;
  readonly built: BuiltSite;
  readonly origin: string;
  readonly pages: readonly StaticPage[];
  readonly redirects: RedirectTable;
};

/** Code, styles, fonts, the builds files, sitemap and robots. */
export async function publishWellKnown(job: Job): Promise<void> {
  const { built, origin, pages, redirects, writer } = job;
  for (const file of built.files) await publishAsset(job, file);
  await publishStylesheet(job);

  const timestamp = Date.now();
  const targets = Object.fromEntries(Object.entries(redirects).map(([path, { to }]) => [path, to]));
  const text = (path: string, body: string, cache: 'data' | 'short') =>
    writer.write(path, path.slice(1), Buffer.from(body), { cache });
  await text('/builds/latest.json', JSON.stringify({ id: built.buildId, timestamp }), 'data');
  await text(
    `/builds/meta/${built.buildId}.json`,
    JSON.stringify({ id: built.buildId, timestamp, redirects: targets }),
    'data',
  );

  const listed = pages.filter(({ path, payload }) => !payload.head.noindex && payload.head.canonical === path);
  await text(
    '/sitemap.xml',
    sitemap(
      origin,
      listed.map(({ path }) => path),
    ),
    'short',
  );
  await text('/robots.txt', robots(origin), 'short');
}

async function publishStylesheet({ writer, built: { stylesheet, stylesheetText } }: Job): Promise<void> {
  const facts = { cache: 'immutable', effort: 'utmost' } as const;
  await writer.write(stylesheet, stylesheet.slice(1), Buffer.from(stylesheetText), facts);
}

async function publishAsset({ writer, earlier, built }: Job, file: string): Promise<void> {
  const path = `/${file}`;
  const known = earlier?.manifest.files[path];
  if (earlier && known) {
    await writer.reuse(path, known, earlier.publicDir, { cache: 'immutable' });
    return;
  }
  await writer.write(path, file, await readFile(join(built.clientDir, file)), { cache: 'immutable', effort: 'utmost' });
}

/** `/sitemap.xml`: canonical pages only. */
function sitemap(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escapeMarkup(origin + encodeURI(path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

const CAMPAIGN_TAGS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'yclid',
  'ysclid',
  'gclid',
  '_openstat',
  'erid',
  'from',
];

function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /data/',
    `Clean-param: ${CAMPAIGN_TAGS.join('&')} /`,
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
