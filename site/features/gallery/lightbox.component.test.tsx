import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { toGallery } from './gallery-data.ts';
import { Lightbox } from './lightbox.tsx';

const FILES = ['kitchen.jpg', 'hall.jpg', 'bath.jpg'];
const facts = { width: 1200, height: 900, color: '#d9d1c4', hash: '0123456789' };
const photos = toGallery(
  { photos: new Map(FILES.map((file) => [file, facts])) },
  FILES.map((file) => ({ file, alt: file, caption: `Подпись: ${file}` })),
);

test('arrows of the keyboard and of the picture show the next and the previous one, around the ends too', async () => {
  renderOnPage(<Lightbox photos={photos} start={0} label="Кухня" onClose={() => undefined} />);
  const count = screen.getByRole('status');
  const shows = async (keys: string, words: string) => {
    await userEvent.keyboard(keys);
    expect(count.textContent).toBe(words);
  };
  screen.getByRole('list', { name: 'Картинки' }).focus();
  expect(count.textContent).toBe('1 из 3');
  await shows('{ArrowLeft}', '3 из 3');
  await shows('{ArrowRight}', '1 из 3');
  await shows('{ArrowRight}', '2 из 3');
  await userEvent.click(screen.getByRole('button', { name: 'Предыдущая картинка' }));
  expect(count.textContent).toBe('1 из 3');
  await userEvent.click(screen.getByRole('button', { name: 'Следующая картинка' }));
  expect(count.textContent).toBe('2 из 3');
});

test('only the shown picture can be reached, with its caption, and the lightbox closes by its button', async () => {
  const close = vi.fn();
  renderOnPage(<Lightbox photos={photos} start={1} label="Кухня" onClose={close} />);
  const slides = screen.getAllByRole('listitem', { hidden: true });
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
  expect(slides[1]?.textContent).toContain('Подпись: hall.jpg');
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(close).toHaveBeenCalledOnce();
});

test('a single picture has no arrows', () => {
  renderOnPage(<Lightbox photos={photos.slice(0, 1)} start={0} label="Кухня" onClose={() => undefined} />);
  expect(
    screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['Закрыть']);
});
