import { afterEach, expect, test, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a hidden document, which has no frames, does not delay a request', () => {
  const act = vi.fn();
  const requestFrame = vi.fn();
  vi.stubGlobal('requestAnimationFrame', requestFrame);
  vi.stubGlobal('document', { hidden: true });
  afterFrame(act);
  expect(act).toHaveBeenCalledOnce();
  vi.stubGlobal('document', { hidden: false });
  afterFrame(act);
  expect(act).toHaveBeenCalledOnce();
  expect(requestFrame).toHaveBeenCalledOnce();
});
