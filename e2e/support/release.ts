import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startSite } from './site-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
  }
}

/** One release of the demo content, served for all test files that only look. */
export async function setup(project: TestProject) {
  await mkdir('var', { recursive: true });
  const run = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/publish/once.ts'], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`The demo content does not publish:\n${run.stdout}\n${run.stderr}`);
  const site = await startSite();
  project.provide('siteUrl', site.url);
  return () => site.stop();
}
