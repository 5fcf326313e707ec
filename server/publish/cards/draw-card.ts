import sharp from 'sharp';
import type { Content } from '../../../model/content.ts';
import { type Drawn, drawText } from '../images/draw-text.ts';
import { openPicture } from '../images/open-picture.ts';
import type { CardFile } from './card-files.ts';

type Job = {
  readonly card: CardFile['card'];
  readonly colours: Content['brand']['colours'];
  readonly photo: { readonly file: string; readonly bytes: Buffer };
};

/** Size declared in `og:image` and expected by messengers. */
const WIDTH_PX = 1200;
const HEIGHT_PX = 630;
/** WhatsApp drops pictures above about three times this size; small files also save mobile traffic. */
const MAX_BYTES = 150 * 1024;
/** WhatsApp often crops to the middle square, so all text must fit into its width. */
const TEXT_WIDTH_PX = 570;
const MAX_TITLE_HEIGHT_PX = 190;
const TITLE_SIZES_PX = [54, 48, 42, 36, 31];
const GAP_PX = 26;
/** Bottom margin: VK crops 47 px from the top and the bottom. */
const FOOT_PX = 58;

export async function drawCard({ card, colours, photo }: Job): Promise<Buffer> {
  const { brand, title, fact, isRendering } = card;
  const lines = [
    await drawText(isRendering ? `${brand} · на картинке визуализация` : brand, {
      sizePx: 28,
      colour: colours.calm,
      widthPx: TEXT_WIDTH_PX,
    }),
    await drawTitle(title, colours.text),
    ...(fact === undefined
      ? []
      : [await drawText(fact, { sizePx: 40, colour: colours.action, widthPx: TEXT_WIDTH_PX })]),
  ];
  const textHeight = lines.reduce((sum, { height }) => sum + GAP_PX + height, FOOT_PX);
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
    if (jpeg.length <= MAX_BYTES || quality === 50) return jpeg;
  }
  throw new Error('unreachable');
}

/** Uses the largest size that fits; a title too long for the smallest size is cut at a word end. */
async function drawTitle(title: string, colour: string): Promise<Drawn> {
  for (const sizePx of TITLE_SIZES_PX) {
    const drawn = await drawText(title, { sizePx, colour, widthPx: TEXT_WIDTH_PX });
    if (drawn.height <= MAX_TITLE_HEIGHT_PX && drawn.width <= TEXT_WIDTH_PX) return drawn;
  }
  return drawTitle(`${title.replace(/[\s,;:—-]*\S+…?$/u, '')}…`, colour);
}
