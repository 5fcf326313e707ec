import fc from 'fast-check';
import { expect, test } from 'vitest';
import { watchBuilds } from './build-watcher.ts';
import { createFakeClock } from './testing/fake-clock.ts';
import { settle } from './testing/settle.ts';

const HOUR = 3_600_000;
const START = 1_790_000_000_000;

/** Simulates a tab of build `mine`; `answer` provides the server's responses. */
function openTab(answer: () => unknown, startedAt = START) {
  const clock = createFakeClock(START);
  const asked: string[] = [];
  let show = () => {};
  const watcher = watchBuilds({
    ownId: 'mine',
    clock,
    startedAt,
    fetch: async (url) => {
      asked.push(url);
      const json = answer();
      return { ok: true, status: 200, json: async () => json };
    },
    onVisible: (listener) => {
      show = listener;
    },
  });
  const pass = (ms: number) => {
    clock.advance(ms);
    return settle();
  };
  return { asked, watcher, clock, pass, show: () => show() };
}

const same = () => ({ id: 'mine', timestamp: 1 });
const other = () => ({ id: 'other', timestamp: 2 });

test('the first check comes one hour after the start, then one every hour', async () => {
  const { asked, pass, watcher } = openTab(same);
  await pass(HOUR - 1);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual([`/builds/latest.json?${START + HOUR}`]);
  await pass(HOUR);
  expect(asked).toHaveLength(2);
  expect(watcher.isOutdated()).toBe(false);
});

test('the hour counts from the start of the document, even if the watcher starts late', async () => {
  const { asked, pass } = openTab(same, START - HOUR + 5000);
  await pass(4999);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toHaveLength(1);
  const overslept = openTab(same, START - 3 * HOUR);
  await overslept.pass(1);
  expect(overslept.asked).toHaveLength(1);
});

test('another build marks the document as outdated permanently and ends the checks', async () => {
  const answers = [other(), same()];
  const { asked, pass, show, watcher } = openTab(() => answers.shift());
  await pass(HOUR);
  expect(watcher.isOutdated()).toBe(true);
  await pass(3 * HOUR);
  show();
  await settle();
  expect(asked).toHaveLength(1);
  expect(watcher.isOutdated()).toBe(true);
});

test.each([{}, null, 'text', [], { id: '' }, { id: 7 }, { id: null }, { id: 'a b' }, { id: 'x'.repeat(201) }])(
  'the malformed response %j changes nothing, and the next hour checks again',
  async (answer) => {
    const { asked, pass, watcher } = openTab(() => answer);
    await pass(HOUR);
    await pass(HOUR);
    expect(asked).toHaveLength(2);
    expect(watcher.isOutdated()).toBe(false);
  },
);

test('a failure is silent, and the next hour checks again', async () => {
  const answers = [
    () => {
      throw new TypeError('Failed to fetch');
    },
    other,
  ];
  const { pass, watcher } = openTab(() => answers.shift()?.());
  await pass(HOUR);
  expect(watcher.isOutdated()).toBe(false);
  await pass(HOUR);
  expect(watcher.isOutdated()).toBe(true);
});

test('a response without a success status is ignored, for any body', async () => {
  const clock = createFakeClock(START);
  const fetch = async () => ({ ok: false, status: 500, json: async () => other() });
  const watcher = watchBuilds({ ownId: 'mine', clock, startedAt: START, fetch, onVisible: () => {} });
  clock.advance(HOUR);
  await settle();
  expect(watcher.isOutdated()).toBe(false);
});

test('a tab that slept for more than an hour checks when it becomes visible', async () => {
  const clock = createFakeClock(START);
  const asked: string[] = [];
  let show = () => {};
  watchBuilds({
    ownId: 'mine',
    startedAt: START,
    // Disables timers, as in a sleeping tab.
    clock: { now: clock.now, after: () => () => {} },
    fetch: async (url) => {
      asked.push(url);
      return { ok: true, status: 200, json: async () => same() };
    },
    onVisible: (listener) => {
      show = listener;
    },
  });
  clock.advance(HOUR - 1);
  show();
  expect(asked).toEqual([]);
  clock.advance(4 * HOUR);
  show();
  show();
  await settle();
  expect(asked).toHaveLength(1);
});

test('two checks are at least an hour apart, even if the tab becomes visible often', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 * HOUR }), { maxLength: 30 }), (pauses) => {
      const { asked, clock, show } = openTab(same);
      for (const ms of pauses) {
        clock.advance(ms);
        show();
      }
      const moments = [START, ...asked.map((url) => Number(url.split('?')[1]))];
      const gaps = moments.slice(1).map((at, index) => at - (moments[index] ?? 0));
      expect(gaps.every((gap) => gap >= HOUR)).toBe(true);
      expect(clock.now() - (moments.at(-1) ?? 0)).toBeLessThan(HOUR);
    }),
  );
});
