import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { leavesPage } from '../../first-view/leaves-page.fixture.ts';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { Gallery } from './gallery.tsx';
import { toGallery } from './gallery-data.ts';

const FILES = ['kitchen.jpg', 'hall.jpg', 'bath.jpg'];
const facts = { width: 1200, height: 900, color: '#d9d1c4', hash: '0123456789' };
const [kitchen, hall, bath] = toGallery(
  { photos: new Map(FILES.map((file) => [file, facts])) },
  FILES.map((file) => ({ file, alt: file })),
) as [ReturnType<typeof toGallery>[0], ReturnType<typeof toGallery>[0], ReturnType<typeof toGallery>[0]];

const show = () => renderOnPage(<Gallery photos={[kitchen, hall]} others={[bath]} label="Кухня" />);
const links = () => screen.getAllByRole('link');

test('a picture opens large among all pictures of the page, and closing returns the focus to it', async () => {
  show();
  await userEvent.click(links()[1] as HTMLElement);
  await screen.findByText('2 из 3');
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByText('2 из 3')).toBeNull();
  expect(document.activeElement).toBe(links()[1]);
});

test('a click with a key opens the file of the picture as usual', () => {
  show();
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(leavesPage(links()[0] as HTMLElement, { [key]: true })).toBe(true);
  expect(leavesPage(links()[0] as HTMLElement)).toBe(false);
});
