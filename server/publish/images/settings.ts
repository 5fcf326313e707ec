import { createHash } from 'node:crypto';
import { join } from 'node:path';

/**
 * How pictures are encoded, by their width: a page shows up to 800 px nearly as they are, wider ones only reduced (decision
 * 86). At quality 57 the joints between white tiles are still there, at 50 they are not.
 */
export const IMAGE_SETTINGS = {
  /** Raise it when the code that makes pictures changes what they look like. */
  revision: 1,
  chromaSubsampling: '4:2:0',
  avif: [
    { upToWidthPx: 800, quality: 57, effort: 1 },
    { upToWidthPx: 1200, quality: 54, effort: 1 },
    // No phone of the budgets loads these: a higher effort would only make the first start longer.
    { upToWidthPx: 2400, quality: 57, effort: 0 },
  ],
  webp: { quality: 76, effort: 2 },
  share: { width: 1200, height: 630, jpeg: { quality: 80, progressive: true } },
} as const;

/** Differs whenever the settings differ; part of every picture's hash and of the cache folder. */
export const IMAGE_SETTINGS_VERSION = createHash('sha256')
  .update(JSON.stringify(IMAGE_SETTINGS))
  .digest('hex')
  .slice(0, 8);

/** For portals; no page shows it. Beside the settings above, so that what is encoded already stays. */
export const PORTAL_JPEG = { revision: 1, widest: 1600, jpeg: { quality: 82, progressive: true } } as const;

/** `id` is the stem of the photograph's addresses, `width` its own. */
export function portalPhotoName(id: string, width: number): string {
  return `${id}-p${PORTAL_JPEG.revision}-${Math.min(PORTAL_JPEG.widest, width)}.jpg`;
}

export const MAX_MEGAPIXELS = 60;

/** The folder of encoded pictures under the present settings. */
export function encodedDir(cacheDir: string): string {
  return join(cacheDir, IMAGE_SETTINGS_VERSION);
}

/** Of the file and of the settings, so that one address never means two pictures. */
export function photoHash(bytes: Buffer): string {
  return createHash('sha256').update(`${IMAGE_SETTINGS_VERSION}\n`).update(bytes).digest('hex').slice(0, 10);
}
