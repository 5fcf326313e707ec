import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { Content } from '../../../model/content.ts';
import { escapeMarkup } from '../../../model/format/escape-markup.ts';
import { openPicture } from '../images/open-picture.ts';
import type { CardFile } from './card-files.ts';

type Job = {
  readonly card: CardFile['card'];
  readonly colours: Content['brand']['colours'];
  /** The photograph as it lies in the folder. */
  readonly photo: { readonly file: string; readonly bytes: Buffer };
};

/** What previews declare and messengers ask for. */
const WIDTH_PX = 1200;
const HEIGHT_PX = 630;
/** WhatsApp leaves pictures out that weigh more than three times as much; phones thank for less. */
const MOST_BYTES = 150 * 1024;
/** Telegram shows the whole, VK and WhatsApp often the square in the middle: all words stand in it. */
const TEXT_WIDTH_PX = 570;
const MOST_TITLE_HEIGHT_PX = 190;
const TITLE_SIZES_PX = [54, 48, 42, 36, 31];
const GAP_PX = 26;

const FONT_FILE = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf',
);

/** A JPEG: the photograph above, below it the brand, the title and the fact. */
export async function drawCard({ card, colours, photo }: Job): Promise<Buffer> {
  const { brand, title, fact, isRendering } = card;
  const lines = [
    await drawText(isRendering ? `${brand} · на картинке визуализация` : brand, { sizePx: 28, colour: colours.calm }),
    await drawTitle(title, colours.text),
    ...(fact === undefined ? [] : [await drawText(fact, { sizePx: 40, colour: colours.action })]),
  ];
  const textHeight = lines.reduce((sum, { height }) => sum + height + GAP_PX, GAP_PX);
  const photoHeight = HEIGHT_PX - textHeight;
  let top = photoHeight + GAP_PX;
  const words = lines.map(({ data, width, height }) => {
    const layer = { input: data, left: Math.round((WIDTH_PX - width) / 2), top };
    top += height + GAP_PX;
    return layer;
  });
  const picture = await openPicture(photo.bytes, photo.file)
    .resize({ width: WIDTH_PX, height: photoHeight, fit: 'cover' })
    .flatten({ background: colours.page })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
  const sheet = { width: WIDTH_PX, height: HEIGHT_PX, channels: 3, background: colours.page } as const;
  const whole = sharp({ create: sheet }).composite([{ input: picture, left: 0, top: 0 }, ...words]);
  for (const quality of [80, 70, 60, 50]) {
    const jpeg = await whole.clone().jpeg({ quality, progressive: true }).toBuffer();
    if (jpeg.length <= MOST_BYTES || quality === 50) return jpeg;
  }
  throw new Error('unreachable');
}

type Drawn = { readonly data: Buffer; readonly width: number; readonly height: number };

/** As large as fits into its place; a title that no size fits stands in the smallest, cut at the end of a word. */
async function drawTitle(title: string, colour: string): Promise<Drawn> {
  for (const sizePx of TITLE_SIZES_PX) {
    const drawn = await drawText(title, { sizePx, colour });
    if (drawn.height <= MOST_TITLE_HEIGHT_PX && drawn.width <= TEXT_WIDTH_PX) return drawn;
  }
  return drawTitle(`${title.replace(/[\s,;:—-]*\S+…?$/u, '')}…`, colour);
}

async function drawText(text: string, { sizePx, colour }: { sizePx: number; colour: string }): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `Golos Text SemiBold ${sizePx}px`,
      fontfile: FONT_FILE,
      width: TEXT_WIDTH_PX,
      align: 'centre',
      wrap: 'word',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
