import { afterEach, expect, test, vi } from 'vitest';
import { moveCardPicture } from './moving-picture.ts';

afterEach(() => vi.unstubAllGlobals());

function stubDocument(startViewTransition?: (update: () => void) => Partial<ViewTransition>) {
  vi.stubGlobal('document', { querySelectorAll: () => [], querySelector: () => null, startViewTransition });
}

test('a transition refused by the browser shows the page without an error', async () => {
  const refusal = new DOMException('Transition was aborted because of invalid state', 'InvalidStateError');
  stubDocument((update) => {
    update();
    return { ready: Promise.reject(refusal), finished: Promise.reject(refusal) };
  });
  const update = vi.fn();
  moveCardPicture(['/works', '/works/a'], update);
  expect(update).toHaveBeenCalledOnce();
});

test('a browser without view transitions shows the page at once', () => {
  stubDocument();
  const update = vi.fn();
  moveCardPicture(['/works', '/works/a'], update);
  expect(update).toHaveBeenCalledOnce();
});
