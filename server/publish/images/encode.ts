import type { Sharp } from 'sharp';
import type { Pixels } from './open-picture.ts';
import { decode, fromPixels, openPicture } from './open-picture.ts';
import type { Rendition } from './renditions.ts';
import { IMAGE_SETTINGS, PORTAL_JPEG } from './settings.ts';

export type Encoder = (rendition: Rendition) => Promise<Buffer>;

export function createEncoder(bytes: Buffer, file: string, wanted: readonly Rendition[]): Encoder {
  const widest = Math.max(...wanted.map(({ width }) => width));
  let decoded: Promise<Pixels> | undefined;
  return async (rendition) => {
    decoded ??= decode(openPicture(bytes, file), widest);
    const pixels = await decoded;
    if (rendition.format !== 'share') return encodeRung(pixels, rendition);
    const enough = pixels.info.width >= share.width && pixels.info.height >= share.height;
    return encodeShareImage(enough ? fromPixels(pixels) : openPicture(bytes, file));
  };
}

function encodeRung(pixels: Pixels, { width, format }: Rendition): Promise<Buffer> {
  const rung = fromPixels(pixels).resize({ width, withoutEnlargement: true });
  if (format === 'webp') return rung.webp(webp).toBuffer();
  if (format === 'portal') return rung.flatten({ background: '#fff' }).jpeg(PORTAL_JPEG.jpeg).toBuffer();
  const step = avif.find(({ upToWidthPx }) => width <= upToWidthPx);
  if (!step) throw new Error(`IMAGE_SETTINGS.avif has no quality for ${width} px`);
  const { quality, effort } = step;
  return rung.avif({ quality, effort, chromaSubsampling }).toBuffer();
}

/** The size must equal the declared one, so small photographs are enlarged here only. */
function encodeShareImage(picture: Sharp): Promise<Buffer> {
  const { width, height, jpeg } = share;
  const cover = picture.resize({ width, height, fit: 'cover' }).flatten({ background: '#fff' });
  return cover.toColourspace('srgb').jpeg(jpeg).toBuffer();
}

const { avif, chromaSubsampling, webp, share } = IMAGE_SETTINGS;
