import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { DraftsMade } from './drafts-made.tsx';
import type { DraftChange, StoredDrafts } from './store-drafts.ts';

const change = (kind: DraftChange['kind'], file: string, title: string): DraftChange => ({
  ...{ kind, file, title, change: (facts) => facts },
});
const STORED = [change('works', 'works/one.yaml', 'Кухня'), change('redirects', 'redirects.yaml', 'Адреса')];
const KINDS = [
  { name: 'works', file: null },
  { name: 'redirects', file: 'redirects.yaml' },
];

function show(drafts: StoredDrafts) {
  renderInPanel(<DraftsMade drafts={drafts} hint="Опубликуйте." />, { answers: { 'GET /api/kinds': () => KINDS } });
}

test('stored drafts are linked to their forms, and the result takes the focus', async () => {
  show({ stored: STORED, failed: [] });
  expect(document.activeElement).toBe(screen.getByText('Черновики готовы').closest('[tabindex]'));
  screen.getByText('Опубликуйте.');
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Кухня', '/content/works/one'],
    ['Адреса', '/content/redirects'],
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a draft that was not stored is named with the reason', () => {
  show({ stored: [], failed: [{ file: 'works/one.yaml', title: 'Кухня', message: 'Занято.' }] });
  expect(screen.getByRole('alert').textContent).toContain('Кухня: Занято.');
  expect(screen.queryByText('Черновики готовы')).toBeNull();
});
