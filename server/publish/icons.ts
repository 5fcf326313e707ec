import type { Content } from '../../model/content.ts';
import { drawIcon, HOME_SCREEN_ICONS, manifestIcons } from './draw-icon.ts';
import { drawingFiles, FAVICON_URL } from './drawings.ts';
import { icoOf } from './ico.ts';
import type { ReleaseWriter } from './release-writer.ts';

type Shown = Pick<Content, 'brand' | 'company' | 'drawings'>;
type Job = { readonly content: Shown; readonly writer: ReleaseWriter };

const ICO_SIZES_PX = [16, 32, 48];

export async function publishIcons({ content, writer }: Job): Promise<void> {
  const write = (path: string, bytes: Buffer) => writer.write(path, path.slice(1), bytes, { cache: 'short' });
  const svg = Buffer.from(drawingFiles(content).get(FAVICON_URL) ?? '');
  const background = content.brand.colours.page;
  await write('/manifest.webmanifest', Buffer.from(webManifest(content)));
  for (const icon of HOME_SCREEN_ICONS) await write(`/${icon.file}`, await drawIcon(svg, { ...icon, background }));
  const small = ICO_SIZES_PX.map((sizePx) => drawIcon(svg, { sizePx, share: 1, background }));
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
    icons: manifestIcons('/'),
  });
}
