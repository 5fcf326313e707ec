import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPhotoProbe } from './photo-probe.ts';
import type { LadderPhoto } from './renditions.ts';

/** Temporary folder, removed at the end of the scope: `await using folder = await temporaryFolder()`. */
export async function temporaryFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'images-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

export function phoneJpeg(width: number, height: number, orientation = 1): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#b08050' } })
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Make: 'Pregolya Camera' }, IFD3: { GPSLatitude: '54/1 42/1 0/1' } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

export async function placePhoto(folder: string, file: string, bytes: Buffer, shares = false): Promise<LadderPhoto> {
  await writeFile(join(folder, file), bytes);
  return { file, facts: await createPhotoProbe(join(folder, 'probe'))(bytes, file), shares };
}
