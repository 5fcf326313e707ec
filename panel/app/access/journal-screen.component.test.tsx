import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { JournalScreen } from './journal-screen.tsx';

const line = (id: number, at: string, what: string) => ({ id, at, what, who: 'Мария', about: 'Ольга, редактор' });
const LINES = [
  line(2, '2026-11-30T11:39:00.000Z', 'invitation-renewed'),
  line(1, '2025-12-31T08:05:00.000Z', 'invited'),
];

async function rowsOf(lines: readonly object[]) {
  vi.setSystemTime('2026-11-30T12:00:00Z');
  renderInPanel(<JournalScreen />, {
    answers: {
      'GET /api/people': () => ({ people: [], invitations: [] }),
      'GET /api/journal?': () => ({ lines, hasMore: false }),
    },
  });
  const table = within(await screen.findByRole('table'));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replace(/\s/g, ' '));
}

test('each line has its day and hour, and a new link differs from the first invitation', async () => {
  expect(await rowsOf(LINES)).toEqual([
    '13:39Новая ссылка приглашенияОльга, редакторМария',
    '31 декабря 2025, 10:05ПриглашениеОльга, редакторМария',
  ]);
});

test('a series of sign-ins is one row that opens to each of them', async () => {
  const signIn = (id: number, at: string) => ({ ...line(id, at, 'signed-in'), about: id === 1 ? '' : 'с кодом' });
  const series = [signIn(2, '2026-11-30T10:20:00.000Z'), signIn(1, '2026-11-30T07:05:00.000Z')];
  expect(await rowsOf(series)).toEqual(['12:20Вход, 2 раза12:20, с кодом9:05Мария']);
  expect(screen.getByRole('group').hasAttribute('open')).toBe(false);
});

test('an action on the server is no person', async () => {
  const made = { ...line(1, '2026-11-30T11:39:00.000Z', 'archive-made'), who: 'командная строка', about: '' };
  expect(await rowsOf([made])).toEqual(['13:39Архив скачан через команду на сервере']);
});
