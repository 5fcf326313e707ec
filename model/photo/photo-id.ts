import type { PhotoFacts } from '../content.ts';

/** `{name}.{hash}`: stem of a photo's URLs under `/media/`; changes with the file. */
export function photoId(file: string, { hash }: Pick<PhotoFacts, 'hash'>): string {
  return `${file.replace(/\.[a-z]+$/i, '')}.${hash}`;
}
