import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toPhotoView } from '../../lib/photo.ts';
import { GalleryPhoto } from './gallery-photo.tsx';

test('a decoration is a picture without words whose link still has a name', () => {
  const photos = new Map([['room.jpg', { width: 1200, height: 900, color: '#d9d1c4', hash: '0123456789' }]]);
  const photo = toPhotoView({ photos }, { file: 'room.jpg', isDecoration: true });
  const place = { span: 6, isHalfOnPhone: false, isInTriple: false };
  const html = renderToStaticMarkup(
    <GalleryPhoto photo={photo} place={place} onOpen={() => undefined} onIntent={() => undefined} />,
  );
  expect(html).toContain('alt=""');
  expect(html).toContain('aria-label="Снимок крупно"');
});
