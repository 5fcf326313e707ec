import type { PushSettings } from '../../contract/push.ts';
import { get, request } from '../lib/request.ts';

/** Id of this browser among the devices of a person; its presence means that messages are switched on here. */
const DEVICE_KEY = 'push-device';
const WORKER = '/push-worker.js';

export const thisDeviceId = (): string | null => localStorage.getItem(DEVICE_KEY);

export type PushSupport = 'yes' | 'iphone-needs-install' | 'blocked' | 'no';

export function pushSupport(): PushSupport {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported) return /iPhone|iPad/.test(navigator.userAgent) ? 'iphone-needs-install' : 'no';
  return Notification.permission === 'denied' ? 'blocked' : 'yes';
}

let latest: Promise<unknown> = Promise.resolve();

/** A renewal at the start would otherwise switch messages on again after the person has switched them off. */
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const turn = latest.then(act);
  latest = turn.catch(() => undefined);
  return turn;
}

/** Asks for the permission, so it must follow a click. @returns whether messages are now on */
export async function switchOnPush(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await inTurn(() => subscribe(publicKey, null));
  return true;
}

/** Also at a sign-out, so that a shared computer stays silent. */
export function switchOffPush(): Promise<void> {
  return inTurn(forget);
}

async function forget(): Promise<void> {
  const id = thisDeviceId();
  if (id === null) return;
  localStorage.removeItem(DEVICE_KEY);
  await request('DELETE', `/api/push/devices/${id}`, {}).catch(() => undefined);
  const registration = await navigator.serviceWorker?.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Called at every start of the panel. Subscribes again when the push service dropped the subscription or the key of the
 * panel has changed, and switches off when the device was removed from the list elsewhere.
 */
export function renewPush(): Promise<void> {
  return inTurn(renew);
}

async function renew(): Promise<void> {
  const id = thisDeviceId();
  if (id === null || pushSupport() !== 'yes' || Notification.permission !== 'granted') return;
  const { publicKey, devices } = await get<PushSettings>('/api/push');
  const listed = devices.find((device) => device.id === id);
  if (!listed) {
    await forget();
    return;
  }
  const registration = await register();
  const current = await registration.pushManager.getSubscription();
  if (!listed.isLost && current && keyOf(current) === publicKey) return;
  await current?.unsubscribe();
  await subscribe(publicKey, id);
}

async function subscribe(publicKey: string, known: string | null): Promise<void> {
  const { pushManager } = await register();
  const former = await pushManager.getSubscription();
  // A browser refuses another key while a subscription exists.
  if (former && keyOf(former) !== publicKey) await former.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = made.toJSON();
  const { id } = await request<{ id: string }>('POST', '/api/push/devices', { endpoint, ...keys, known });
  localStorage.setItem(DEVICE_KEY, id);
}

async function register(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
