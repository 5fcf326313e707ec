import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Shell } from '../../shell/facts/shell.ts';
import { countWhenVisible } from './count-opening.ts';

const SHELL = { messengers: [], cookiesVersion: '1' } as unknown as Shell;
const beacon = vi.fn((_url: string, _body: string) => true);

beforeEach(() => {
  beacon.mockReset();
  Object.assign(navigator, { sendBeacon: beacon });
  history.replaceState(null, '', `/contacts?utm_source=${'я'.repeat(400)}`);
});
afterEach(() => void vi.restoreAllMocks());

const counts = () => beacon.mock.calls.map(([, body]) => JSON.parse(body));

test('a page in the background is counted once it is seen, with its source and nothing else', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  countWhenVisible(SHELL);
  expect(counts()).toEqual([]);
  visibility.mockReturnValue('visible');
  for (let time = 0; time < 2; time += 1) document.dispatchEvent(new Event('visibilitychange'));
  expect(counts()).toEqual([{ page: '/contacts', goal: null, from: 'я'.repeat(60) }]);
});

test('a browser that refuses to count shows the page without an error', () => {
  beacon.mockImplementation(() => {
    throw new Error('Blocked');
  });
  expect(() => countWhenVisible(SHELL)).not.toThrow();
  expect(beacon).toHaveBeenCalledOnce();
});
