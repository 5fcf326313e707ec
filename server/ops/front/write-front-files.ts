import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomic } from '../../disk/write-file-atomic.ts';
import { PATH_TOKEN, PUBLIC_FOLDER, type ReleaseManifest } from '../../release/manifest.ts';
import { caddyfile } from './caddyfile.ts';
import { FRONT_FILES, type FrontSettings, frontOf, type NotFoundKind } from './front.ts';
import { nginxConf } from './nginx-conf.ts';

const SOME_ADDRESS = '/…';

/**
 * Writes the web server configurations into a release. They are machine-specific: they contain its folders and Node's
 * address.
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

/** Writes atomically, because a web server may be reading the file. */
async function put(releaseDir: string, name: string, text: string): Promise<void> {
  if ((await readFile(join(releaseDir, name), 'utf8').catch(() => null)) === text) return;
  await writeFileAtomic(releaseDir, name, text);
}
