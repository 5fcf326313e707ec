import { afterEach, expect, test, vi } from 'vitest';
import { loadTag } from './tag.ts';

afterEach(() => void vi.unstubAllGlobals());

test('calls are buffered until the script loads, from the first call on and at most 50', () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { createElement: () => ({}), head: { append() {} } });
  const { call, forget } = loadTag();
  call(1, 'init');
  for (let goal = 0; goal < 200; goal += 1) call(1, 'reachGoal', goal);
  expect(window.ym?.a).toHaveLength(50);
  expect(window.ym?.a[0]).toEqual([1, 'init']);
  forget();
  expect(window.ym?.a).toEqual([]);
});
