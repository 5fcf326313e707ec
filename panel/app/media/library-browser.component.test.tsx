import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { test } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { LibraryBrowser, type LibraryView } from './library-browser.tsx';

const asked = (search: string, page: number) =>
  `GET /api/photos?${new URLSearchParams({ search, unused: 'false', page: String(page), first: '' })}`;

function Library() {
  const [view, setView] = useState<LibraryView>({ search: '', isUnused: false, page: 3 });
  return <LibraryBrowser view={view} onView={setView} empty={null} renderPhoto={({ name }) => name} />;
}

test('a search begins with its first page', async () => {
  renderInPanel(<Library />, {
    answers: {
      [asked('', 3)]: () => ({ photos: [{ name: 'third-page.jpg' }], total: 200 }),
      [asked('окно', 1)]: () => ({ photos: [{ name: 'window.jpg' }], total: 1 }),
    },
  });
  await screen.findByText('third-page.jpg');
  await userEvent.type(screen.getByLabelText('Найти'), 'окно');
  await screen.findByText('window.jpg');
});
