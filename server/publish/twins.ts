import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { Encoding } from '../release/manifest.ts';

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);
const zstandard = promisify(zstdCompress);

/** Below this many bytes a twin saves nothing. */
const SMALLEST = 500;

export type Effort = 'most' | 'good';

/**
 * Compressed twins of a text file. `most` is for files that stay for a long time, `good` for pages: one tenth of the
 * time for 3 % more bytes.
 */
export async function makeTwins(bytes: Buffer, effort: Effort): Promise<Partial<Record<Encoding, Buffer>>> {
  if (bytes.length < SMALLEST) return {};
  const [br, zstd, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: effort === 'most' ? 11 : 9,
        [constants.BROTLI_PARAM_LGWIN]: 22,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    zstandard(bytes, { params: { [constants.ZSTD_c_compressionLevel]: effort === 'most' ? 19 : 12 } }),
    zipped(bytes, { level: effort === 'most' ? 9 : 6 }),
  ]);
  return { br, zstd, gzip: gz };
}

export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/.test(type);
}
