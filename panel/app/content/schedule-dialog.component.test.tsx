import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EntryText } from '../../contract/content.ts';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { Observed } from '../lib/observed.ts';
import { workEntry } from './content.fixture.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

const TEXT = { facts: { title: 'Кухня' }, body: null };
const AT = '2026-11-25T07:00:00.000Z';

// The calendar opens at the month of today.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date'] }));
function show(answer: () => unknown, version: string | null = 'v1') {
  const calls = { onClose: vi.fn(), onScheduled: vi.fn() };
  const text = new Observed<EntryText>(TEXT);
  const dialog = <ScheduleDialog entry={workEntry({ version })} baseVersion={version} text={text} isOpen {...calls} />;
  return { ...calls, ...renderInPanel(dialog, { answers: { 'POST /api/schedule': answer } }) };
}

const submit = () => screen.getByText('Запланировать').closest('button') as HTMLButtonElement;

async function choose(field: string) {
  await userEvent.click(screen.getByLabelText(field));
  await userEvent.click(screen.getByLabelText('25 ноября 2026'));
  await userEvent.click(screen.getByLabelText('Готово'));
}

test('an edit is scheduled by the clock of the company and may end by itself', async () => {
  const { asked, onClose, onScheduled } = show(() => ({ at: AT }));
  screen.getByText('По времени компании: сейчас 12:00.');
  expect(submit().disabled).toBe(true);
  await choose('Опубликовать');
  await userEvent.click(submit());
  await screen.findByText(/^Выйдет 25.ноября.2026, 9:00/);
  const body = { file: 'works/one.yaml', version: 'v1', ...TEXT, at: AT, until: null };
  expect(asked.map((one) => one.body)).toEqual([body]);
  expect([onClose.mock.calls.length, onScheduled.mock.calls.length]).toEqual([1, 1]);
});

test('a new entry has nothing to return to', () => {
  show(() => ({}), null);
  expect(screen.queryByLabelText('Вернуть прежнее')).toBeNull();
});

test('a refused time says why and keeps the dialog', async () => {
  const { onClose } = show(() => refusal(422, { message: 'Это время прошло.' }));
  await choose('Опубликовать');
  await userEvent.click(submit());
  await screen.findByText('Это время прошло.');
  expect(onClose).not.toHaveBeenCalled();
});
