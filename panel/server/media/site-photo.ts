import { createHash } from 'node:crypto';
import type { Region, Sharp } from 'sharp';
import { slugify } from '../../../model/format/slugify.ts';
import { MAX_PHOTO_PX } from '../../../model/photo/photo-widths.ts';
import { isHeic, openPicture } from '../../../server/publish/images/open-picture.ts';
import { lookAtPhoto } from '../../../server/publish/images/photo-probe.ts';
import type { Crop } from '../../contract/media.ts';
import { Refusal } from '../http/route.ts';
import { heicToPng } from './heic.ts';

const JPEG = { quality: 88, mozjpeg: true } as const;
/** Plans and drawings stay sharp as PNG; larger PNG files are photos, which are ten times smaller as JPEG. */
const MAX_PNG_BYTES = 1_500_000;
const MAX_PREFIX = 60;

export type SitePhoto = { readonly name: string; readonly bytes: Buffer };

/** Normalizes an uploaded image: upright, sRGB, limited size, no metadata. @throws {Refusal | PhotoError} */
export async function toSitePhoto(bytes: Buffer, prefix: string, crop: Crop | null = null): Promise<SitePhoto> {
  refuseByBytes(bytes);
  const isFromPhone = isHeic(bytes);
  const picture = isFromPhone ? await heicToPng(bytes, prefix, FITTING) : bytes;
  const size = await lookAtPhoto(picture, prefix);
  const made = await encode(picture, prefix, { area: crop && pixelsOf(crop, size), isPhotograph: isFromPhone });
  const hash = createHash('sha256').update(made.bytes).digest('hex').slice(0, 8);
  return { name: `${namePrefix(prefix)}-${hash}.${made.ending}`, bytes: made.bytes };
}

async function encode(
  bytes: Buffer,
  file: string,
  { area, isPhotograph }: { area: Cut | null; isPhotograph: boolean },
) {
  const { format, hasAlpha } = await openPicture(bytes, file).metadata();
  const picture = () => cut(openPicture(bytes, file), area).resize(FITTING).toColourspace('srgb');
  if (!isPhotograph && (format === 'png' || hasAlpha)) {
    const png = await picture().png({ compressionLevel: 9 }).toBuffer();
    if (png.length <= MAX_PNG_BYTES) return { bytes: png, ending: 'png' };
  }
  return { bytes: await picture().flatten({ background: '#fff' }).jpeg(JPEG).toBuffer(), ending: 'jpg' };
}

const FITTING = { width: MAX_PHOTO_PX, height: MAX_PHOTO_PX, fit: 'inside', withoutEnlargement: true } as const;

type Cut = { readonly turn: Crop['turn']; readonly area: Region };

function cut(picture: Sharp, crop: Cut | null): Sharp {
  return crop ? picture.rotate(crop.turn).extract(crop.area) : picture;
}

function pixelsOf({ x, y, width, height, turn }: Crop, size: { width: number; height: number }): Cut {
  const [wide, high] = turn % 180 === 0 ? [size.width, size.height] : [size.height, size.width];
  const left = Math.min(Math.round(x * wide), wide - 1);
  const top = Math.min(Math.round(y * high), high - 1);
  const within = (length: number, room: number) => Math.min(Math.max(Math.round(length), 1), room);
  return {
    turn,
    area: { left, top, width: within(width * wide, wide - left), height: within(height * high, high - top) },
  };
}

function namePrefix(prefix: string): string {
  return slugify(prefix).slice(0, MAX_PREFIX).replace(/-$/, '') || 'snimok';
}

/** Rejects common unsupported formats with specific advice; the decoder rejects the others. */
function refuseByBytes(bytes: Buffer): void {
  const start = bytes.toString('latin1', 0, 400);
  if (start.startsWith('%PDF')) throw new Refusal(422, 'Это PDF. Сохраните нужную страницу как PNG или JPEG.');
  if (/^\s*(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg|!--)/.test(start)) {
    throw new Refusal(422, 'Это рисунок SVG, а здесь нужен снимок: jpg, png, webp, avif или heic.');
  }
}
