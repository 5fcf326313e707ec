import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltSite } from './built-site.ts';
import type { Earlier } from './earlier-release.ts';
import type { MachineTexts } from './machine-texts.ts';
import type { RedirectTable } from './redirects.ts';
import type { ReleaseWriter } from './release-writer.ts';

type Job = {
  readonly writer: ReleaseWriter;
  readonly earlier: Earlier | null;
  readonly built: BuiltSite;
  readonly redirects: RedirectTable;
  readonly texts: MachineTexts;
};

export async function publishWellKnown(job: Job): Promise<void> {
  const { built, redirects, writer } = job;
  for (const file of built.files) await publishAsset(job, file);
  await publishStylesheets(job);

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

  for (const [path, body] of Object.entries(job.texts)) await text(path, body, 'short');
}

async function publishStylesheets({ writer, built }: Job): Promise<void> {
  const facts = { cache: 'immutable', effort: 'utmost' } as const;
  const { stylesheet, stylesheetText, printStylesheet, printText } = built;
  await writer.write(stylesheet, stylesheet.slice(1), Buffer.from(stylesheetText), facts);
  await writer.write(printStylesheet, printStylesheet.slice(1), Buffer.from(printText), facts);
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
