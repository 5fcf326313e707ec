import sharp from 'sharp';

export type Icon = {
  readonly file: string;
  readonly sizePx: number;
  /** Share of the side that the drawing takes; the rest has the page colour. With 1 the background is transparent. */
  readonly share: number;
  readonly purpose?: 'any' | 'maskable';
};

/** A mask may cut a tenth off each side, and phones round the corners of home screen icons. */
export const HOME_SCREEN_ICONS: readonly Icon[] = [
  { file: 'icon-192.png', sizePx: 192, share: 1, purpose: 'any' },
  { file: 'icon-512.png', sizePx: 512, share: 1, purpose: 'any' },
  { file: 'icon-maskable-512.png', sizePx: 512, share: 0.7, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', sizePx: 180, share: 0.8 },
];

/** Entries of a web manifest. @param folder address of the icons, with a slash at its end */
export function manifestIcons(folder: string) {
  return HOME_SCREEN_ICONS.flatMap(({ file, sizePx, purpose }) =>
    purpose ? [{ src: `${folder}${file}`, sizes: `${sizePx}x${sizePx}`, type: 'image/png', purpose }] : [],
  );
}

type Look = Pick<Icon, 'sizePx' | 'share'> & { readonly background: string };

export async function drawIcon(svg: Buffer, { sizePx, share, background }: Look): Promise<Buffer> {
  const drawnPx = Math.round(sizePx * share);
  const { width = drawnPx } = await sharp(svg).metadata();
  const drawing = sharp(svg, { density: Math.min(10_000, (72 * drawnPx) / width) })
    .resize({ width: drawnPx, height: drawnPx, fit: 'contain', background: '#0000' })
    .png();
  if (share === 1) return drawing.toBuffer();
  return sharp({ create: { width: sizePx, height: sizePx, channels: 3, background } })
    .composite([{ input: await drawing.toBuffer() }])
    .png()
    .toBuffer();
}
