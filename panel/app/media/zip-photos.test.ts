import { expect, test } from 'vitest';
import { photosOfZip, readFiles, type ZipFile } from './zip-photos.ts';

const file = (filename: string, more: Partial<ZipFile> = {}): ZipFile => ({
  filename,
  encrypted: false,
  uncompressedSize: 2_000_000,
  ...more,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.jpg`));

test.each([
  [
    'WhatsApp',
    ['_chat.txt', '0001-PHOTO-2026-11-21.jpg', '0002-VIDEO.mp4', '0003-AUDIO.opus'],
    ['0001-PHOTO-2026-11-21.jpg'],
  ],
  [
    'iCloud',
    ['IMG_1.HEIC', 'IMG_1.MOV', '__MACOSX/._IMG_1.HEIC', 'Фото/IMG_2.heif', '.DS_Store'],
    ['IMG_1.HEIC', 'Фото/IMG_2.heif'],
  ],
  [
    'Telegram',
    ['export/messages.html', 'export/photos/1.jpg', 'export/photos/1_thumb.jpg', 'export/stickers/1.webp'],
    ['export/photos/1.jpg'],
  ],
])('photographs of %s are taken', (_, names, photos) => {
  expect(photosOfZip(names.map((name) => file(name))).photos.map(({ filename }) => filename)).toEqual(photos);
});

test('what is skipped is counted in words, and an empty photograph is left for its upload to report', () => {
  const icon = file('images/back.png', { uncompressedSize: 900 });
  const names = ['a.mp4', 'b.mov', '_chat.txt', '__MACOSX/._1.jpg', '1.jpg'];
  const { photos, notes } = photosOfZip([
    ...names.map((name) => file(name)),
    icon,
    file('2.jpg', { uncompressedSize: 0 }),
  ]);
  expect(photos).toHaveLength(2);
  expect(notes.map((note) => note.replaceAll('\u00a0', ' '))).toEqual([
    'Из архива взято: 2 снимка. Пропущено: 2 видео, 1 мелкая картинка, 1 файл другого рода, 1 служебный файл.',
  ]);
  expect(photosOfZip([file('1.jpg')]).notes).toEqual([]);
});

test('an archive without photographs, with a password or with too much is refused in words', async () => {
  expect(() => photosOfZip([file('_chat.txt')])).toThrow(/нет снимков.*Пропущено: 1\u00a0файл другого рода/);
  expect(() => photosOfZip([file('1.jpg', { encrypted: true })])).toThrow(/закрыт паролем/);
  expect(photosOfZip(many(300)).photos).toHaveLength(300);
  expect(() => photosOfZip(many(301))).toThrow(/301\u00a0снимок, за один раз — до 300/);
  const huge = [1, 2].map((at) => file(`${at}.jpg`, { uncompressedSize: 3e9 }));
  expect(() => photosOfZip(huge)).toThrow(/больше 4 ГБ/);
  async function* endless() {
    while (true) yield file('1.jpg');
  }
  await expect(readFiles(endless())).rejects.toThrow(/больше 20\s000 файлов/);
});
