import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { phoneJpeg, temporaryFolder } from '../../../server/publish/images/pictures.fixture.ts';
import { MAX_UPLOAD_BYTES } from '../../contract/media.ts';
import { startMedia } from './media.fixture.ts';
import { UploadStore } from './upload-store.ts';

const TURNED_HEIC = 'panel/server/media/turned-phone-photo.heic';
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

test('a phone picture becomes an upright JPEG of at most 2,400 pixels without location and camera', async () => {
  await using panel = await startMedia();
  const photo = await panel.accepted(await phoneJpeg(3000, 4000, 6), 'Кухня на Минской');
  expect(photo).toEqual({
    name: expect.stringMatching(/^kuhnya-na-minskoy-[0-9a-f]{8}\.jpg$/),
    width: 2400,
    height: 1800,
    color: expect.stringMatching(/^#b/),
  });
  const bytes = await readFile(join(panel.dataDir, 'panel/photos', photo.name));
  const { format, exif, icc, xmp, orientation, space, width, height } = await sharp(bytes).metadata();
  expect({ format, exif, icc, xmp, orientation, space, width, height }).toEqual({
    format: 'jpeg',
    space: 'srgb',
    width: 2400,
    height: 1800,
  });
  expect(bytes.includes('Pregolya Camera')).toBe(false);
  expect(await panel.media.stagedPhotos()).toEqual(
    new Map([[photo.name, expect.objectContaining({ width: 2400, height: 1800 })]]),
  );
});

test('a HEIC photograph is decoded upright, in its colours, without location; a name ending does not matter', async () => {
  await using panel = await startMedia();
  // Two tiles in Display P3, stored turned, as the second picture of the file: blue above, green and red below.
  const heic = await readFile(TURNED_HEIC);
  expect(heic.includes('Pregolya Camera')).toBe(true);
  const photo = await panel.accepted(heic, 'IMG_0001.jpg');
  expect(photo).toMatchObject({
    name: expect.stringMatching(/^img-0001-jpg-[0-9a-f]{8}\.jpg$/),
    width: 100,
    height: 124,
  });
  const bytes = await readFile(join(panel.dataDir, 'panel/photos', photo.name));
  const { format, exif, icc } = await sharp(bytes).metadata();
  expect({ format, exif, icc }).toEqual({ format: 'jpeg' });
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 100 + x) * 3, (y * 100 + x + 1) * 3)];
  const close = (color: number[]) => color.map((value) => expect.closeTo(value, -1));
  expect([at(50, 30), at(20, 94), at(80, 94)]).toEqual([
    close([0x20, 0x40, 0xc0]),
    close([0x10, 0xc0, 0x40]),
    close([0xff, 0x30, 0x10]),
  ]);
});

test('an upload resumes after a broken connection at the byte where it broke', async () => {
  await using panel = await startMedia();
  const bytes = await phoneJpeg(900, 600);
  const { path } = await panel.begin(bytes.length);
  await panel.send(path, bytes.subarray(0, 1000));
  expect((await panel.settle(path)).status).toBe(409);
  expect(await panel.received(path)).toBe(1000);
  expect((await panel.send(path, bytes.subarray(500), 500)).status).toBe(409);
  await panel.send(path, bytes.subarray(1000), 1000);
  expect((await panel.settle(path)).status).toBe(200);
});

test('an upload cut off within a chunk keeps the received bytes', async () => {
  await using panel = await startMedia();
  const bytes = await phoneJpeg(2000, 1500);
  const { path } = await panel.begin(bytes.length);
  const stop = new AbortController();
  const half = bytes.subarray(0, 4000);
  const body = new ReadableStream({ start: (controller) => controller.enqueue(half) });
  const headers = {
    'Tus-Resumable': '1.0.0',
    'Sec-Fetch-Site': 'same-origin',
    'Upload-Offset': '0',
    'Content-Type': 'application/offset+octet-stream',
  };
  const request = { method: 'PATCH', headers, body, duplex: 'half', signal: stop.signal } as RequestInit;
  const cutOff = expect(fetch(panel.origin + path, request)).rejects.toThrow();
  const file = join(panel.dataDir, 'panel/uploads', path.slice(path.lastIndexOf('/')));
  await expect.poll(async () => (await stat(file)).size).toBe(half.length);
  stop.abort();
  await cutOff;
  await vi.waitFor(async () => expect(await panel.received(path)).toBe(half.length), 5000);
  await panel.send(path, bytes.subarray(half.length), half.length);
  expect((await panel.settle(path)).status).toBe(200);
});

test('the same picture twice is one photograph, and a lost answer is sent again', async () => {
  await using panel = await startMedia();
  const bytes = await phoneJpeg(900, 600);
  const { path } = await panel.begin(bytes.length);
  await panel.send(path, bytes);
  const [first, again] = [await panel.settle(path), await panel.settle(path)];
  const photo = await first.json();
  expect(await again.json()).toEqual(photo);
  expect(await panel.accepted(bytes)).toEqual(photo);
  expect((await panel.media.stagedPhotos()).size).toBe(1);
});

