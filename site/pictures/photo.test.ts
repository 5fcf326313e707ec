import { expect, test } from 'vitest';
import { toPhotoView } from './photo.ts';

const facts = { hash: '0123456789', width: 1200, height: 900, color: '#d9d1c4' };
const content = { photos: new Map([['room.jpg', facts]]) } as unknown as Parameters<typeof toPhotoView>[0];
const room = { file: 'room.jpg', alt: 'Комната', caption: 'Спальня, 12,2 м²' };

test('marks a rendering and leaves its caption unchanged', () => {
  expect(toPhotoView(content, { ...room, isRendering: true })).toMatchObject({
    isRendering: true,
    caption: 'Спальня, 12,2 м²',
  });
});

test('adds no mark to photographs', () => {
  expect(toPhotoView(content, room)).not.toHaveProperty('isRendering');
  expect(toPhotoView(content, { ...room, isRendering: false })).not.toHaveProperty('isRendering');
});
