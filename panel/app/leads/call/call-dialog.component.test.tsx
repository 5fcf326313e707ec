import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { CallRequest } from '../../../contract/leads.ts';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { CallDialog } from './call-dialog.tsx';

const Place = () => <output data-testid="place">{useLocation().pathname}</output>;

function show(...outcomes: unknown[]) {
  const close = vi.fn();
  const { asked } = renderInPanel(
    <>
      <Place />
      <CallDialog onClose={close} />
    </>,
    { answers: { 'POST /api/leads': () => outcomes.shift() } },
  );
  return { close, bodies: () => asked.map(({ body }) => body as CallRequest) };
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Записать' }));
const type = (label: string, words: string) => userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), words);

test('a call is entered with all that was said, and is open', async () => {
  const { close, bodies } = show({ number: 1043 });
  await type('Телефон', '89001234567');
  await type('Имя', 'Ия');
  await type('О чём', 'пол');
  await type('Откуда', 'Авито');
  await submit();
  const call = { phone: '89001234567', name: 'Ия', comment: 'пол', source: 'Авито', key: expect.any(String) };
  expect(bodies()).toEqual([call]);
  await expect.poll(() => screen.getByTestId('place').textContent).toBe('/leads/1043');
  expect(close).toHaveBeenCalledOnce();
});

test('sent again after a lost connection, it is the same lead; changed, it is another one', async () => {
  const { close, bodies } = show(refusal(503, { message: 'Нет связи.' }), refusal(503, { message: '' }), {});
  await type('Телефон', '8');
  await submit();
  await screen.findByText('Нет связи.');
  await submit();
  await screen.findByText('Панель ответила ошибкой 503.');
  expect(close).not.toHaveBeenCalled();
  await type('Телефон', '9');
  expect(screen.queryByRole('alert')).toBeNull();
  await submit();
  const [first, again, other] = bodies().map(({ key }) => key);
  expect([again === first, other === first]).toEqual([true, false]);
});

test('a refused phone is said at its field, which has the focus', async () => {
  show(refusal(422, { message: '', fields: { phone: 'Не похоже на номер.' } }));
  await submit();
  await screen.findByText('Не похоже на номер.');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Телефон/));
});
