import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { LibraryPhoto } from '../../contract/media.ts';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

const FREE: LibraryPhoto = {
  ...{ name: 'kitchen.jpg', width: 1200, height: 900, bytes: 2048, changedAt: '2026-11-20T10:00:00.000Z' },
  ...{ isStaged: false, usedIn: [], isInDraft: false, isInBin: false },
};
const USE = { file: 'works/one.yaml', title: 'Кухня', address: '/content/works/one?field=facts.cover', alt: 'Остров' };

function view(photo: LibraryPhoto) {
  const calls = { onView: vi.fn(), onCrop: vi.fn(), onRemove: vi.fn(), onClose: vi.fn() };
  renderInPanel(<PhotoViewer viewed={{ photo, photos: [photo] }} {...calls} />);
  return calls;
}

test('a photograph that is used nowhere is downloaded, cropped and deleted in one row', async () => {
  const { onCrop, onRemove } = view(FREE);
  const download = await screen.findByRole('link', { name: 'Скачать оригинал' });
  expect(download.getAttribute('href')).toBe('/api/photos/kitchen.jpg/original');
  expect(download.getAttribute('download')).toBe('kitchen.jpg');
  await userEvent.click(screen.getByRole('button', { name: 'Обрезать…' }));
  expect(onCrop).toHaveBeenCalledWith(FREE);
  await userEvent.click(screen.getByRole('button', { name: 'Удалить kitchen.jpg' }));
  expect(onRemove).toHaveBeenCalledWith(FREE);
});

test('a photograph that is used says where its description is changed instead of being deleted', async () => {
  view({ ...FREE, usedIn: [USE] });
  await screen.findByText('Остров');
  expect(screen.getByRole('link', { name: 'Кухня' }).getAttribute('href')).toBe(USE.address);
  screen.getByText(/Пока снимок стоит, удалить его нельзя/);
  expect(screen.queryByRole('button', { name: 'Удалить kitchen.jpg' })).toBeNull();
});
