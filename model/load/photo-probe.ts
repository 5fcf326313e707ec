import type { PhotoFacts } from '../content.ts';

/** Tells what a picture is from its bytes; throws when they are no picture. */
export type PhotoProbe = (bytes: Buffer, file: string) => Promise<PhotoFacts>;
