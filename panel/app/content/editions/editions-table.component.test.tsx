import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInPanel } from '../../in-panel.fixture.tsx';
import { summary, worksKind } from '../content.fixture.ts';
import { EditionsTable } from './editions-table.tsx';

const edition = (date: string) =>
  summary(date, { file: `documents/policy/${date}.md`, title: 'Политика данных', date });

test('the valid edition has the name of its document, the others have their first day', async () => {
  const group = { folder: 'policy', present: [edition('2026-09-01'), edition('2026-12-01')] };
  const kind = worksKind({ name: 'documents', folders: ['policy'] });
  renderInPanel(<EditionsTable kind={kind} groups={[{ ...group, earlier: [edition('2025-09-01')] }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'прежние редакции: 1' }));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Политика данных',
    'Редакция с 1 декабря 2026',
    'Редакция с 1 сентября 2025',
  ]);
});
