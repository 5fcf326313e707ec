import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toGallery } from './gallery-data.ts';
import { GalleryPhoto } from './gallery-photo.tsx';

test('a decorative photo has an empty alt text, and its link keeps an accessible name', () => {
  const photos = new Map([['room.jpg', { width: 1200, height: 900, color: '#d9d1c4', hash: '0123456789' }]]);
  const [photo] = toGallery({ photos }, [{ file: 'room.jpg', isDecoration: true }]);
  if (!photo) throw new Error('A gallery loses its photo');
  const html = renderToStaticMarkup(<GalleryPhoto photo={photo} onOpen={() => undefined} onIntent={() => undefined} />);
  expect(html).toContain('alt=""');
  expect(html).toContain('aria-label="Картинка крупно"');
});
