import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { loadToastStore } from '../site/shell/runtime/page-toasts.ts';

// A busy machine: `findBy…` waits for states that must occur.
configure({ asyncUtilTimeout: 15_000 });

// No server answers a component that is closed after its test, nor a request that a test forgot.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** Test files share one document and its modules, so each test leaves nothing for the next file. */
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the simulated document has no Cookie Store API
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  }
  cleanup();
  (await loadToastStore()).clear();
});
