import type { AcceptedPhoto } from '../../contract/media.ts';

/** Photographs of the demo have a mean brightness of 135 to 200 out of 255. */
const DARK_BELOW = 70;
const SMALL_BELOW_PX = 1000;
const STRETCHED_RATIO = 3;

/**
 * Returns remarks for the editor; none of them stops an upload.
 *
 * @param isCropped whether pages crop the photograph to a shape of their own
 */
export function photoAdvice({ width, height, color }: AcceptedPhoto, isCropped: boolean): string[] {
  const advice: string[] = [];
  if (brightnessOf(color) < DARK_BELOW) {
    advice.push('Снимок тёмный: на странице комнату будет видно плохо. Если есть светлее, возьмите его.');
  }
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (long > short * STRETCHED_RATIO) {
    advice.push(
      'Снимок очень вытянут: на странице он выйдет мелким или останется только середина. ' +
        'Вырежьте нужную часть на телефоне и загрузите её.',
    );
  } else if (isCropped && height > width) {
    advice.push(
      'Снимок вертикальный, а сайт чаще показывает его лежачим: сверху и снизу отрежет. ' +
        'Что должно остаться, отметьте кнопкой «Главная точка» или обрежьте снимок сами.',
    );
  }
  if (long < SMALL_BELOW_PX) {
    advice.push(
      `Снимок маленький, ${width} × ${height} точек: на большом экране будет нечётким. ` +
        'Если он из мессенджера, попросите прислать его файлом.',
    );
  }
  return advice;
}

/** Weights of the eye for red, green and blue. */
function brightnessOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
