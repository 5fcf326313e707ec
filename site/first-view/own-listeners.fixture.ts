import { onTestFinished, vi } from 'vitest';

/** Removes the listeners that this test adds to the window: code of the first view never removes its own. */
export function removeListenersLater(): void {
  const add = window.addEventListener.bind(window);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((...listener: Parameters<typeof add>) => {
    add(...listener);
    onTestFinished(() => window.removeEventListener(...listener));
  });
  onTestFinished(() => void vi.restoreAllMocks());
}
