import { BlobReader, BlobWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { expect, test } from 'vitest';
import { openZip } from './open-zip.ts';

const BYTES = crypto.getRandomValues(new Uint8Array(20_000));

async function zip(
  files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
  options = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new ZipWriter(new BlobWriter(), options);
  for (const [name, bytes] of Object.entries(files)) await writer.add(name, new BlobReader(new Blob([bytes])));
  return new Uint8Array(await (await writer.close()).arrayBuffer());
}

const open = (bytes: Uint8Array<ArrayBuffer>) => openZip(new File([bytes], 'chat.zip'));

test('a photograph of an archive is unpacked whole and a damaged one is reported alone', async () => {
  const bytes = await zip({ 'Чат/1.jpg': BYTES, 'Чат/2.jpg': BYTES.toReversed(), 'chat.txt': BYTES });
  bytes[500] = (bytes[500] ?? 0) ^ 0xff;
  const { sources, notes } = await open(bytes);
  expect(sources.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg']);
  expect(notes).toEqual([expect.stringContaining('Из архива взято: 2')]);
  await expect(sources[0]?.open()).rejects.toThrow(/в архиве повреждён/);
  const second = (await sources[1]?.open()) as File;
  expect(second.name).toBe('2.jpg');
  expect(new Uint8Array(await second.arrayBuffer())).toEqual(BYTES.toReversed());
});

test('a truncated archive and another file under its name are refused in words', async () => {
  const bytes = await zip({ '1.jpg': BYTES });
  for (const bad of [bytes.slice(0, 5000), BYTES, new Uint8Array(0)]) {
    await expect(open(bad)).rejects.toThrow(/Архив повреждён или скачан не целиком/);
  }
});

test('an entry larger than it says and one above 40 MB are not unpacked', async () => {
  const lying = await zip({ '1.jpg': new Uint8Array(30_000_000) });
  const directory = Buffer.from(lying).indexOf('PK\x01\x02', 0, 'latin1');
  new DataView(lying.buffer).setUint32(directory + 24, 20_000, true);
  await expect((await open(lying)).sources[0]?.open()).rejects.toThrow(/повреждён/);
  const large = await zip({ '1.jpg': new Uint8Array(41 * 1024 * 1024) });
  await expect((await open(large)).sources[0]?.open()).rejects.toThrow(/больше 40 МБ/);
});
