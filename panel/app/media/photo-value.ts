import type { Photo } from '../../../model/fields/fields.ts';

/** A photograph while a form is filled in: nothing of it need be there yet. */
export type PhotoValue = Partial<Photo>;

export function thumbUrl(name: string, width: 320 | 1280 = 320): string {
  return `/api/photos/${encodeURIComponent(name)}/thumb${width === 320 ? '' : `?width=${width}`}`;
}
