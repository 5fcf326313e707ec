import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readBuiltSite } from '../../server/publish/built-site.ts';
import { createEncoder } from '../../server/publish/images/encode.ts';
import { createPhotoProbe } from '../../server/publish/images/photo-probe.ts';
import { renditionsOf } from '../../server/publish/images/renditions.ts';
import { encodedDir } from '../../server/publish/images/settings.ts';

const PHOTOS = 'content/photos';

/**
 * Fills a picture cache with plain grey pictures that have the names and sizes of the real ones. Encoding those takes
 * more than a minute of both cores.
 */
export async function makePlainPictures(cacheDir: string): Promise<void> {
  const { module: site } = await readBuiltSite('dist');
  const probe = createPhotoProbe(cacheDir);
  const dir = encodedDir(cacheDir);
  const encoded = new Map<string, Buffer>();
  await mkdir(dir, { recursive: true });
  for (const file of await readdir(PHOTOS)) {
    const facts = await probe(await readFile(join(PHOTOS, file)), file);
    const { width, height } = facts;
    const renditions = renditionsOf({ file, facts, shares: true, isInFeeds: true }, site);
    for (const rendition of renditions) {
      const path = join(dir, rendition.name);
      if (existsSync(path)) continue;
      const look = `${width} × ${height}, ${rendition.format} ${rendition.width}`;
      if (!encoded.has(look)) {
        const encode = createEncoder(await greyPicture(width, height), file, [rendition]);
        encoded.set(look, await encode(rendition));
      }
      await writeFile(path, encoded.get(look) ?? '');
    }
  }
}

function greyPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#8a8a8a' } })
    .jpeg()
    .toBuffer();
}
