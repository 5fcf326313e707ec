import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { ErasePage } from './erase-page.tsx';

const PREVIEW = 'POST /api/leads/erasure/preview';
const ERASE = 'POST /api/leads/erasure';
const FOUND = { phone: '+79001234567', numbers: [3, 5], before: [] };
const REPORT = { leads: 2, consents: 1, messages: 5, isPurged: true, copies: [] };

async function look(answers: Record<string, () => unknown>) {
  const { asked } = renderInPanel(<ErasePage />, { answers });
  await userEvent.type(screen.getByLabelText('Телефон'), '8900');
  await userEvent.click(screen.getByRole('button', { name: 'Проверить, что хранится' }));
  return { bodies: () => asked.map(({ body }) => body) };
}

test('what was looked at is erased, no more and no less', async () => {
  const copies = [{ number: 3, channel: 'Битрикс24', remoteId: '77' }];
  const { bodies } = await look({ [PREVIEW]: () => FOUND, [ERASE]: () => ({ ...REPORT, isPurged: false, copies }) });
  await screen.findByText(/№ 3, 5\. Вернуть их будет нельзя/);
  await userEvent.click(screen.getByText('Удалить безвозвратно'));
  const report = await screen.findByRole('status');
  expect(bodies()).toEqual([{ phone: '8900' }, { phone: '+79001234567', numbers: [3, 5] }]);
  expect(report.textContent).toMatch(/2.заявки, 1.согласие, 5.отправок.*осталось.*№ 3 — Битрикс24, там под номером 77/);
});

test('a complete erasure speaks of nothing that is left', async () => {
  await look({ [PREVIEW]: () => FOUND, [ERASE]: () => REPORT });
  await userEvent.click(await screen.findByText('Удалить безвозвратно'));
  expect((await screen.findByRole('status')).textContent).not.toMatch(/рабочих файлах|Копии ушли/);
});

test('another phone, or a cancellation, takes the confirmation away', async () => {
  await look({ [PREVIEW]: () => FOUND });
  await userEvent.click(await screen.findByText('Отмена'));
  expect(screen.queryByText('Удалить безвозвратно')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Проверить, что хранится' }));
  await screen.findByText('Удалить безвозвратно');
  await userEvent.type(screen.getByLabelText('Телефон'), '1');
  expect(screen.queryByText('Удалить безвозвратно')).toBeNull();
});

test('a phone without leads has nothing to erase', async () => {
  await look({ [PREVIEW]: () => ({ ...FOUND, numbers: [], before: [{ at: '', leads: 1 }] }) });
  await screen.findByText(/ничего не хранится\. Данные уже удаляли по просьбе: 1.раз\./);
  expect(screen.queryByText('Удалить безвозвратно')).toBeNull();
});

test('refusals say why', async () => {
  const changed = refusal(409, { message: 'Пришла ещё одна заявка.' });
  await look({ [PREVIEW]: () => FOUND, [ERASE]: () => changed });
  await userEvent.click(await screen.findByText('Удалить безвозвратно'));
  await screen.findByText('Пришла ещё одна заявка.');
});
