import { PhotoError } from '../../../model/load/photo-probe.ts';
import { MAX_PHOTO_PX } from '../../../model/photo/photo-widths.ts';
import { MAX_MEGAPIXELS } from './settings.ts';

export class ImageCacheError extends Error {}

export function damaged(file: string, cause: unknown): PhotoError {
  return new PhotoError(
    file,
    'снимок повреждён и не открывается. Сохраните его заново в jpg или png и загрузите ещё раз.',
    { cause },
  );
}

export function tooLarge(file: string, cause?: unknown): PhotoError {
  return new PhotoError(
    file,
    `снимок больше ${MAX_MEGAPIXELS} мегапикселей. Уменьшите его: сайту хватает ${MAX_PHOTO_PX} точек в ширину.`,
    { cause },
  );
}

/** Converts a read error into a message for editors; other errors are returned unchanged. */
export function explainReading(file: string, error: unknown): unknown {
  switch (codeOf(error)) {
    case 'ENOENT':
      return new PhotoError(file, 'снимка нет в папке. Верните файл или уберите его со страниц.', { cause: error });
    case 'EACCES':
    case 'EPERM':
      return new PhotoError(file, 'снимок не читается: нет прав. Дайте серверу право читать папку photos.', {
        cause: error,
      });
    default:
      return error;
  }
}

/** Converts a cache write error into a message for the operator; other errors are returned unchanged. */
export function explainCache(folder: string, error: unknown): unknown {
  const advice = CACHE_ADVICE[codeOf(error) ?? ''];
  return advice
    ? new ImageCacheError(`Готовые снимки не сохраняются в папку ${folder}: ${advice}`, { cause: error })
    : error;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

const NO_SPACE = 'на диске нет места. Освободите его и опубликуйте ещё раз.';
const NO_RIGHT =
  'нет прав на запись. Дайте их пользователю, от имени которого работает сервер, или укажите другую папку в DATA_DIR.';
const NOT_A_FOLDER = 'на её месте лежит файл. Уберите его или укажите другую папку в DATA_DIR.';
const CACHE_ADVICE: Readonly<Record<string, string>> = {
  ENOSPC: NO_SPACE,
  EDQUOT: NO_SPACE,
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  EROFS: 'диск только для чтения. Укажите в DATA_DIR папку, в которую можно писать.',
  ENOTDIR: NOT_A_FOLDER,
  EEXIST: NOT_A_FOLDER,
};
