import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { EntryText } from '../../contract/content.ts';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { workEntry, worksKind } from './content.fixture.ts';
import { EntryScreen } from './entry-screen.tsx';

const FILE = 'works/one.yaml';
const FILE_PARAMETER = encodeURIComponent(FILE);

beforeEach(() => localStorage.setItem('panel-page', 'false'));
test('text typed while a save is in progress becomes the next draft', async () => {
  let arrive = () => {};
  const saved = new Promise<object>((resolve) => {
    arrive = () => resolve({ version: 'v2', savedAt: '2026-11-20T10:00:00.000Z' });
  });
  const { asked } = renderInPanel(<EntryScreen kind={worksKind()} file={FILE} />, {
    answers: {
      [`GET /api/entry?file=${FILE_PARAMETER}`]: () => workEntry(),
      [`DELETE /api/draft?file=${FILE_PARAMETER}`]: () => ({}),
      'PUT /api/draft': () => ({}),
      'PUT /api/entry': () => saved,
    },
  });
  const title = () => screen.findByLabelText<HTMLInputElement>(/^Название/);
  await userEvent.type(await title(), ' и');
  await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }));
  await userEvent.type(await title(), ' свет');
  arrive();
  await screen.findByText(/^Черновик сохранён/);
  expect((await title()).value).toBe('Кухня и свет');
  const published = asked.find(({ path }) => path === '/api/entry')?.body as EntryText;
  expect(published.facts).toEqual({ title: 'Кухня и' });
});
