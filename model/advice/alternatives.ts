import type { Advice } from './advised.ts';
import type { ShownPhoto, Survey } from './survey.ts';

const SAYS_IT_IS_ONE = /^(?:фото(?:графия)?|снимок|картинка|изображение|рисунок)(?![а-яё])/i;
const PHOTOGRAPH = /(?<![а-яё])фото(?:граф[а-яё]*|снимо?к[а-яё]*)?(?![а-яё])/i;

/** Checks the wording of alternative texts; the schema checks that they exist. */
export function alternatives({ photos, written }: Survey): Advice[] {
  const areRenderings = written.company.picturesAreRenderings !== undefined;
  return photos.flatMap((shown) => [
    ...altAdvice(shown),
    ...(areRenderings || shown.photo.isRendering ? renderingAdvice(shown) : []),
  ]);
}

function altAdvice(shown: ShownPhoto): Advice[] {
  const { alt, file } = shown.photo;
  if (alt === undefined) return [];
  if (isFileName(alt, file))
    return [on(shown, 'alt', alt, `«${alt}» — имя файла. Напишите, что на снимке: комнату и что в ней видно.`)];
  const word = SAYS_IT_IS_ONE.exec(alt)?.[0];
  if (word === undefined) return [];
  return [on(shown, 'alt', alt, `Уберите «${word}»: программа чтения сама скажет, что это изображение.`)];
}

function isFileName(alt: string, file: string): boolean {
  if (/[а-яё]/i.test(alt)) return false;
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/\.[a-z]+$/, '')
      .replace(/[\s_-]+/g, ' ');
  return plain(alt) === plain(file) || /\.(?:jpe?g|png|webp|avif)$/i.test(alt);
}

/** Only the first word of a caption refers to the picture; later words may refer to other photos. */
function renderingAdvice(shown: ShownPhoto): Advice[] {
  const { alt = '', caption = '' } = shown.photo;
  const inAlt = SAYS_IT_IS_ONE.test(alt) ? undefined : PHOTOGRAPH.exec(alt)?.[0];
  const found = PHOTOGRAPH.exec(caption);
  const inCaption = found?.index === 0 ? found[0] : undefined;
  const message = (word: string) => `Картинка нарисована, а названа словом «${word}». Напишите без него.`;
  return [
    ...(inAlt === undefined ? [] : [on(shown, 'alt', alt, message(inAlt))]),
    ...(inCaption === undefined ? [] : [on(shown, 'caption', caption, message(inCaption))]),
  ];
}

/** Photos in Markdown text have no field path, so `quote` finds the line. */
function on({ file, path }: ShownPhoto, field: string, quote: string, message: string): Advice {
  return { file, ...(path.length > 0 ? { path: [...path, field] } : {}), quote, message };
}
