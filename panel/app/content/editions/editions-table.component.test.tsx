import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { EntrySummary } from '../../../contract/content.ts';
import { renderInPanel } from '../../in-panel.fixture.tsx';
import { summary, worksKind } from '../content.fixture.ts';
import { EditionsTable } from './editions-table.tsx';

const edition = (date: string) =>
  summary(date, { file: `documents/policy/${date}.md`, title: 'Политика данных', date });

test('a valid edition that none follows says so', () => {
  const kind = worksKind({ name: 'documents', folders: ['policy'] });
  const next = { ...edition('2027-01-01'), status: { state: 'planned', from: '2027-01-01' } } as const;
  const valid = edition('2026-09-01');
  const show = (present: readonly EntrySummary[]) =>
    renderInPanel(<EditionsTable kind={kind} groups={[{ folder: 'policy', present, earlier: [] }]} />);
  show([valid]);
  screen.getByText('следующая редакция не назначена');
  cleanup();
  show([valid, next]);
  expect(screen.queryByText('следующая редакция не назначена')).toBeNull();
});

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
