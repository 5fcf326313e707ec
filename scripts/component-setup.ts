import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

// A busy machine: `findBy…` waits for states that must occur.
configure({ asyncUtilTimeout: 15_000 });

// No server answers a component that is closed after its test, nor a request that a test forgot.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

// The simulated document does not know this element.
const EXPECTED = 'The tag <search> is unrecognized';
const errors: string[] = [];
const print = console.error;
console.error = (text: unknown, ...values: unknown[]) => {
  const message = values.reduce<string>((known, value) => known.replace('%s', String(value)), String(text));
  if (message.startsWith(EXPECTED)) return;
  errors.push(message);
  print(text, ...values);
};

/** Test files share one document and its modules, so each test leaves nothing for the next file. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the simulated document has no Cookie Store API
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  }
  cleanup();
  expect(errors.splice(0), 'errors in the console').toEqual([]);
});
