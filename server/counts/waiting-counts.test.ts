import { expect, test } from 'vitest';
import { OTHER_SOURCES } from './count.ts';
import { WaitingCounts } from './waiting-counts.ts';

const view = (source: string, page = '/') => ({ day: '2026-11-20', page, source, goal: '', count: 1 });

test('waiting hits are summed and taken once', () => {
  const waiting = new WaitingCounts();
  for (const source of ['yandex', '', 'yandex']) waiting.add(view(source));
  expect(waiting.hits).toBe(3);
  expect(waiting.take()).toEqual([view(''), { ...view('yandex'), count: 2 }]);
  expect([waiting.take(), waiting.hits]).toEqual([[], 0]);
});

test('at capacity new sources are merged first, then hits are dropped and counted as lost', () => {
  const waiting = new WaitingCounts(2);
  waiting.add(view(OTHER_SOURCES));
  waiting.add(view('yandex'));
  waiting.add(view('google'));
  waiting.add(view('yandex'));
  waiting.add(view('', '/works'));
  expect([waiting.hits, waiting.lost]).toEqual([4, 1]);
  expect(waiting.take().map(({ source, count }) => [source, count])).toEqual([
    ['yandex', 2],
    [OTHER_SOURCES, 2],
  ]);
});
