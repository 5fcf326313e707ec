import { expect, test } from 'vitest';
import { photosOnPages } from './photos-on-pages.ts';

const facts = (hash: string) => ({ width: 900, height: 600, color: '#000000', hash });
const page = (data: unknown, jsonLd: readonly unknown[] = []) =>
  ({ payload: { head: { image: '/media/share.4444444444-og.jpg' }, data }, jsonLd }) as never;

test('photographs in data, in addresses and in what all pages share are found, the others are not', () => {
  const photos = new Map([
    ['kitchen.jpg', facts('1111111111')],
    ['menu.png', facts('2222222222')],
    ['IMG_1.2.jpg', facts('3333333333')],
    ['share.jpg', facts('4444444444')],
    ['ld.webp', facts('5555555555')],
    ['forgotten.jpg', facts('6666666666')],
    // The same bytes under another name have another address.
    ['kitchen-2.jpg', facts('1111111111')],
  ]);
  const found = photosOnPages({ photos }, { shared: { '/data/shell.json': { photo: { id: 'menu.2222222222' } } } }, [
    page({ cover: { id: 'kitchen.1111111111' }, text: 'forgotten.jpg' }),
    page({ list: [{ id: 'IMG_1.2.3333333333' }] }, [{ image: 'https://x.example/media/ld.5555555555-1200.avif' }]),
  ]);
  expect(found.map(([file]) => file)).toEqual(['kitchen.jpg', 'menu.png', 'IMG_1.2.jpg', 'share.jpg', 'ld.webp']);
});
