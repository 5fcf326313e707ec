import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { LaunchLine } from '../../../contract/launch.ts';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { LaunchBlock } from './launch-block.tsx';

const LINE: LaunchLine = { key: 'phone', title: 'Телефон', isRequired: true, state: 'done', words: 'Отвечает.' };
const LEFT: LaunchLine = { ...LINE, state: 'left', confirmation: { key: 'phone', given: null } };
const SEARCH: LaunchLine = { ...LINE, key: 'search', title: 'Поисковики', state: 'left' };
const CHANNELS: LaunchLine = { ...LINE, key: 'channels', title: 'Каналы' };
const CHANNEL = { channel: 'mail', title: 'Почта', testTrace: null, test: null };
const open = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Открыть сайт поисковикам' });

function show(lines: readonly LaunchLine[], answers: Record<string, () => unknown> = {}, isOpen = false) {
  const channels = [
    CHANNEL,
    { ...CHANNEL, channel: 'crm', title: 'Битрикс24', testTrace: 'В Битрикс24 появится лид.' },
  ];
  const launch = { isDemo: false, isOpen, lines, channels, examinedAt: '2026-11-20T10:00:00.000Z' };
  const known = { 'GET /api/own-company': () => ({ isDemo: false }), 'GET /api/launch': () => launch };
  return { launch, ...renderInPanel(<LaunchBlock />, { answers: { ...known, ...answers } }) };
}

test('the site opens when only the opening itself is left', async () => {
  const { asked } = show([LINE, SEARCH], { 'POST /api/launch/opening': () => ({ isDemo: true }) });
  await screen.findByText('Осталось 1 из 2.');
  expect((await open()).disabled).toBe(false);
  await userEvent.click(await open());
  expect(asked.map(({ path, body }) => [path, body])).toEqual([['/api/launch/opening', {}]]);
});

test('an obstacle keeps the site closed until a person confirms it', async () => {
  const { asked } = show([LEFT, SEARCH], { 'POST /api/launch/confirmations': () => ({ isDemo: true }) });
  expect((await open()).disabled).toBe(true);
  screen.getByText(/когда обязательное будет сделано: осталось 1\./);
  await userEvent.click(screen.getByLabelText('Позвонили, нам ответили'));
  expect(asked.map(({ body }) => body)).toEqual([{ key: 'phone', isConfirmed: true }]);
});

test.each([
  ['Проверить: Битрикс24', { channel: 'crm' }],
  ['Проверить все', { channel: null }],
])('«%s» sends a test message, and a failure says why', async (button, body) => {
  const { asked } = show([CHANNELS], { 'POST /api/launch/tests': () => refusal(503, { message: 'Канал молчит.' }) });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect((await screen.findByRole('alert')).textContent).toBe('Канал молчит.');
  expect(asked.map((one) => one.body)).toEqual([body]);
  screen.getByText(/^Придёт «Проверка связи.* В Битрикс24 появится лид\.$/);
});

test.each<[boolean, readonly LaunchLine[], string, boolean]>([
  [true, [LINE], 'Сайт открыт', false],
  [true, [LINE, { ...LEFT, key: 'notice', isRequired: false }], 'Сайт открыт', false],
  [true, [SEARCH], 'Сайт ещё не виден поисковикам', true],
  [true, [LEFT], 'Сайт открыт, но не всё в порядке', true],
  [false, [LINE], 'До открытия сайта', true],
])('a site that is open (%s) with these lines has its title', async (isOpen, lines, title, isUnfolded) => {
  show(lines, {}, isOpen);
  const heading = await screen.findByText(title);
  expect(heading.closest('details')?.open).toBe(isUnfolded);
});
