import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { NoteForm } from './note-form.tsx';

const NOTES = 'POST /api/leads/1042/notes';

const note = () => screen.getByLabelText<HTMLTextAreaElement>('Новая заметка');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Записать' });

test('a note is sent and leaves the form empty', async () => {
  const { asked } = renderInPanel(<NoteForm number={1042} />, { answers: { [NOTES]: () => ({}) } });
  await userEvent.type(note(), 'Замер в среду');
  await userEvent.click(button());
  await expect.poll(() => note().value).toBe('');
  expect(asked).toEqual([{ method: 'POST', path: '/api/leads/1042/notes', body: { words: 'Замер в среду' } }]);
});

test('Ctrl and Enter send a note', async () => {
  const { asked } = renderInPanel(<NoteForm number={1042} />, { answers: { [NOTES]: () => ({}) } });
  await userEvent.type(note(), 'Замер{Enter}в среду{Control>}{Enter}{/Control}');
  await expect.poll(() => note().value).toBe('');
  expect(asked.map(({ body }) => body)).toEqual([{ words: 'Замер\nв среду' }]);
});

test('an empty note cannot be sent, neither can spaces', async () => {
  renderInPanel(<NoteForm number={1042} />);
  expect(button().disabled).toBe(true);
  await userEvent.type(note(), '  ');
  expect(button().disabled).toBe(true);
});

test('a refused note stays in the form with the reason', async () => {
  const answers = { [NOTES]: () => refusal(503, { message: 'База занята.' }) };
  renderInPanel(<NoteForm number={1042} />, { answers });
  await userEvent.type(note(), 'Замер');
  await userEvent.click(button());
  await screen.findByText('База занята.');
  expect(note().value).toBe('Замер');
});

test('each lead keeps its own unsent note', () => {
  sessionStorage.setItem('lead-note-1042', JSON.stringify('Замер'));
  renderInPanel(<NoteForm number={1042} />);
  expect(note().value).toBe('Замер');
  renderInPanel(<NoteForm number={1043} />);
  expect(screen.getAllByLabelText<HTMLTextAreaElement>('Новая заметка')[1]?.value).toBe('');
});
