import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { field, renderInForm } from './in-form.fixture.tsx';

const FIELDS = [field('имя', { isRequired: true }), field('подпись', {}), field('Авито', {})];
const line = () => screen.queryByRole('button', { name: /^Не заполнен/ });
/** Labels of the inputs in view. */
const inView = () => screen.getAllByRole('textbox').map((input) => input.id.replace('field-facts.', ''));

test('empty optional fields are behind a line that names them', async () => {
  renderInForm(FIELDS, { имя: 'Кухня' });
  expect(inView()).toEqual(['имя']);
  expect(line()?.textContent).toBe('Не заполнены: подпись, Авито');
  expect(line()?.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(line() as HTMLElement);
  expect(line()?.getAttribute('aria-expanded')).toBe('true');
  expect(inView()).toEqual(['имя', 'подпись', 'Авито']);
});

test('a folded field that is filled in or refused stays in view', async () => {
  const { refuse } = renderInForm(FIELDS);
  await userEvent.click(line() as HTMLElement);
  await userEvent.type(screen.getByLabelText('подпись'), 'я');
  await userEvent.clear(screen.getByLabelText('подпись'));
  expect(line()?.textContent).toBe('Не заполнено: Авито');
  await userEvent.click(line() as HTMLElement);
  expect(inView()).toEqual(['имя', 'подпись']);
  act(() => refuse('Авито', 'Не число.'));
  expect(inView()).toEqual(['имя', 'подпись', 'Авито']);
});

test('a person who wants all fields sees them at once', () => {
  localStorage.setItem('panel-all-fields', 'true');
  renderInForm(FIELDS);
  expect(inView()).toEqual(['имя', 'подпись', 'Авито']);
  expect(line()).toBeNull();
});

test('an optional group is added empty and removed whole', async () => {
  const group = field('«Условия»', { widget: 'group', isAlwaysShown: true, fields: [field('срок', {})] });
  const { facts } = renderInForm([group]);
  await userEvent.click(screen.getByRole('button', { name: 'Заполнить' }));
  await userEvent.type(screen.getByLabelText('срок'), 'неделя');
  expect(facts()).toEqual({ '«Условия»': { срок: 'неделя' } });
  await userEvent.click(screen.getByRole('button', { name: 'Убрать «„Условия“»' }));
  expect(facts()?.['«Условия»']).toBeUndefined();
});

test('a folded field that becomes required has its sign and stays in view', async () => {
  const reason = field('причина', { requiredWhen: { key: 'имя', is: ['иное'] } });
  renderInForm([field('имя', { isRequired: true }), reason], { имя: 'ино' });
  expect(inView()).toEqual(['имя']);
  await userEvent.type(screen.getByLabelText(/^имя/), 'е');
  expect(inView()).toEqual(['имя', 'причина']);
  expect(screen.getByText('причина').textContent).toBe('причина *');
  await userEvent.type(screen.getByLabelText(/^имя/), 'с');
  expect(inView()).toEqual(['имя', 'причина']);
  expect(screen.getByText('причина').textContent).toBe('причина');
});

test('a field next to a choice appears in its place once the choice needs it', async () => {
  const until = field('до', { isAlwaysShown: true, requiredWhen: { key: 'имя', is: ['иное'] } });
  renderInForm([field('имя', { isRequired: true }), until, field('итог', { isRequired: true })], { имя: 'ино' });
  expect(inView()).toEqual(['имя', 'итог']);
  expect(line()).toBeNull();
  await userEvent.type(screen.getByLabelText(/^имя/), 'е');
  expect(inView()).toEqual(['имя', 'до', 'итог']);
});
