import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_HOURS, type PushDevice } from '../../contract/push.ts';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { PushSection } from './push-section.tsx';

const DEVICE: PushDevice = {
  ...{ id: 'd1', device: 'Chrome на Android', addedAt: '', deliveredAt: null, isLost: false },
};
const PHONE = { ...DEVICE, id: 'd2', device: 'Safari на айфоне', isLost: true };
const subscription = {
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint: 'https://push', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: vi.fn(),
};
const subscribe = vi.fn(() => Promise.resolve(subscription));
let permission = 'granted';

beforeEach(() => {
  const registration = { pushManager: { getSubscription: () => Promise.resolve(null), subscribe } };
  const worker = { register: () => registration, ready: registration, getRegistration: () => registration };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => Promise.resolve(permission) });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
});
afterEach(() => {
  permission = 'granted';
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function show(devices: readonly PushDevice[], answers: Record<string, () => unknown> = {}) {
  const settings = { publicKey: 'KEY', hours: DEFAULT_HOURS, city: 'Калининград', devices };
  return renderInPanel(<PushSection />, { answers: { 'GET /api/push': () => settings, ...answers } });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('messages are switched on for this browser with the key of the panel', async () => {
  const { asked } = show([], { 'POST /api/push/devices': () => ({ id: 'd1' }) });
  await press('Включить на этом устройстве');
  await expect.poll(() => localStorage.getItem('push-device')).toBe('d1');
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'KEY' });
  const body = { endpoint: 'https://push', p256dh: 'p', auth: 'a', known: null };
  expect(asked.map((one) => one.body)).toEqual([body]);
});

test('without the permission they stay off, with the reason', async () => {
  permission = 'denied';
  const { asked } = show([]);
  await press('Включить на этом устройстве');
  await screen.findByText('Браузер не получил разрешения на уведомления.');
  expect(asked).toEqual([]);
});

test('they are switched off here and on the server', async () => {
  localStorage.setItem('push-device', 'd1');
  const { asked } = show([DEVICE], { 'DELETE /api/push/devices/d1': () => ({}) });
  await press('Выключить на этом устройстве');
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/push/devices/d1']);
  expect(localStorage.getItem('push-device')).toBeNull();
});

test('a device of the person can be tried and, if it is another one, removed', async () => {
  localStorage.setItem('push-device', 'd1');
  const { asked } = show([DEVICE, PHONE], {
    'POST /api/push/devices/d1/trial': () => ({ isTaken: true, words: 'Отправлено.' }),
    'DELETE /api/push/devices/d2': () => ({}),
  });
  await screen.findByText(/^Не доходят/);
  await userEvent.click(screen.getAllByText('Прислать пробное')[0] as HTMLElement);
  await screen.findByText('Отправлено.');
  expect(screen.queryByLabelText('Убрать: Chrome на Android')).toBeNull();
  await press('Убрать: Safari на айфоне');
  expect(asked.map(({ path }) => path)).toEqual(['/api/push/devices/d1/trial', '/api/push/devices/d2']);
});

test('the hours are stored with the days in their order, and a mistake is said at its field', async () => {
  const answers = [{}, refusal(422, { message: '', fields: { to: 'Конец раньше начала.' } })];
  const { asked } = show([{ ...DEVICE }], { 'PUT /api/push/hours': () => answers.shift() });
  for (const day of ['пн', 'вт', 'пн']) await userEvent.click(await screen.findByLabelText(day));
  await userEvent.click(screen.getByLabelText(/достались коллегам/));
  await press('Сохранить');
  await screen.findByText('Сохранено.');
  const days = ['mon', 'wed', 'thu', 'fri', 'sat', 'sun'];
  expect(asked.map(({ body }) => body)).toEqual([{ ...DEFAULT_HOURS, days, includesColleaguesLeads: true }]);
  await press('Сохранить');
  await screen.findByText('Конец раньше начала.');
});

test('a browser that forbids messages says how to allow them', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  show([]);
  await screen.findByText(/запрещены в браузере/);
  expect(screen.queryByRole('button')).toBeNull();
});