test('an upload requested again during its first processing is the same photograph', async () => {
  await using panel = await startMedia();
  const bytes = await phoneJpeg(900, 600);
  const { path } = await panel.begin(bytes.length);
  await panel.send(path, bytes);
  const answers = await Promise.all([1, 2, 3].map(() => panel.settle(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const photos = await Promise.all(answers.map(async (answer) => JSON.stringify(await answer.json())));
  expect(new Set(photos).size).toBe(1);
  expect(panel.errors).toEqual([]);
});

test('a file that is no picture is rejected by its bytes, under any name, and leaves nothing', async () => {
  await using panel = await startMedia();
  const heic = await readFile(TURNED_HEIC);
  const cases: [Buffer, RegExp][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /рисунок SVG/],
    [heic.subarray(0, 40), /HEIC не открывается.*сохраните как JPEG/],
    // Without the second of its tiles.
    [heic.subarray(0, -400), /HEIC не открывается.*скопирован не целиком/],
    [Buffer.from('%PDF-1.7'), /Это PDF/],
    [Buffer.from('<html>jpg</html>'), /^Это не снимок/],
    [(await phoneJpeg(900, 600)).subarray(0, 900), /повреждён/],
  ];
  for (const [bytes, words] of cases) {
    const response = await panel.upload(bytes);
    expect(response.status).toBe(422);
    expect(await messageOf(response)).toMatch(words);
  }
  expect((await panel.media.stagedPhotos()).size).toBe(0);
  expect(await readdir(join(panel.dataDir, 'panel/uploads'))).toEqual([]);
});

test('too many bytes are rejected before they arrive, too many pixels before decoding', async () => {
  await using panel = await startMedia();
  expect((await panel.begin(MAX_UPLOAD_BYTES + 1)).status).toBe(413);
  const huge = await sharp({ create: { width: 9000, height: 7000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await messageOf(await panel.upload(huge))).toContain('больше 60 мегапикселей');
  const { path } = await panel.begin(100);
  expect((await panel.send(path, Buffer.alloc(200))).status).toBe(413);
});

test('a name leads only to a photograph', async () => {
  await using panel = await startMedia();
  await panel.place('company.yaml', 'secret: 1');
  await mkdir(join(panel.dataDir, 'panel/photos'), { recursive: true });
  const photo = await panel.accepted(await phoneJpeg(90, 60), '../../..%2f<img>\u0000');
  expect(photo.name).toMatch(/^2f-img-[0-9a-f]{8}\.jpg$/);
  for (const name of ['..%2Fcompany.yaml', '%2e%2e%2f%2e%2e%2fpanel.db', 'company.yaml', '.tmp-1.jpg', 'нет.jpg']) {
    expect((await panel.ask('GET', `/api/photos/${name}/thumb`)).status, name).toBe(404);
    expect((await panel.ask('DELETE', `/api/photos/${name}`)).status, name).toBe(404);
  }
  for (const id of ['..%2f..%2fpanel.db', 'a'.repeat(31), '%00']) {
    expect([400, 404]).toContain((await panel.ask('GET', `/api/uploads/${id}`)).status);
    expect((await panel.settle(`/${id}`)).status).toBe(404);
  }
});

test('an upload cannot be read, and a page of another site cannot send one', async () => {
  await using panel = await startMedia();
  const bytes = await phoneJpeg(90, 60);
  const { path } = await panel.begin(bytes.length);
  await panel.send(path, bytes);
  expect((await fetch(panel.origin + path)).status).toBe(404);
  const foreign = await fetch(`${panel.origin}/api/uploads`, {
    method: 'POST',
    headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': '9', 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
  const head = await fetch(panel.origin + path, { method: 'HEAD', headers: { 'Tus-Resumable': '1.0.0' } });
  expect(head.headers.get('access-control-allow-origin')).toBeNull();
});

test('an upload idle for a day is removed with all its files', async () => {
  // The test needs a separate folder because a panel clears its upload folder at startup.
  await using folder = await temporaryFolder();
  const dir = folder.path;
  const [old, young] = ['a'.repeat(32), 'b'.repeat(32)];
  const now = new Date();
  const twoDaysAgo = new Date(now.getTime() - 2 * 86_400_000);
  const place = async (name: string, at: Date) => {
    await writeFile(join(dir, name), 'x');
    await utimes(join(dir, name), at, at);
  };
  for (const ending of ['', '.json', '.photo']) await place(old + ending, twoDaysAgo);
  // An upload that began two days ago but is still active.
  await place(`${young}.json`, twoDaysAgo);
  await place(young, now);
  expect(await new UploadStore(dir).removeStale(now)).toBe(3);
  expect((await readdir(dir)).sort()).toEqual([young, `${young}.json`]);
});
