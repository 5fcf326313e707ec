import { beforeEach, expect, test, vi } from 'vitest';
import { refusal, renderHookInPanel } from '../in-panel.fixture.tsx';
import { pushSupport, renewPush, switchOffPush, switchOnPush } from './this-device.ts';

const KEY_BYTES = [251, 255];
const KEY = '-_8';
const DEVICE = { id: 'd1', isLost: false };
const subscribe = vi.fn();
const unsubscribe = vi.fn();
let current: object | null = null;

const subscription = (key = KEY_BYTES) => ({
  options: { applicationServerKey: new Uint8Array(key).buffer },
  toJSON: () => ({ endpoint: 'https://push', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe,
});

beforeEach(() => {
  const pushManager = { getSubscription: async () => current, subscribe: subscribe.mockResolvedValue(subscription()) };
  const registration = { pushManager };
  const serviceWorker = { register: vi.fn(), ready: registration, getRegistration: async () => registration };
  current = null;
  for (const call of [subscribe, unsubscribe]) call.mockClear();
  vi.stubGlobal('PushManager', class {});
  allow('granted');
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'serviceWorker');
});
const allow = (permission: string) =>
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
const id = () => localStorage.getItem('push-device');

function server(devices: readonly object[], answers: Record<string, () => unknown> = {}) {
  const { asked } = renderHookInPanel(() => null, {
    answers: {
      'GET /api/push': () => ({ publicKey: KEY, devices }),
      'POST /api/push/devices': () => ({ id: 'd2' }),
      'DELETE /api/push/devices/d1': () => ({}),
      ...answers,
    },
  });
  return { asked };
}

test.each<[string, string, () => void]>([
  ['yes', 'a browser', () => allow('default')],
  ['blocked', 'a browser that forbids them', () => allow('denied')],
  ['no', 'a browser without them', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
  ['iphone-needs-install', 'Safari of an iPhone', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
])('messages are supported: «%s», in %s', (support, agent, prepare) => {
  const userAgent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  prepare();
  expect(pushSupport()).toBe(support);
  userAgent.mockRestore();
});

test('a subscription with another key is ended before the new one', async () => {
  current = subscription([9]);
  const { asked } = server([]);
  await expect(switchOnPush(KEY)).resolves.toBe(true);
  expect(unsubscribe).toHaveBeenCalledBefore(subscribe);
  expect(asked).toMatchObject([{ body: { endpoint: 'https://push', p256dh: 'p', auth: 'a', known: null } }]);
  expect(id()).toBe('d2');
});

test('switching off ends the subscription here, even if the server does not answer', async () => {
  localStorage.setItem('push-device', 'd1');
  current = subscription();
  server([], { 'DELETE /api/push/devices/d1': () => refusal(503, {}) });
  await switchOffPush();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(id()).toBeNull();
});

test('a device that was never switched on asks for nothing', async () => {
  const { asked } = server([]);
  await switchOffPush();
  await renewPush();
  expect(asked).toEqual([]);
  expect(unsubscribe).not.toHaveBeenCalled();
});

test('a working subscription stays as it is', async () => {
  localStorage.setItem('push-device', 'd1');
  current = subscription();
  const { asked } = server([DEVICE]);
  await renewPush();
  expect([asked, subscribe.mock.calls, id()]).toEqual([[], [], 'd1']);
});

test.each<[string, object | null, object]>([
  ['lost', subscription(), { ...DEVICE, isLost: true }],
  ['gone from the browser', null, DEVICE],
  ['made with an older key', subscription([9]), DEVICE],
])('a subscription that is %s is made again for the same device', async (_, found, device) => {
  localStorage.setItem('push-device', 'd1');
  current = found;
  const { asked } = server([device]);
  await renewPush();
  expect(asked).toMatchObject([{ path: '/api/push/devices', body: { known: 'd1' } }]);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(id()).toBe('d2');
});

test('a device that was removed elsewhere becomes silent', async () => {
  localStorage.setItem('push-device', 'd1');
  current = subscription();
  server([{ ...DEVICE, id: 'other' }]);
  await renewPush();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect([subscribe.mock.calls, id()]).toEqual([[], null]);
});

test('without the permission nothing is renewed', async () => {
  localStorage.setItem('push-device', 'd1');
  allow('default');
  server([{ ...DEVICE, isLost: true }]);
  await renewPush();
  expect([subscribe.mock.calls, id()]).toEqual([[], 'd1']);
});

test('messages that are switched off during a renewal stay off', async () => {
  localStorage.setItem('push-device', 'd1');
  const { asked } = server([{ ...DEVICE, isLost: true }], { 'DELETE /api/push/devices/d2': () => ({}) });
  await Promise.all([renewPush(), switchOffPush()]);
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  expect(id()).toBeNull();
});
