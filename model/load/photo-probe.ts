import type { PhotoFacts } from '../content.ts';

export class PhotoError extends Error {
  readonly file: string;
  readonly reason: string;

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`photos/${file}: ${reason}`, options);
    this.file = file;
    this.reason = reason;
  }
}

/** Reads the metadata of a photo; throws {@link PhotoError} for other data. */
export type PhotoProbe = (bytes: Buffer, file: string) => Promise<PhotoFacts>;
