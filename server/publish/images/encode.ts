import type { Pixels } from './open-picture.ts';
import { decode, fromPixels, openPicture } from './open-picture.ts';
import type { Rendition } from './renditions.ts';
import { IMAGE_SETTINGS } from './settings.ts';

export type Encoder = (rendition: Rendition) => Promise<Buffer>;

/** Decodes a photograph once for all the renditions that are wanted of it. Metadata stays behind. */
export function createEncoder(bytes: Buffer, file: string, wanted: readonly Rendition[]): Encoder {
  const widest = Math.max(...wanted.filter(({ format }) => format !== 'share').map(({ width }) => width));
  let pixels: Promise<Pixels> | undefined;
  return async (rendition) => {
    if (rendition.format === 'share') return encodeShareImage(bytes, file);
    pixels ??= decode(openPicture(bytes, file), widest);
    return encodeRung(await pixels, rendition);
  };
}

function encodeRung(pixels: Pixels, { width, format }: Rendition): Promise<Buffer> {
  const { avif, avifEffort, webp } = IMAGE_SETTINGS;
  const rung = fromPixels(pixels).resize({ width, withoutEnlargement: true });
  if (format === 'webp') return rung.webp(webp).toBuffer();
  const effort = width <= avifEffort.upToWidth ? avifEffort.effort : avifEffort.above;
  return rung.avif({ ...avif, effort }).toBuffer();
}

/** Exactly the size that pages declare, so a small photograph is enlarged here and only here. */
function encodeShareImage(bytes: Buffer, file: string): Promise<Buffer> {
  const { width, height, jpeg } = IMAGE_SETTINGS.share;
  const cover = openPicture(bytes, file).resize({ width, height, fit: 'cover' }).flatten({ background: '#fff' });
  return cover.toColourspace('srgb').jpeg(jpeg).toBuffer();
}
