import type { PushNotice } from '../../contract/push.ts';
import type { OpenRequest } from './open-request.ts';

/** What the worker uses of `lib.webworker`, which cannot be loaded next to the DOM types of the panel. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type OpenWindow = { postMessage(message: OpenRequest): void; focus(): Promise<unknown> };
type Scope = {
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: Partial<Pick<Navigator, 'setAppBadge'>>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', act: (event: Lasting) => void): void;
  addEventListener(name: 'push', act: (event: Lasting & { data: { json(): PushNotice } | null }) => void): void;
  addEventListener(name: 'notificationclick', act: (event: Lasting & { notification: Notification }) => void): void;
};
const worker = self as unknown as Scope;

// The worker caches nothing: an open panel with stale code would break at the first change of its API.
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('push', (event) => {
  const notice = event.data?.json();
  if (!notice) return;
  const { title, body, tag, path, waiting } = notice;
  const looks = {
    ...{ body, tag, lang: 'ru', icon: '/api/brand/icon-192.png', data: path },
    // Otherwise a message about the same lead replaces the earlier one silently.
    renotify: true,
  };
  event.waitUntil(Promise.all([worker.registration.showNotification(title, looks), showBadge(waiting)]));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

async function open(path: string): Promise<void> {
  const [panel] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!panel) {
    await worker.clients.openWindow(path);
    return;
  }
  panel.postMessage({ open: path });
  await panel.focus();
}

/** Firefox has no badges, and without an installed panel the promise may reject. */
async function showBadge(count: number): Promise<void> {
  await worker.navigator.setAppBadge?.(count).catch(() => undefined);
}
