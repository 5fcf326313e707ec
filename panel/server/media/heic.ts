import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import createLibheif, { type MainModule } from 'libheif-js/libheif-wasm/libheif.js';
import type { ResizeOptions, Sharp } from 'sharp';
import sharp from 'sharp';
import { PhotoError } from '../../../model/load/photo-probe.ts';
import { tooLarge } from '../../../server/publish/images/errors.ts';
import { MAX_MEGAPIXELS } from '../../../server/publish/images/settings.ts';

const WASM = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm');

/** One instance for all pictures: its memory grows to the largest picture and is freed with the process. */
let instance: MainModule | null = null;

/**
 * Decodes the primary picture of a HEIC file to a PNG with the same colour profile. libheif applies the rotation stored
 * in the file; in HEIC an EXIF orientation has no effect. @throws {PhotoError}
 */
export async function heicToPng(bytes: Buffer, file: string, size: ResizeOptions): Promise<Buffer> {
  instance ??= createLibheif({ wasmBinary: readFileSync(WASM) });
  try {
    const png = await readPrimary(instance, bytes, file, (picture) =>
      picture.resize(size).png({ compressionLevel: 0 }).toBuffer(),
    );
    return withProfile(png, profileOf(bytes));
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    // The memory of an instance that was aborted in the middle of its work cannot be trusted.
    instance = null;
    throw unreadable(file, error);
  }
}

/** `read` must be done with the pixels when it resolves, because they stay in the memory of libheif. */
async function readPrimary(
  heif: MainModule,
  bytes: Buffer,
  file: string,
  read: (picture: Sharp) => Promise<Buffer>,
): Promise<Buffer> {
  using made = new DisposableStack();
  const context = made.adopt(heif.heif_context_alloc(), (it) => heif.heif_context_free(it));
  heif.heif_context_read_from_memory(context, bytes);
  const found = heif.heif_js_context_get_primary_image_handle(context);
  if (found.code) throw unreadable(file, found.message);
  const primary = made.adopt(found, (it) => heif.heif_image_handle_release(it));
  const pixels = heif.heif_image_handle_get_width(primary) * heif.heif_image_handle_get_height(primary);
  if (pixels > MAX_MEGAPIXELS * 1_000_000) throw tooLarge(file);
  const { heif_colorspace: colours, heif_chroma: chroma } = heif;
  const decoded = heif.heif_js_decode_image2(primary, colours.heif_colorspace_RGB, chroma.heif_chroma_interleaved_RGBA);
  if (decoded.code) throw unreadable(file, decoded.message);
  made.defer(() => heif.heif_image_release(decoded.image));
  // Tiles that are missing or damaged are filled with a colour and only counted as warnings.
  if (heif._heif_image_get_decoding_warnings(decoded.image.$$.ptr, 0, 0, 0) > 0) throw unreadable(file);
  const { width, height, stride, data } = decoded.channels[0];
  // Rows are padded; four channels make the padded width a whole number of pixels.
  const raw = sharp(data, { raw: { width: stride / 4, height, channels: 4 } });
  const whole = raw.extract({ left: 0, top: 0, width, height });
  return await read(heif.heif_image_handle_has_alpha_channel(primary) ? whole : whole.removeAlpha());
}

/** Returns the first profile in the file, which belongs to the primary picture; depth maps have none or a later one. */
function profileOf(bytes: Buffer): Buffer | null {
  const at = bytes.indexOf('colrprof', 0, 'latin1') - 4;
  return at < 0 ? null : bytes.subarray(at + 12, at + bytes.readUInt32BE(at));
}

/** Adds an `iCCP` chunk after the header of the PNG, because sharp attaches profiles only by converting the colours. */
function withProfile(png: Buffer, profile: Buffer | null): Buffer {
  if (!profile || profile.length === 0) return png;
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, HEADER_END), length, body, sum, png.subarray(HEADER_END)]);
}

/** Length of the signature and the `IHDR` chunk of a PNG. */
const HEADER_END = 33;

function unreadable(file: string, cause?: unknown): PhotoError {
  return new PhotoError(
    file,
    'снимок HEIC не открывается: он повреждён или скопирован не целиком. Скопируйте его с телефона ещё раз или сохраните как JPEG.',
    { cause },
  );
}
