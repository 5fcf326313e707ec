import type { Photo } from '../../../model/fields/fields.ts';

export type PhotoValue = Partial<Photo>;

/** A photograph for a field; `alt` is what another place says is on it, `null` when no place does. */
export type BroughtPhoto = { readonly file: string; readonly alt: string | null };

/** Value of a field with a new photograph; a known description comes with it. */
export function withPhoto<T extends PhotoValue>(value: T | undefined, { file, alt }: BroughtPhoto): PhotoValue {
  return { ...value, file, ...(alt === null ? {} : { alt }) };
}

export function thumbUrl(name: string, width: 320 | 1280 = 320): string {
  return `/api/photos/${encodeURIComponent(name)}/thumb${width === 320 ? '' : `?width=${width}`}`;
}

/** The file as it was taken into the library. */
export function originalUrl(name: string): string {
  return `/api/photos/${encodeURIComponent(name)}/original`;
}
