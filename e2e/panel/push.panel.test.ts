import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { postForm, readForm } from '../support/html-form.ts';
import { overflowPx } from '../support/looks.ts';
import { axeViolations } from '../support/sweep.ts';
import { PHONE } from '../support/visitor.ts';
import { test } from './support/fixtures.ts';

/**
 * A headless browser denies notifications, and subscriptions need a push service of its maker.
 */
function fakeSubscriptions(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  const textOf = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  let current: object | null = null;
  PushManager.prototype.subscribe = async (options) => {
    const endpoint = 'https://push.invalid/1';
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    const keys = { p256dh: textOf(point), auth: textOf(point.subarray(0, 16)) };
    current = {
      options: { applicationServerKey: bytesOf(String(options?.applicationServerKey)).buffer },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    return current as PushSubscription;
  };
  PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a manager switches messages on, tries them, and a click on a message opens the lead', async ({
  enter,
  office: { site },
}) => {
  const form = await readForm(site.url, '/contacts', 'callback');
  const sent = await postForm(site.url, form, { phone: '+7 911 300-00-01', name: 'Раиса', consent: 'yes' });
  const number = Number(/n=(\d+)/.exec(sent.headers.get('location') ?? '')?.[1]);
  const page = await enter('manager', { viewport: PHONE, serviceWorkers: 'allow' });
  await page.addInitScript(fakeSubscriptions);
  await page.goto('/account');
  await button(page, 'Включить на этом устройстве').click();
  await page.getByText('это устройство', { exact: true }).first().waitFor();
  await button(page, 'Прислать пробное').click();
  await page
    .getByRole('status')
    .getByText(/^Не отправлено: имя сервера не находится/)
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [320, PHONE.width, 768, 1440]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await overflowPx(page, width)).toBe(0);
  }
  await page.setViewportSize(PHONE);

  await page.evaluate((open) => {
    const { serviceWorker } = navigator;
    serviceWorker.dispatchEvent(new MessageEvent('message', { data: { open } }));
  }, `/leads/${number}`);
  await page.waitForURL(`**/leads/${number}`);
  const call = page.getByRole('link', { name: 'Позвонить', exact: true });
  expect(await call.getAttribute('href')).toBe('tel:+79113000001');
  const box = await call.boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(PHONE.height);

  // The renewal at the start ends after the click.
  const { promise: isClicked, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/push/devices', async (route) => {
    await isClicked;
    await route.continue();
  });
  const renewal = page.waitForRequest('**/api/push/devices');
  await page.goto('/account');
  await renewal;
  await button(page, 'Выключить на этом устройстве').click();
  await page.evaluate(() => fetch('/api/session').then((response) => response.text()));
  const renewed = page.waitForResponse('**/api/push/devices');
  release();
  await renewed;
  await button(page, 'Включить на этом устройстве').waitFor();
  await page.reload();
  await button(page, 'Включить на этом устройстве').waitFor();
  await page.getByText('Когда присылать').waitFor({ state: 'detached' });
});

test('the worker of messages is served from the root, is always checked for changes, and caches nothing', async ({
  office: { url },
}) => {
  const answer = await fetch(`${url}/push-worker.js`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).not.toMatch(/caches|'fetch'|"fetch"|`fetch`/);
  expect((await fetch(url)).headers.get('content-security-policy')).toContain("worker-src 'self'");
});
