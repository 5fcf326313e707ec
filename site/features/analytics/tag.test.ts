import { afterEach, expect, test, vi } from 'vitest';
import { loadTag } from './tag.ts';

afterEach(() => void vi.unstubAllGlobals());

test('calls are kept for a script that is on its way, from the first on and not without end', () => {
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
