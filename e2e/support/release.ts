import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import type { SiteProcess } from './site-process.ts';
import { startSite, TEST_BUILD } from './site-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
    /** The same content from the test build: it has `/__ui`. */
    testSiteUrl: string;
  }
}

/** Two releases of the demo content, served for all test files that only look. */
export async function setup(project: TestProject) {
  await mkdir('var', { recursive: true });
  await run(['scripts/build-panel.ts', '--if-stale']);
  const published = run(['server/publish/once.ts']);
  const [site, testSite] = await Promise.all([published.then(() => startSite()), startTestSite(published)]);
  project.provide('siteUrl', site.url);
  project.provide('testSiteUrl', testSite.url);
  return () => Promise.all([site.stop(), testSite.stop()]);
}

async function startTestSite(published: Promise<void>): Promise<SiteProcess> {
  await Promise.all([run(['scripts/build.ts', '--gallery', '--if-stale']), published]);
  await sharePictures();
  await run(['server/publish/once.ts'], TEST_BUILD);
  return startSite({ testBuild: true });
}

/** The test release takes the encoded pictures of the other one. */
async function sharePictures(): Promise<void> {
  await mkdir(TEST_BUILD.DATA_DIR, { recursive: true });
  await symlink('../cache', `${TEST_BUILD.DATA_DIR}/cache`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

async function run(script: readonly string[], environment: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...script], {
    env: { ...process.env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${script.join(' ')} ended with ${code}:\n${output}`);
}
