import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { Encoding } from '../release/manifest.ts';

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);
const zstandard = promisify(zstdCompress);

/** Below this many bytes a twin saves nothing. */
const SMALLEST = 500;

/**
 * How much time a file is worth. Code stays for months and gets the `utmost`; everything else is made anew by every edit that touches it,
 * and only a `heavy` page saves enough. A page of 90 KB takes 90, 40 and 3 ms of brotli.
 */
export type Effort = 'utmost' | 'heavy' | 'light';

const SETTINGS: Record<
  Effort,
  { readonly brotli: number; readonly window: number; readonly zstd: number; readonly gzip: number }
> = {
  utmost: { brotli: 11, window: 22, zstd: 19, gzip: 9 },
  heavy: { brotli: 10, window: 18, zstd: 12, gzip: 6 },
  light: { brotli: 9, window: 16, zstd: 9, gzip: 6 },
};

/** Compressed twins of a text file. */
export async function makeTwins(bytes: Buffer, effort: Effort): Promise<Partial<Record<Encoding, Buffer>>> {
  if (bytes.length < SMALLEST) return {};
  const settings = SETTINGS[effort];
  const [br, zstd, gz] = await Promise.all([
    toBrotli(bytes, effort),
    zstandard(bytes, { params: { [constants.ZSTD_c_compressionLevel]: settings.zstd } }),
    zipped(bytes, { level: settings.gzip }),
  ]);
  return { br, zstd, gzip: gz };
}

/** A quick and slightly pessimistic look at what a text weighs over the wire. */
export async function compressedSize(text: string): Promise<number> {
  return (await toBrotli(Buffer.from(text), 'light')).length;
}

export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/.test(type);
}

function toBrotli(bytes: Buffer, effort: Effort): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: SETTINGS[effort].brotli,
      [constants.BROTLI_PARAM_LGWIN]: SETTINGS[effort].window,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
