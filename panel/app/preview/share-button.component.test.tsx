import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { EntryText } from '../../contract/content.ts';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { Observed } from '../lib/observed.ts';
import { ShareButton } from './share-button.tsx';

const TEXT = { facts: { title: 'Кухня' }, body: null };

async function share(answer: unknown) {
  const user = userEvent.setup();
  const { asked } = renderInPanel(<ShareButton file="works/one.yaml" text={new Observed<EntryText>(TEXT)} />, {
    answers: { 'POST /api/preview/share': () => answer },
  });
  await user.click(screen.getByText('Показать другому'));
  return { user, asked };
}

test('the text as it is now gets a link to copy', async () => {
  const { user, asked } = await share({ url: 'https://panel/shared/1', until: '2026-11-21T10:00:00.000Z' });
  const link = await screen.findByLabelText<HTMLInputElement>('Ссылка для просмотра');
  screen.getByText(/^Откроется без входа в панель до 21.ноября.2026, 12:00\./);
  expect([link.value, link.readOnly]).toEqual(['https://panel/shared/1', true]);
  await user.click(screen.getByText('Скопировать ссылку'));
  expect(await navigator.clipboard.readText()).toBe('https://panel/shared/1');
  expect(asked.map(({ body }) => body)).toEqual([{ file: 'works/one.yaml', ...TEXT }]);
});

test('a text with mistakes has no page to show', async () => {
  await share(refusal(422, { message: '', issues: [{ file: 'works/one.yaml', message: 'Нет названия.' }] }));
  expect((await screen.findByRole('alert')).textContent).toContain('Нет названия.');
});
