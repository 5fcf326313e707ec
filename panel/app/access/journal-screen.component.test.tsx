import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { JournalScreen } from './journal-screen.tsx';

const line = (id: number, at: string, what: string) => ({ id, at, what, who: 'Мария', about: 'Ольга, редактор' });
const LINES = [
  line(2, '2026-11-30T11:39:00.000Z', 'invitation-renewed'),
  line(1, '2025-12-31T08:05:00.000Z', 'invited'),
];

test('each line has its day and hour, and a new link differs from the first invitation', async () => {
  vi.setSystemTime('2026-11-30T12:00:00Z');
  renderInPanel(<JournalScreen />, {
    answers: {
      'GET /api/people': () => ({ people: [], invitations: [] }),
      'GET /api/journal?': () => ({ lines: LINES, hasMore: false }),
    },
  });
  const table = within(await screen.findByRole('table'));
  const words = table.getAllByRole('row').map((row) => row.textContent?.replace(/\s/g, ' '));
  expect(words.slice(1)).toEqual([
    '30 ноября, 13:39Новая ссылка приглашенияОльга, редакторМария',
    '31 декабря 2025, 10:05ПриглашениеОльга, редакторМария',
  ]);
});
