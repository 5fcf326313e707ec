import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { Encoding } from '../release/manifest.ts';

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);
const zstandard = promisify(zstdCompress);

/** Size in bytes below which compression saves nothing. */
const MIN_BYTES = 500;

/**
 * `utmost` for code, which is cached for months; `light` for everything that each edit produces again.
 * Light zstd needs little memory, and allocating memory costs more than compressing.
 */
export type Effort = 'utmost' | 'light';

type Settings = { readonly brotli: number; readonly window: number; readonly zstd: number; readonly gzip: number };

const SETTINGS: Record<Effort, Settings> = {
  utmost: { brotli: 11, window: 22, zstd: 19, gzip: 9 },
  light: { brotli: 9, window: 16, zstd: 3, gzip: 6 },
};

export type Precompressed = Partial<Record<Encoding, Buffer>>;

export async function precompress(bytes: Buffer, effort: Effort, made: Precompressed = {}): Promise<Precompressed> {
  if (bytes.length < MIN_BYTES) return {};
  const settings = SETTINGS[effort];
  const [br, zstd, gz] = await Promise.all([
    made.br ?? toBrotli(bytes, effort),
    made.zstd ?? toZstandard(bytes, settings.zstd),
    made.gzip ?? zipped(bytes, { level: settings.gzip }),
  ]);
  return { br, zstd, gzip: gz };
}

/**
 * With the size known, zstd allocates memory for that size only; otherwise over 100 MB per file at the highest level.
 */
function toZstandard(bytes: Buffer, level: number): Promise<Buffer> {
  return zstandard(bytes, { params: { [constants.ZSTD_c_compressionLevel]: level }, pledgedSrcSize: bytes.length });
}

export function isCompressible(type: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/.test(type);
}

export function toBrotli(bytes: Buffer, effort: Effort): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: SETTINGS[effort].brotli,
      [constants.BROTLI_PARAM_LGWIN]: SETTINGS[effort].window,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
