import type { Photo } from '../../../model/fields/fields.ts';

export type PhotoValue = Partial<Photo>;

export function thumbUrl(name: string, width: 320 | 1280 = 320): string {
  return `/api/photos/${encodeURIComponent(name)}/thumb${width === 320 ? '' : `?width=${width}`}`;
}
