import { slugify } from '../format/slugify.ts';

const GOOD = /^[a-z0-9][a-z0-9._-]*\.(jpe?g|png|webp|avif)$/i;
export const PHOTO_NAMES = /(?<![\w.-])[a-z0-9][\w.-]*\.(?:jpe?g|png|webp|avif)\b/gi;

const SAVE_AS_JPEG = 'Откройте снимок на компьютере и сохраните как JPEG: «Файл → Экспортировать» или «Сохранить как».';

/** Returns an error message with the fix, or `null` when the name is valid. */
export function photoNameProblem(name: string): string | null {
  if (GOOD.test(name)) return null;
  const ending = /\.([^.]+)$/.exec(name)?.[1] ?? '';
  if (/^(heic|heif|hif)$/i.test(ending)) {
    return `Снимок в формате ${ending.toUpperCase()}, так снимает айфон; браузеры его не показывают. Загрузите его в панели: она сама переведёт его в JPEG. Без панели откройте снимок на компьютере и сохраните как JPEG.`;
  }
  if (/^pdf$/i.test(ending)) {
    return 'Это PDF. Откройте его и сохраните нужную страницу как PNG: «Файл → Экспортировать» или снимок экрана. В photos кладут картинки.';
  }
  if (/^svg$/i.test(ending)) {
    return 'Это рисунок SVG: переложите его в папку drawings. План квартиры назовите там, в поле planDrawing, или сохраните рисунок как PNG.';
  }
  if (!/^(jpe?g|png|webp|avif)$/i.test(ending)) {
    const format = ending === '' ? 'У файла нет расширения' : `Файлы .${ending} сайт не показывает`;
    return `${format}. Подходят jpg, png, webp и avif. ${SAVE_AS_JPEG} Если это не снимок, уберите его.`;
  }
  const better = `${slugify(name.slice(0, -ending.length - 1)) || 'snimok'}.${ending.toLowerCase()}`;
  return `Имя снимка пишут латиницей, цифрами и дефисом, без пробелов. Переименуйте файл, например в «${better}».`;
}
