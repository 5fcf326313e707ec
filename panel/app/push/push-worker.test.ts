import { expect, test, vi } from 'vitest';
import type { PushNotice } from '../../contract/push.ts';

const NOTICE: PushNotice = {
  ...{ title: 'Заявка 1042', body: 'Новая.', path: '/leads/1042', tag: 'lead-1042', waiting: 3 },
};

/** Runs the worker in a stand-in of the browser's worker scope. @param windows open windows of the panel */
async function startWorker(windows: readonly object[]) {
  const scope = Object.assign(new EventTarget(), {
    registration: { showNotification: vi.fn(async () => undefined) },
    navigator: { setAppBadge: vi.fn(async () => undefined) },
    clients: { matchAll: async () => windows, openWindow: vi.fn(async () => undefined) },
  });
  vi.stubGlobal('self', scope);
  vi.resetModules();
  await import('./push-worker.ts');
  const happen = async (name: string, facts: object) => {
    const work: unknown[] = [];
    const waitUntil = (promise: unknown) => work.push(promise);
    scope.dispatchEvent(Object.assign(new Event(name), { waitUntil, ...facts }));
    await Promise.all(work);
  };
  return { ...scope, happen };
}

const click = { notification: { data: NOTICE.path, close: () => undefined } };

test('a message is shown, and the icon gets the number of new leads', async () => {
  const { happen, registration, navigator } = await startWorker([]);
  await happen('push', { data: { json: () => NOTICE } });
  expect(registration.showNotification).toHaveBeenCalledWith(
    'Заявка 1042',
    expect.objectContaining({ body: 'Новая.', tag: 'lead-1042', data: '/leads/1042', renotify: true }),
  );
  expect(navigator.setAppBadge).toHaveBeenCalledWith(3);
});

test('a click opens the lead in the open panel, and in a new window without one', async () => {
  const panel = { postMessage: vi.fn(), focus: vi.fn(async () => undefined) };
  const withPanel = await startWorker([panel]);
  await withPanel.happen('notificationclick', click);
  expect(panel.postMessage).toHaveBeenCalledWith({ open: '/leads/1042' });
  expect(panel.focus).toHaveBeenCalled();
  expect(withPanel.clients.openWindow).not.toHaveBeenCalled();
  const alone = await startWorker([]);
  await alone.happen('notificationclick', click);
  expect(alone.clients.openWindow).toHaveBeenCalledWith('/leads/1042');
});
