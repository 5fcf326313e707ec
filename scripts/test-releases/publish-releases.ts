import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isBuiltOf, sourcesHash } from '../sources-hash.ts';
import { EXAMPLE_ANSWERS, writeExampleCompany } from './example-company.ts';
import { makePlainPictures } from './plain-pictures.ts';
import { COUNTER, HAS_REAL_PICTURES, HOME, PICTURES, RELEASES, type ReleaseName } from './releases.ts';

const STAMP = join(HOME, 'sources.txt');

/** Publishes the shared test releases unless they are up to date. */
export async function setup(): Promise<void> {
  const hash = await sourcesHash(
    ['content', 'server', 'model', 'scripts/test-releases'],
    ['dist/sources.txt', 'dist-gallery/sources.txt', EXAMPLE_ANSWERS],
  );
  if (await isBuiltOf(hash, STAMP)) return;
  await mkdir(PICTURES, { recursive: true });
  if (!HAS_REAL_PICTURES) await makePlainPictures(PICTURES);
  await publish('demo');
  await copyCountedContent();
  await writeExampleCompany(RELEASES.newCompany.environment.CONTENT_DIR);
  await writeExampleCompany(RELEASES.oneWork.environment.CONTENT_DIR, ['dvushka-v-bragine']);
  await Promise.all([
    ...[publish('gallery'), publish('counted'), publish('newCompany'), publish('oneWork')],
    run('scripts/test-releases/publish-at-noon.ts', {}),
  ]);
  await writeFile(STAMP, hash);
}

if (import.meta.main) await setup();

async function copyCountedContent(): Promise<void> {
  const { CONTENT_DIR } = RELEASES.counted.environment;
  await rm(CONTENT_DIR, { recursive: true, force: true });
  await cp('content', CONTENT_DIR, { recursive: true, preserveTimestamps: true });
  await appendFile(join(CONTENT_DIR, 'company.yaml'), `\nanalytics: { yandexMetrika: ${COUNTER} }\n`);
}

async function publish(name: ReleaseName): Promise<void> {
  const { dataDir, environment } = RELEASES[name];
  await mkdir(dataDir, { recursive: true });
  await symlink(relative(dataDir, PICTURES), join(dataDir, 'cache')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await run('server/publish/once.ts', { DATA_DIR: dataDir, ...environment });
}

async function run(script: string, environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${script} published nothing:\n${output}`);
}
