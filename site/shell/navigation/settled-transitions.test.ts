import { expect, test, vi } from 'vitest';
import { settleTransitions } from './settled-transitions.ts';

test('a transition rejected by the browser is finished for the router without an error', async () => {
  const refusal = new DOMException('Transition was aborted because of invalid state', 'InvalidStateError');
  const skipTransition = vi.fn();
  const updateCallbackDone = Promise.resolve();
  const refused = {
    ready: Promise.reject(refusal),
    finished: Promise.reject(refusal),
    updateCallbackDone,
    skipTransition,
  };
  const start = vi.fn(() => refused as unknown as ViewTransition);
  const document = { startViewTransition: start } as unknown as Document;
  settleTransitions(document);
  const update = () => {};
  const transition = document.startViewTransition(update);
  expect(start).toHaveBeenCalledWith(update);
  await expect(Promise.all([transition.ready, transition.finished])).resolves.toEqual([undefined, undefined]);
  transition.skipTransition();
  expect(skipTransition).toHaveBeenCalled();
  expect(transition.updateCallbackDone).toBe(updateCallbackDone);
});

test('a browser without view transitions is left unchanged', () => {
  const document = {} as Document;
  settleTransitions(document);
  expect(document).toEqual({});
});
