import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP archive of these files, as a messenger makes it. */
export function zipOf(files: Readonly<Record<string, Buffer>>): Buffer {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const packed = deflateRawSync(bytes);
    // Version 2.0, names in UTF-8, deflate, 1 January 1980.
    const facts = words([2, 20], [2, 0x800], [2, 8], [2, 0], [2, 0x21], [4, crc32(bytes)], [4, packed.length]);
    const sizes = words([4, bytes.length], [2, Buffer.byteLength(name)], [2, 0]);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, sizes, Buffer.from(name), packed]);
    const place = words([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), words([2, 20]), facts, sizes, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = words([4, 0], [2, locals.length], [2, locals.length], [4, listed.length], [4, offset], [2, 0]);
  return Buffer.concat([...locals, listed, Buffer.from('PK\x05\x06'), end]);
}

function words(...fields: readonly (readonly [bytes: number, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}
