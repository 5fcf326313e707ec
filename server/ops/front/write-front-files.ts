import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../disk/write-whole.ts';
import { PATH_TOKEN, PUBLIC_FOLDER, type ReleaseManifest } from '../../release/manifest.ts';
import { caddyfile } from './caddyfile.ts';
import { FRONT_FILES, type FrontSettings, frontOf, type NotFoundKind } from './front.ts';
import { nginxConf } from './nginx-conf.ts';

/** What stands for an address that nobody fills in. */
const SOME_ADDRESS = '/…';

/**
 * Puts into a release what other web servers serve it by. They belong to this machine: they name its folders and where
 * Node listens.
 */
export async function writeFrontFiles(
  releaseDir: string,
  manifest: ReleaseManifest,
  settings: FrontSettings,
): Promise<void> {
  if (settings.port === 0) return;
  const front = frontOf(releaseDir, manifest, settings);
  const absent = async (kind: NotFoundKind) => {
    const template = await readFile(join(releaseDir, PUBLIC_FOLDER, manifest.notFound[kind].file), 'utf8');
    return template.replaceAll(PATH_TOKEN, SOME_ADDRESS);
  };
  const texts: Record<string, string> = {
    [FRONT_FILES.unmatched]: await absent('unmatched'),
    [FRONT_FILES.slug]: await absent('slug'),
    [FRONT_FILES.nginx]: nginxConf(front),
    [FRONT_FILES.caddy]: caddyfile(front),
  };
  await Promise.all(Object.entries(texts).map(([name, text]) => put(releaseDir, name, text)));
}

/** Whole or not at all: somebody may be reading it. */
async function put(releaseDir: string, name: string, text: string): Promise<void> {
  if ((await readFile(join(releaseDir, name), 'utf8').catch(() => null)) === text) return;
  await writeWhole(releaseDir, name, text);
}
