import type { PhotoFacts } from '../content.ts';

/** `{name}.{hash}`: the stem of a photograph's addresses under `/media/`, another one for other bytes. */
export function photoId(file: string, { hash }: Pick<PhotoFacts, 'hash'>): string {
  return `${file.replace(/\.[a-z]+$/i, '')}.${hash}`;
}
