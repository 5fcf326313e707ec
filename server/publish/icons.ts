import sharp from 'sharp';
import type { Content } from '../../model/content.ts';
import { drawingFiles, FAVICON_URL } from './drawings.ts';
import { icoOf } from './ico.ts';
import type { ReleaseWriter } from './release-writer.ts';

type Shown = Pick<Content, 'brand' | 'company' | 'drawings'>;
type Job = { readonly content: Shown; readonly writer: ReleaseWriter };

type Icon = {
  readonly path: string;
  readonly sizePx: number;
  /** Share of the side that the drawing takes; the rest has the page colour. With 1 the background is transparent. */
  readonly share: number;
  readonly purpose?: 'any' | 'maskable';
};

/** A mask may cut a tenth off each side, and phones round the corners of home screen icons. */
const ICONS: readonly Icon[] = [
  { path: '/icon-192.png', sizePx: 192, share: 1, purpose: 'any' },
  { path: '/icon-512.png', sizePx: 512, share: 1, purpose: 'any' },
  { path: '/icon-maskable-512.png', sizePx: 512, share: 0.7, purpose: 'maskable' },
  { path: '/apple-touch-icon.png', sizePx: 180, share: 0.8 },
];
const ICO_SIZES_PX = [16, 32, 48];

export async function publishIcons({ content, writer }: Job): Promise<void> {
  const write = (path: string, bytes: Buffer) => writer.write(path, path.slice(1), bytes, { cache: 'short' });
  const svg = Buffer.from(drawingFiles(content).get(FAVICON_URL) ?? '');
  const background = content.brand.colours.page;
  await write('/manifest.webmanifest', Buffer.from(webManifest(content)));
  for (const { path, sizePx, share } of ICONS) await write(path, await draw(svg, { sizePx, share, background }));
  const small = ICO_SIZES_PX.map((sizePx) => draw(svg, { sizePx, share: 1, background }));
  await write('/favicon.ico', icoOf(await Promise.all(small), ICO_SIZES_PX));
}

/** https://www.w3.org/TR/appmanifest/ */
function webManifest({ brand, company }: Shown): string {
  return JSON.stringify({
    id: '/',
    name: `${company.brand} — ${company.tagline}`,
    short_name: company.brand,
    lang: 'ru',
    start_url: '/',
    display: 'browser',
    background_color: brand.colours.page,
    theme_color: brand.colours.page,
    icons: ICONS.flatMap(({ path, sizePx, purpose }) =>
      purpose ? [{ src: path, sizes: `${sizePx}x${sizePx}`, type: 'image/png', purpose }] : [],
    ),
  });
}

type Look = Pick<Icon, 'sizePx' | 'share'> & { readonly background: string };

async function draw(svg: Buffer, { sizePx, share, background }: Look): Promise<Buffer> {
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
