import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Shell, ShellProvider } from '../shell/facts/shell.ts';
import { clearMetrikaRecords } from './metrika-records.ts';
import { useProductSeen } from './visit-events.ts';

let events: unknown[];
const note = (event: Event) => events.push((event as CustomEvent).detail);

beforeEach(() => {
  events = [];
  addEventListener('act', note);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  removeEventListener('act', note);
});

function Flat({ slug }: { slug: string }) {
  useProductSeen({ kind: 'flat', slug, name: slug });
  return null;
}

const page = (slug: string, metrika?: number) => (
  <ShellProvider value={{ ...(metrika ? { metrika } : {}) } as Shell}>
    <Flat slug={slug} />
  </ShellProvider>
);

test('a product is reported once, after its page, and the next product of the page again', () => {
  const { rerender } = render(page('a', 1));
  expect(events).toEqual([]);
  vi.runAllTimers();
  rerender(page('a', 1));
  vi.runAllTimers();
  rerender(page('b', 1));
  vi.runAllTimers();
  expect(events).toEqual(['a', 'b'].map((slug) => ({ product: { kind: 'flat', slug, name: slug } })));
});

test('a product is not reported when its page is left at once', () => {
  const { unmount } = render(page('a', 1));
  unmount();
  vi.runAllTimers();
  expect(events).toEqual([]);
});

test('without a counter nobody is interested in products', () => {
  render(page('a'));
  vi.runAllTimers();
  expect(events).toEqual([]);
});

test('only what the counter has written is deleted, cookies too', () => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear();
    storage.setItem('_ym_uid', '1');
    storage.setItem('draft', '1');
  }
  for (const name of ['_ym_uid', 'choice']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the simulated document has no Cookie Store API
    document.cookie = `${name}=1; Path=/`;
  }
  clearMetrikaRecords();
  for (const storage of [localStorage, sessionStorage]) {
    expect(Object.keys(storage)).toEqual(['draft']);
    storage.clear();
  }
  expect(document.cookie).toBe('choice=1');
});
