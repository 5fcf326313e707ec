import { createHash } from 'node:crypto';
import type { Drawing } from '../content.ts';
import { DRAWING_ID } from '../drawing/drawing-url.ts';
import type { Parsed } from './file-parser.ts';
import type { Tag } from './svg-tags.ts';
import { readTags } from './svg-tags.ts';

const MAX_BYTES = 60 * 1024;
/** A logo that exists only as a PNG is placed inside a drawing by `npm run new-company`. */
const PNG_INSIDE = /^data:image\/png;base64,[A-Za-z\d+/]+={0,2}$/;
const SAVE_AGAIN = 'Сохраните рисунок заново в программе, где его рисовали.';
const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Parses an SVG and sets its size on the root element, or returns an error message with the fix. */
export function readSvg(file: string, text: string, bytes: Uint8Array): Parsed<Drawing> {
  const source = bytes.length > MAX_BYTES ? '' : text.replace(/<!--[\s\S]*?-->/g, blank);
  const fail = (message: string, at?: number): Parsed<Drawing> => {
    const line = at === undefined ? {} : { line: source.slice(0, at).split('\n').length };
    return { ok: false, issues: [{ file, ...line, message }] };
  };
  if (bytes.length > MAX_BYTES) {
    return fail(`Рисунок больше ${MAX_BYTES / 1024} КБ. Упростите его или сохраните с меньшей точностью координат.`);
  }
  const tags = readTags(source);
  if (typeof tags === 'number') return fail(`Здесь рисунок обрывается или испорчен. ${SAVE_AGAIN}`, tags);
  const [root] = tags;
  if (root?.name !== 'svg' || tags.length === 1 || root.attributes.get('xmlns') !== NAMESPACE) {
    return fail(`Это не рисунок SVG: он начинается с <svg xmlns="${NAMESPACE}">. ${SAVE_AGAIN}`, root?.start);
  }
  for (const tag of tags) {
    const problem = tagProblem(tag) ?? prefixProblem(tag, source);
    if (problem !== null) return fail(problem, tag.start);
  }
  const size = /^\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*$/.exec(root.attributes.get('viewBox') ?? '');
  const [width, height] = [Number(size?.[1]), Number(size?.[2])];
  if (!(width > 0 && height > 0)) {
    return fail('У рисунка нет размеров. Допишите в <svg> поле рисунка: viewBox="0 0 ширина высота".', root.start);
  }
  const followsText = /currentColor|var\(/.test(source);
  if (followsText && /url\(/.test(source)) {
    const message =
      'Цвет текста (currentColor, var) и заливку из другого места рисунка (url) вместе покажут не все браузеры.';
    return fail(`${message} Оставьте что-нибудь одно.`, source.indexOf('url('));
  }
  const svg = source.slice(0, root.start) + rootTag(root, { width, height }) + source.slice(root.end);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  return { ok: true, value: { width, height, followsText, hash, svg } };
}

/** Rejects scripts, page-wide styles and external URLs, because browsers open the file directly. */
function tagProblem({ name, attributes }: Tag): string | null {
  const local = name.replace(/^.*:/, '');
  if (/^script$/i.test(local)) return 'В рисунке есть программа, <script>. Сохраните его без неё.';
  if (/^foreignObject$/i.test(local)) return 'В рисунке есть вставка, <foreignObject>: её покажут не все. Уберите её.';
  if (/^style$/i.test(local)) return NO_STYLES;
  for (const [key, value] of attributes) {
    if (/^on/i.test(key)) return `В рисунке есть программа, ${key}="…". Сохраните его без неё.`;
    if (key === 'style') return NO_STYLES;
    if (isForeign(name, key, value)) {
      const short = value.length > 40 ? `${value.slice(0, 40)}…` : value;
      return `Рисунок берёт что-то из другого места: ${key}="${short}". Вставьте это в сам рисунок линиями или уберите.`;
    }
  }
  return null;
}

function isForeign(name: string, key: string, value: string): boolean {
  if (!/(^|:)href$/i.test(key)) return /url\((?!\s*["']?#)|\\/i.test(value);
  return !value.startsWith('#') && !(name === 'image' && key === 'href' && PNG_INSIDE.test(value));
}

/** Browsers show nothing when a prefix is undeclared. */
function prefixProblem({ name, attributes }: Tag, source: string): string | null {
  const prefixes = [name, ...attributes.keys()].map((word) => /^(.+):/.exec(word)?.[1] ?? 'xml');
  const unknown = prefixes.find((prefix) => !/^xml(ns)?$/.test(prefix) && !source.includes(`xmlns:${prefix}=`));
  return unknown === undefined ? null : `Приставка «${unknown}:» в рисунке не объявлена. ${SAVE_AGAIN}`;
}

/** Replaces a comment with spaces, so that line numbers stay the same. */
function blank(comment: string): string {
  return comment.replace(/[^\n]/g, ' ');
}

const NO_STYLES =
  'Цвета рисунка записаны стилями, а нужны свойствами: fill="#923a28". Выберите при сохранении «Атрибуты представления» ' +
  '(в Инкскейпе «Преобразовать стили в атрибуты»).';

function rootTag({ attributes }: Tag, size: { readonly width: number; readonly height: number }): string {
  const all = new Map([
    ...attributes,
    ['id', DRAWING_ID],
    ['width', String(size.width)],
    ['height', String(size.height)],
  ]);
  return `<svg ${[...all].map(([key, value]) => `${key}="${value.replaceAll('"', '&quot;')}"`).join(' ')}>`;
}
