import { slugify } from '../format/slugify.ts';

/** Returns an error message with the fix, or `null` when the name is valid. */
export function drawingNameProblem(name: string): string | null {
  if (/^[a-z0-9]+(-[a-z0-9]+)*\.svg$/.test(name)) return null;
  const [, stem = name, ending = ''] = /^(.*)\.([^.]*)$/.exec(name) ?? [];
  if (/^pdf$/i.test(ending)) {
    return 'Это PDF. Сохраните нужную страницу как PNG и положите в папку photos; план квартиры назовите в поле planPicture.';
  }
  if (ending.toLowerCase() !== 'svg') {
    return 'Рисунок нужен в формате SVG: сохраните его так в программе, где его рисовали. Если это не рисунок, уберите файл.';
  }
  const better = `${slugify(stem) || 'risunok'}.svg`;
  return `Имя рисунка пишут строчными латинскими буквами, цифрами и дефисом. Переименуйте файл, например в «${better}».`;
}
