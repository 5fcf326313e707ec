import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordLanding } from '../first-view/record-landing.ts';
import { memoryStorage } from '../storage/testing/memory-storage.ts';
import { keepFirstTouch, leadAttribution } from './first-touch.ts';

const DAY_MS = 86_400_000;
const device = memoryStorage();

function openTab(url: string): void {
  vi.stubGlobal('sessionStorage', Object.assign(memoryStorage(), { arrivals: undefined }));
  openDocument(url);
}

function openDocument(url: string, referrer = ''): void {
  const href = `https://pregolya.example${url}`;
  vi.stubGlobal('location', { href });
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('performance', { timeOrigin: Date.now(), getEntriesByType: () => [{ name: href }] });
  recordLanding();
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('localStorage', device);
});
afterEach(() => {
  for (const name of device.names()) device.removeItem(name);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a lead sent a week later from a new tab includes the first touch, if consent was given', () => {
  openTab('/?utm_source=yandex');
  keepFirstTouch('all');
  vi.setSystemTime(Date.now() + 7 * DAY_MS);
  openTab('/sales?utm_source=vk');
  keepFirstTouch('all');
  expect(leadAttribution('all')).toMatchObject({ first: { utm_source: 'yandex' }, last: { utm_source: 'vk' } });
});

test('the device stores nothing without consent, and a lead describes only its own tab', () => {
  openTab('/?utm_source=yandex');
  expect(leadAttribution(null)).toMatchObject({ first: { utm_source: 'yandex' } });
  expect(device.names()).toEqual([]);
  openTab('/sales');
  expect(leadAttribution(null)?.first).not.toHaveProperty('utm_source');
});

test('withdrawn consent removes the first touch at once', () => {
  openTab('/?utm_source=yandex');
  keepFirstTouch('all');
  expect(device.names()).toEqual(['first-touch']);
  keepFirstTouch('necessary');
  expect(device.names()).toEqual([]);
});

test('a first touch older than the documented term is replaced by a new one', () => {
  openTab('/?utm_source=yandex');
  keepFirstTouch('all');
  vi.setSystemTime(Date.now() + 365 * DAY_MS);
  openTab('/?utm_source=vk');
  expect(leadAttribution('all')).toMatchObject({ first: { utm_source: 'vk' } });
  keepFirstTouch('all');
  vi.setSystemTime(Date.now() + DAY_MS);
  openTab('/');
  expect(leadAttribution('all')).toMatchObject({ first: { utm_source: 'vk' } });
});

test('a page left before the application started counts as the first touch', () => {
  openTab('/?utm_source=yandex');
  openDocument('/works', 'https://pregolya.example/?utm_source=yandex');
  expect(leadAttribution(null)).toMatchObject({ first: { utm_source: 'yandex', landing: '/' } });
  expect(sessionStorage.arrivals).toBeUndefined();
});
