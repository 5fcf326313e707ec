import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { readSvg } from '../../model/load/read-svg.ts';
import type { Logo } from '../../model/new-company/content-of.ts';

/** Height that stays sharp in the header on a dense screen and as an icon. */
const PNG_HEIGHT_PX = 192;

export type ReadLogo = { readonly ok: true; readonly logo: Logo } | { readonly ok: false; readonly message: string };

export async function readLogo(path: string): Promise<ReadLogo> {
  const bytes = await readFile(path).catch(() => null);
  if (!bytes) return { ok: false, message: `Файла ${path} нет или он не читается. Проверьте имя.` };
  return logoFrom(path, bytes);
}

/** Reads an SVG or a PNG; a PNG is placed inside an SVG, because drawings of the site are SVG files. */
export async function logoFrom(path: string, bytes: Buffer): Promise<ReadLogo> {
  if (!isPng(bytes) && !/\.svg$/i.test(path))
    return { ok: false, message: `${path} — не SVG и не PNG. Сохраните знак так.` };
  const svg = isPng(bytes) ? await svgOfPng(bytes).catch(() => null) : bytes.toString('utf8');
  if (svg === null) return { ok: false, message: `Файл ${path} испорчен. Сохраните его как PNG ещё раз.` };
  const drawing = readSvg(basename(path), svg, Buffer.from(svg));
  if (!drawing.ok) return { ok: false, message: drawing.issues.map(({ message }) => message).join(' ') };
  const { width, height } = drawing.value;
  return { ok: true, logo: { svg, isSquare: width === height } };
}

function isPng(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n';
}

async function svgOfPng(bytes: Buffer): Promise<string> {
  const picture = sharp(bytes).resize({ height: PNG_HEIGHT_PX, withoutEnlargement: true });
  const { data, info } = await picture.png({ palette: true }).toBuffer({ resolveWithObject: true });
  const size = `width="${info.width}" height="${info.height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}">`,
    `<image ${size} href="data:image/png;base64,${data.toString('base64')}"/>`,
    '</svg>\n',
  ].join('\n');
}
