import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPhotoProbe } from './photo-probe.ts';
import { phoneJpeg, temporaryFolder } from './pictures.fixture.ts';
import { photoHash } from './settings.ts';

test('a picture rotated by EXIF has its displayed size', async () => {
  await using folder = await temporaryFolder();
  const bytes = await phoneJpeg(60, 40, 6);
  const facts = await createPhotoProbe(folder.path)(bytes, 'a.jpg');
  expect(facts).toMatchObject({ width: 40, height: 60, hash: photoHash(bytes) });
  expect(facts.hash).toMatch(/^[0-9a-f]{10}$/);
  expect(channels(facts.color)).toEqual(channels('#b08050').map((value) => expect.closeTo(value, -1)));
});

test('a transparent picture has its colour on a white background', async () => {
  await using folder = await temporaryFolder();
  const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  expect((await createPhotoProbe(folder.path)(clear, 'a.png')).color).toBe('#ffffff');
});

test('webp, avif and grey jpeg are accepted as pictures', async () => {
  await using folder = await temporaryFolder();
  const probe = createPhotoProbe(folder.path);
  const picture = () => sharp({ create: { width: 16, height: 9, channels: 3, background: '#808080' } });
  for (const bytes of [
    await picture().webp().toBuffer(),
    await picture().avif({ effort: 0 }).toBuffer(),
    await picture().greyscale().jpeg().toBuffer(),
  ]) {
    const facts = await probe(bytes, 'a');
    expect(facts).toMatchObject({ width: 16, height: 9 });
    expect(channels(facts.color)).toEqual([128, 128, 128].map((value) => expect.closeTo(value, -1)));
  }
});

test('facts survive a restart and a line torn by a crash', async () => {
  await using folder = await temporaryFolder();
  const bytes = await phoneJpeg(30, 20);
  const facts = await createPhotoProbe(folder.path)(bytes, 'a.jpg');
  const path = join(folder.path, 'photo-facts.jsonl');
  const remembered = (await readFile(path, 'utf8')).replace(facts.color, '#123456');
  await writeFile(path, `${remembered}\n{"width":3`);
  expect((await createPhotoProbe(folder.path)(bytes, 'a.jpg')).color).toBe('#123456');

  const other = await phoneJpeg(33, 20);
  await createPhotoProbe(folder.path)(other, 'b.jpg');
  expect(await readFile(path, 'utf8')).toContain(`\n{"width":33,`);
});

test('facts are returned even when the cache folder is not writable', async () => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, 'file'), '');
  const facts = await createPhotoProbe(join(folder.path, 'file'))(await phoneJpeg(30, 20), 'a.jpg');
  expect(facts.width).toBe(30);
});

test.each([
  ['text', Buffer.from('not a picture')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
])('%s is refused under any file name', async (_, bytes) => {
  await using folder = await temporaryFolder();
  await expect(createPhotoProbe(folder.path)(bytes, 'x.jpg')).rejects.toThrow(/^photos\/x\.jpg: это не снимок/);
});

test('a phone picture under another name and an empty file give an error message with a remedy', async () => {
  await using folder = await temporaryFolder();
  const probe = createPhotoProbe(folder.path);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(60)]);
  await expect(probe(heic, 'x.jpg')).rejects.toThrow(/^photos\/x\.jpg: .*HEIC.*сохраните как JPEG/);
  await expect(probe(Buffer.alloc(0), 'x.jpg')).rejects.toThrow(/^photos\/x\.jpg: файл пустой.*ещё раз/);
});

test('a truncated picture is refused by name', async () => {
  await using folder = await temporaryFolder();
  const noise = sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
  const whole = await noise.jpeg().toBuffer();
  const probe = createPhotoProbe(folder.path);
  await expect(probe(whole.subarray(0, whole.length / 2), 'x.jpg')).rejects.toThrow(
    /^photos\/x\.jpg: снимок повреждён/,
  );
  await expect(probe(whole.subarray(0, 40), 'x.jpg')).rejects.toThrow(/^photos\/x\.jpg: снимок повреждён/);
});

test('a small file that unpacks to 900 megapixels is refused by its header', async () => {
  await using folder = await temporaryFolder();
  await expect(createPhotoProbe(folder.path)(pixelBomb(30_000, 30_000), 'x.png')).rejects.toThrow(
    /x\.png: снимок больше 60 мегапикселей/,
  );
});

function channels(color: string): number[] {
  return [...Buffer.from(color.slice(1), 'hex')];
}

function pixelBomb(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([1, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', size),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
