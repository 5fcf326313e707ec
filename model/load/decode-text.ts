export type Decoded = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string };

/** Maximum size of a text file; the parsers are not designed for larger ones. */
const MAX_BYTES = 512 * 1024;

const SAVE_AS_UTF8 =
  'Сохраните файл как UTF-8: в Блокноте «Файл → Сохранить как → Кодировка: UTF-8», в других программах так же.';

/**
 * Decodes UTF-8 without a byte order mark and normalizes to NFC, since Macs write «й» as two code points. Returns a
 * message for other encodings.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes.length > MAX_BYTES) {
    return no(`Файл больше ${MAX_BYTES / 1024} КБ, для текста это слишком много. Разделите его или уберите лишнее.`);
  }
  const utf16 = isUtf16(bytes);
  if (utf16) return no(`Файл сохранён в кодировке UTF-16 («Юникод»). ${SAVE_AS_UTF8}`);
  if (bytes.includes(0)) return no('Это не текстовый файл. Уберите его отсюда или верните текст из копии.');
  const text = decode('utf-8', bytes);
  if (text === null) {
    const name = isWindows1251(bytes) ? 'в кодировке Windows-1251' : 'не в кодировке UTF-8';
    return no(`Файл сохранён ${name}. ${SAVE_AS_UTF8}`);
  }
  if (text.includes('\uFFFD')) {
    return no(
      'Вместо букв в файле стоят знаки «�»: он испорчен при сохранении в другой кодировке. Верните его из копии.',
    );
  }
  return { ok: true, text: text.normalize('NFC') };
}

function no(message: string): Decoded {
  return { ok: false, message };
}

function decode(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Checks for a byte order mark, or for zero bytes in every second position. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const head = bytes.subarray(0, 200);
  const zeros = (offset: number) => head.filter((byte, at) => byte === 0 && at % 2 === offset).length;
  return Math.max(zeros(0), zeros(1)) > head.length / 8 && Math.min(zeros(0), zeros(1)) === 0;
}

/**
 * In Windows-1251 most Russian text is lowercase; in MS-DOS and Macintosh encodings these bytes are other characters.
 */
function isWindows1251(bytes: Uint8Array): boolean {
  const beyond = bytes.filter((byte) => byte >= 0x80);
  const small = beyond.filter((byte) => byte >= 0xe0 || byte === 0xb8).length;
  return small > beyond.length * 0.6;
}
