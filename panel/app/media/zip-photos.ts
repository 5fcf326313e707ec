import { counted } from '../../../model/format/plural.ts';
import { RequestError } from '../lib/request.ts';

/** What the directory of an archive says about a file. */
export type ZipFile = {
  readonly filename: string;
  readonly encrypted: boolean;
  readonly uncompressedSize: number;
};

const MAX_FILES = 20_000;
const MAX_PHOTOS = 300;
const MAX_PHOTOS_BYTES = 4 * 1024 ** 3;
/** Icons and stickers of messengers are smaller, photographs of rooms are larger. */
const SMALL_BYTES = 10_000;

const PHOTO = /\.(?:jpe?g|png|webp|avif|hei[cf]|hif)$/i;
const VIDEO = /\.(?:mp4|mov|m4v|avi|webm|3gp|mkv)$/i;
/** Files that macOS and Windows add to archives. */
const SERVICE = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;
/** Telegram saves a reduced copy next to each photograph. */
const COPY = /_thumb\.\w+$|(?:^|\/)stickers\//i;

type Sorted<F> = { readonly photos: readonly F[]; readonly notes: readonly string[] };

/** Selects the photographs of an archive and counts the rest in words. @throws {RequestError} */
export function photosOfZip<F extends ZipFile>(files: readonly F[]): Sorted<F> {
  const rest = { videos: 0, small: 0, service: 0, others: 0 };
  const photos = files.filter((file) => {
    const kind = kindOf(file);
    if (kind !== 'photo') rest[kind] += 1;
    return kind === 'photo';
  });
  if (photos.length > MAX_PHOTOS) {
    throw refusal(`В архиве ${counted(photos.length, PHOTOS)}, за один раз — до ${MAX_PHOTOS}. ${SPLIT}`);
  }
  if (photos.some(({ encrypted }) => encrypted)) {
    throw refusal('Архив закрыт паролем. Распакуйте его на компьютере и загрузите снимки.');
  }
  if (photos.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > MAX_PHOTOS_BYTES) {
    throw refusal(`Снимки в архиве занимают больше 4 ГБ. ${SPLIT}`);
  }
  const skipped = [
    counted(rest.videos, ['видео', 'видео', 'видео']),
    counted(rest.small, ['мелкая картинка', 'мелкие картинки', 'мелких картинок']),
    counted(rest.others, ['файл другого рода', 'файла другого рода', 'файлов другого рода']),
    counted(rest.service, ['служебный файл', 'служебных файла', 'служебных файлов']),
  ].filter((words) => !words.startsWith('0'));
  const passed = skipped.length > 0 ? ` Пропущено: ${skipped.join(', ')}.` : '';
  if (photos.length === 0) throw refusal(`В архиве нет снимков.${passed}`);
  return { photos, notes: passed ? [`Из архива взято: ${counted(photos.length, PHOTOS)}.${passed}`] : [] };
}

function kindOf({ filename, uncompressedSize }: ZipFile): 'photo' | 'videos' | 'small' | 'service' | 'others' {
  if (SERVICE.test(filename)) return 'service';
  if (VIDEO.test(filename)) return 'videos';
  if (!PHOTO.test(filename)) return 'others';
  // An empty file is a photograph that failed to copy; its upload says so.
  const isSmall = uncompressedSize > 0 && uncompressedSize < SMALL_BYTES;
  return COPY.test(filename) || isSmall ? 'small' : 'photo';
}

/** Reads a directory up to the permitted length. @throws {RequestError} */
export async function readFiles<F>(directory: AsyncIterable<F>): Promise<F[]> {
  const files: F[] = [];
  for await (const file of directory) {
    if (files.length === MAX_FILES) throw refusal(`В архиве больше ${MAX_FILES.toLocaleString('ru')} файлов. ${SPLIT}`);
    files.push(file);
  }
  return files;
}

function refusal(message: string): RequestError {
  return new RequestError(422, message);
}

const SPLIT = 'Распакуйте его на компьютере и загрузите нужные снимки.';
const PHOTOS = ['снимок', 'снимка', 'снимков'] as const;
