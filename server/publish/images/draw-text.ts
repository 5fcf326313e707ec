import { createRequire } from 'node:module';
import sharp from 'sharp';
import { escapeMarkup } from '../../../model/format/escape-markup.ts';

const FONT_FILE = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf',
);

export type Drawn = { readonly data: Buffer; readonly width: number; readonly height: number };

type Look = {
  readonly sizePx: number;
  readonly colour: string;
  /** Maximum line width; longer lines wrap between words. */
  readonly widthPx: number;
};

/** Renders text as a PNG in the site's font, independent of the installed fonts. */
export async function drawText(text: string, { sizePx, colour, widthPx }: Look): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `Golos Text SemiBold ${sizePx}px`,
      fontfile: FONT_FILE,
      width: widthPx,
      align: 'centre',
      wrap: 'word',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
