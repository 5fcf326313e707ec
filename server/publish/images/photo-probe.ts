import { join } from 'node:path';
import type { PhotoFacts } from '../../../model/content.ts';
import type { PhotoProbe } from '../../../model/load/photo-probe.ts';
import { PhotoError } from '../../../model/load/photo-probe.ts';
import { damaged, tooLarge } from './errors.ts';
import { FactsFile } from './facts-file.ts';
import { openPicture } from './open-picture.ts';
import { MAX_MEGAPIXELS, photoHash } from './settings.ts';

/** Creates a probe that caches its results in `cacheDir`, so a restart decodes nothing. */
export function createPhotoProbe(cacheDir: string): PhotoProbe {
  const known = new FactsFile(join(cacheDir, 'photo-facts.jsonl'));
  return async (bytes, file) => {
    const hash = photoHash(bytes);
    const remembered = await known.find(hash);
    if (remembered) return remembered;
    const facts = { ...(await lookAtPhoto(bytes, file)), hash };
    await known.add(facts);
    return facts;
  };
}

export async function lookAtPhoto(bytes: Buffer, file: string): Promise<Omit<PhotoFacts, 'hash'>> {
  try {
    const { autoOrient } = await openPicture(bytes, file).metadata();
    if (autoOrient.width * autoOrient.height > MAX_MEGAPIXELS * 1_000_000) throw tooLarge(file);
    return { width: autoOrient.width, height: autoOrient.height, color: await meanColor(bytes, file) };
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooLarge(file, error);
    throw damaged(file, error);
  }
}

/** Uses the mean: the most frequent colour is pink for a sunlit wall and white for a blue bedroom. */
async function meanColor(bytes: Buffer, file: string): Promise<string> {
  const onePixel = openPicture(bytes, file).flatten({ background: '#fff' }).resize(1, 1, { fit: 'fill' });
  const [r = 0, g = 0, b = 0] = await onePixel.toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer();
  return `#${Buffer.from([r, g, b]).toString('hex')}`;
}
