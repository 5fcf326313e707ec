import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Photo } from './photo.tsx';

const room = { id: 'room.0123456789', width: 1200, height: 900, color: '#d9d1c4', alt: 'Комната' };

test('marks a rendering everywhere and leaves a photograph unmarked', () => {
  expect(renderToStaticMarkup(<Photo photo={{ ...room, isRendering: true }} sizes="thumb" decorative />)).toContain(
    'rendering',
  );
  expect(renderToStaticMarkup(<Photo photo={room} />)).not.toContain('rendering');
});
