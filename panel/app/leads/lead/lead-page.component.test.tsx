import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { leadSheet } from '../../../contract/lead-sheet.fixture.ts';
import type { LeadCard, LeadEvent } from '../../../contract/leads.ts';
import { renderInPanel } from '../../in-panel.fixture.tsx';
import { LeadPage } from './lead-page.tsx';

const LATER = '2026-11-21T08:00:00.000Z';
const NOTE: LeadEvent = {
  ...{ id: 1, at: '2026-11-20T10:30:00.000Z', author: 'Мария', what: 'note', words: 'Замер в среду' },
  ...{ move: null, remindAt: null },
};

async function show(card: Partial<LeadCard>, events: readonly LeadEvent[] = []) {
  const sheet = leadSheet(card, { events });
  renderInPanel(
    <Routes>
      <Route path="/leads/:number" element={<LeadPage />} />
    </Routes>,
    {
      address: '/leads/1042',
      answers: { 'GET /api/leads/1042': () => sheet, 'GET /api/leads/colleagues': () => [] },
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Ирина' });
}

test('the last note is in the history only, and a later reminder below its choices only', async () => {
  await show({ lastNote: NOTE.words, remindAt: LATER }, [NOTE]);
  expect(screen.getByText(NOTE.words).closest('section')?.getAttribute('aria-label')).toBe('Что было');
  expect(
    screen
      .getByText(/^Напомним: завтра/)
      .closest('section')
      ?.getAttribute('aria-label'),
  ).toBe('Напоминание');
  expect(screen.queryByText(/^напомнить/)).toBeNull();
});

test.each<[Partial<LeadCard>, RegExp]>([
  [{}, /^Никто не ведёт$/],
  [{ holder: { id: 'pavel', name: 'Павел', at: NOTE.at } }, /^Ведёт Павел \(/],
])('the line of the holder is there with %j', async (card, words) => {
  await show(card);
  screen.getByText(words);
});
