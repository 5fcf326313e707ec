import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { MAX_PHOTO_PX } from '../../../model/photo/photo-widths.ts';

/**
 * Encoder settings by width: pages show pictures up to 800 px nearly unscaled, wider ones only reduced (decision 86).
 * Joints between white tiles survive quality 57 but not 50.
 */
export const IMAGE_SETTINGS = {
  /** Increase when a code change alters the encoded pictures. */
  revision: 1,
  chromaSubsampling: '4:2:0',
  avif: [
    { upToWidthPx: 800, quality: 57, effort: 1 },
    { upToWidthPx: 1200, quality: 54, effort: 1 },
    // No phone in the performance budgets loads this size, and a higher effort would slow down the first start.
    { upToWidthPx: MAX_PHOTO_PX, quality: 57, effort: 0 },
  ],
  webp: { quality: 76, effort: 2 },
  share: { width: 1200, height: 630, jpeg: { quality: 80, progressive: true } },
} as const;

/** Hash of the settings; part of every picture's hash and the name of the cache folder. */
export const IMAGE_SETTINGS_VERSION = createHash('sha256')
  .update(JSON.stringify(IMAGE_SETTINGS))
  .digest('hex')
  .slice(0, 8);

/** Only for portals. Separate from `IMAGE_SETTINGS`, because a change there invalidates all encoded pictures. */
export const PORTAL_JPEG = { revision: 1, widest: 1600, jpeg: { quality: 82, progressive: true } } as const;

/** `id` is the base name in the photograph's URLs; `width` is the width of the original. */
export function portalPhotoName(id: string, width: number): string {
  return `${id}-p${PORTAL_JPEG.revision}-${Math.min(PORTAL_JPEG.widest, width)}.jpg`;
}

export const MAX_MEGAPIXELS = 60;

export function encodedDir(cacheDir: string): string {
  return join(cacheDir, IMAGE_SETTINGS_VERSION);
}

/** Hash of the file and the settings, so that a URL always means the same picture. */
export function photoHash(bytes: Buffer): string {
  return createHash('sha256').update(`${IMAGE_SETTINGS_VERSION}\n`).update(bytes).digest('hex').slice(0, 10);
}
