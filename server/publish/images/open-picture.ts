import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { PhotoError } from '../../../model/load/photo-probe.ts';
import { MAX_MEGAPIXELS } from './settings.ts';

// Many pictures in parallel, one thread each, finish sooner than one picture on many threads.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Opens a photograph and applies its EXIF orientation. Checks the file signature first, so uploads never reach other
 * decoders (SVG, PDF, TIFF). @throws {PhotoError} when the format is not accepted.
 */
export function openPicture(bytes: Buffer, file: string): Sharp {
  if (!isPicture(bytes)) throw new PhotoError(file, notAPicture(bytes));
  return sharp(bytes, { limitInputPixels: MAX_MEGAPIXELS * 1_000_000, failOn: 'error' }).autoOrient();
}

export function fromPixels({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

export type Pixels = Awaited<ReturnType<typeof decode>>;

export function decode(picture: Sharp, maxWidth: number) {
  const fitting = picture.resize({ width: maxWidth, withoutEnlargement: true });
  return fitting.toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
}

/** The brands of a `ftyp` box name the container; AVIF, which sharp decodes, shares some of them with HEIC. */
export function isHeic(bytes: Buffer): boolean {
  return !isPicture(bytes) && /^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
}

function notAPicture(bytes: Buffer): string {
  if (bytes.length === 0) return 'файл пустой: скорее всего, снимок не докопировался. Скопируйте его ещё раз.';
  if (isHeic(bytes)) {
    return 'это снимок HEIC с айфона под другим именем. Загрузите его в панели, она переведёт его сама, или сохраните как JPEG.';
  }
  return 'это не снимок, что бы ни говорило имя файла. Подходят jpg, png, webp и avif.';
}

function isPicture(bytes: Buffer): boolean {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (ascii(0, 3) === '\xff\xd8\xff' || ascii(0, 8) === '\x89PNG\r\n\x1a\n') return true;
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return true;
  // Searches the brands in the `ftyp` box of its stated length; AVIF files may name `mif1` first.
  return ascii(4, 8) === 'ftyp' && /avif/.test(ascii(8, Math.min(bytes.readUInt32BE(0), 64)));
}
