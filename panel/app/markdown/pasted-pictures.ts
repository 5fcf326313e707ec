import { RequestError } from '../lib/request.ts';
import type { Source } from '../media/upload-queue.ts';
import { picturesOf } from './left-out-pictures.ts';

/** A picture of a paste whose bytes the clipboard holds; `src` names its place in the pasted HTML. */
export type PastedPicture = { readonly src: string; readonly alt: string; readonly source: Source };

const DATA_URL = /^data:(image\/[\w.+-]+);base64,/i;

/**
 * Returns the pictures of pasted HTML that the clipboard brings along. Files say nothing about their places, so they
 * count only if there are as many as pictures without bytes of their own.
 */
export function pastedPictures(html: string, files: readonly File[]): PastedPicture[] {
  const found = new Map(picturesOf(html).map(({ properties: { src, alt } }) => [String(src ?? ''), String(alt ?? '')]));
  const elsewhere = [...found.keys()].filter((src) => !DATA_URL.test(src));
  const isMatched = files.length === elsewhere.length;
  return [...found].flatMap(([src, alt], at): PastedPicture[] => {
    const name = `Картинка ${at + 1}`;
    if (DATA_URL.test(src)) return [{ src, alt, source: { name, open: async () => fileOf(src, name) } }];
    const file = isMatched ? files[elsewhere.indexOf(src)] : undefined;
    return file ? [{ src, alt, source: { name, open: async () => file } }] : [];
  });
}

function fileOf(src: string, name: string): File {
  const type = DATA_URL.exec(src)?.[1] ?? '';
  try {
    const bytes = atob(decodeURIComponent(src.replace(DATA_URL, '')));
    return new File([Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))], name, { type });
  } catch {
    throw new RequestError(422, 'Эта картинка во вставленном повреждена. Сохраните её файлом и загрузите.');
  }
}
