import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { ArchiveLog } from './archive-log.tsx';

const show = (lines: readonly object[]) =>
  renderInPanel(<ArchiveLog />, { answers: { 'GET /api/journal?what=archive-made': () => ({ lines }) } });

test('the last five copies say when and by whom they were made', async () => {
  const at = '2025-11-20T10:00:00.000Z';
  show(Array.from({ length: 7 }, (_, id) => ({ id, at, who: 'Мария', what: 'archive-made', about: '' })));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual(
    Array.from({ length: 5 }, () => '20 ноября 2025, 12:00, Мария'),
  );
});

test('where no copy was made the first step is said', async () => {
  show([]);
  await screen.findByText(/^Архив ещё не скачивали\. Скачайте первый/);
});
