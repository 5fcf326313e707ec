import { expect, test } from 'vitest';
import { toPhotoView } from './photo.ts';

const facts = { hash: '0123456789', width: 1200, height: 900, color: '#d9d1c4' };
const content = { photos: new Map([['room.jpg', facts]]) } as unknown as Parameters<typeof toPhotoView>[0];
const room = { file: 'room.jpg', alt: 'Комната' };

test('says with the caption of a rendering that it is not a photograph', () => {
  const view = toPhotoView(content, { ...room, caption: 'Спальня, 12,2 м²', isRendering: true });
  expect(view.caption).toBe('Визуализация по плану. Спальня, 12,2 м²');
});

test('gives a rendering without a caption one that says what it is', () => {
  expect(toPhotoView(content, { ...room, isRendering: true }).caption).toBe('Визуализация по плану');
});

test('leaves the captions of photographs as they are', () => {
  expect(toPhotoView(content, { ...room, caption: 'Спальня' }).caption).toBe('Спальня');
  expect(toPhotoView(content, room)).not.toHaveProperty('caption');
});
