import type { PhotoFacts } from '../content.ts';

/** A photograph that cannot be used; the message is for an editor. */
export class PhotoError extends Error {
  readonly file: string;
  readonly reason: string;

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`photos/${file}: ${reason}`, options);
    this.file = file;
    this.reason = reason;
  }
}

/** Tells what a picture is from its bytes; throws {@link PhotoError} when they are no picture. */
export type PhotoProbe = (bytes: Buffer, file: string) => Promise<PhotoFacts>;
