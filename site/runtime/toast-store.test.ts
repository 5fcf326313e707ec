import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createFakeClock } from './testing/fake-clock.ts';
import { COLLAPSE_MS, ENTER_MS } from './toast-life.ts';
import { createToastStore } from './toast-store.ts';
import type { PauseReason, Toast } from './toast-types.ts';

function createStore(settings: { multiple?: boolean } = {}) {
  const clock = createFakeClock();
  const store = createToastStore({ clock, ...settings });
  return {
    clock,
    store,
    phases: () => store.getSnapshot().map(({ phase }) => phase),
    texts: () => store.getSnapshot().map(({ text }) => text),
    show: (options: Parameters<typeof store.show>[0]) => store.show(options) ?? 'dropped',
  };
}

test('a toast enters, is visible for three seconds, collapses for 300 ms and is gone', () => {
  const { clock, store, phases } = createStore();
  store.show({ text: 'Сохранено' });
  expect(phases()).toEqual(['enter']);
  clock.advance(ENTER_MS);
  expect(phases()).toEqual(['visible']);
  clock.advance(2999);
  expect(phases()).toEqual(['visible']);
  clock.advance(1);
  expect(phases()).toEqual(['exit']);
  clock.advance(299);
  expect(phases()).toEqual(['exit']);
  clock.advance(1);
  expect(phases()).toEqual([]);
});

test('a click closes any toast but a loading one', () => {
  const { clock, store, phases, show } = createStore();
  const success = show({ type: 'success', text: '' });
  const loading = show({ type: 'loading', text: '', autoClose: 500 });
  clock.advance(1000);
  store.dismiss(success);
  store.dismiss(loading);
  expect(phases()).toEqual(['exit', 'visible']);
  clock.advance(60_000);
  expect(phases()).toEqual(['visible']);
  store.close(loading);
  expect(phases()).toEqual(['exit']);
});

test('a toast clicked away while it enters leaves at once', () => {
  const { clock, store, phases, show } = createStore();
  const id = show({ text: '' });
  clock.advance(50);
  store.dismiss(id);
  expect(phases()).toEqual(['exit']);
  clock.advance(COLLAPSE_MS);
  expect(phases()).toEqual([]);
});

test('closing twice does not prolong the exit', () => {
  const { clock, store, phases, show } = createStore();
  const id = show({ text: '' });
  store.close(id);
  clock.advance(COLLAPSE_MS - 1);
  store.close(id);
  store.clear();
  clock.advance(1);
  expect(phases()).toEqual([]);
});

test('a loading toast is updated in place to a finished one, which closes as usual', () => {
  const { clock, store, phases, texts, show } = createStore();
  const id = show({ type: 'loading', text: 'Отправляем', autoClose: 500 });
  store.show({ text: 'Другое', autoClose: false });
  clock.advance(10_000);
  expect(store.update(id, { type: 'success', text: 'Отправлено' })).toBe(true);
  expect(texts()).toEqual(['Отправлено', 'Другое']);
  expect(store.getSnapshot()[0]).toMatchObject({ id, type: 'success', lifetimeMs: 3000, timerRun: 1 });
  clock.advance(2999);
  expect(phases()).toEqual(['visible', 'visible']);
  clock.advance(1);
  expect(phases()).toEqual(['exit', 'visible']);
});

test('an update while the toast enters counts from when it has entered', () => {
  const { clock, store, phases, show } = createStore();
  const id = show({ type: 'loading', text: '' });
  clock.advance(ENTER_MS - 1);
  store.update(id, { type: 'success' });
  clock.advance(3000);
  expect(phases()).toEqual(['visible']);
  clock.advance(1);
  expect(phases()).toEqual(['exit']);
});

test('an update under the pointer waits for the pointer to leave', () => {
  const { clock, store, phases, show } = createStore();
  const id = show({ type: 'loading', text: '' });
  store.pause(id, 'hover');
  store.update(id, { type: 'success' });
  clock.advance(60_000);
  expect(phases()).toEqual(['visible']);
  store.resume(id, 'hover');
  clock.advance(3000);
  expect(phases()).toEqual(['exit']);
});

test('an update of a toast that is closing or gone says so', () => {
  const { clock, store, show } = createStore();
  const id = show({ text: '' });
  store.close(id);
  expect(store.update(id, { text: 'x' })).toBe(false);
  clock.advance(COLLAPSE_MS);
  expect(store.update(id, { text: 'x' })).toBe(false);
});

test('a toast that shows progress stays until its bar is given back', () => {
  const { clock, store, phases, show } = createStore();
  const id = show({ text: '', progress: 2 });
  clock.advance(60_000);
  expect(store.getSnapshot()[0]).toMatchObject({ progress: 1, lifetimeMs: null });
  store.update(id, { progress: null });
  clock.advance(3000);
  expect(phases()).toEqual(['exit']);
});

test('an update to «stays» takes the end of a visible toast back', () => {
  const { clock, store, phases, show } = createStore();
  const id = show({ text: '', autoClose: 2 ** 31 - 1 });
  expect(store.getSnapshot()[0]).toMatchObject({ lifetimeMs: 2 ** 31 - 1 });
  store.update(id, { autoClose: 2 ** 31 });
  expect(store.getSnapshot()[0]).toMatchObject({ lifetimeMs: null, timerRun: 0 });
  clock.advance(2 ** 31);
  expect(phases()).toEqual(['visible']);
});

test('a hidden tab holds all toasts, also those that come meanwhile', () => {
  const { clock, store, phases } = createStore();
  store.show({ text: '' });
  clock.advance(1000);
  store.setHidden(true);
  store.show({ text: '' });
  clock.advance(60_000);
  expect(store.getSnapshot().map(({ isPaused }) => isPaused)).toEqual([true, true]);
  store.setHidden(false);
  clock.advance(2199);
  expect(phases()).toEqual(['visible', 'visible']);
  clock.advance(1);
  expect(phases()).toEqual(['exit', 'visible']);
  clock.advance(800);
  expect(phases()).toEqual(['exit']);
});

test('where only one is allowed, a new one replaces it and others are dropped for 390 ms', () => {
  const { clock, store, texts } = createStore({ multiple: false });
  const shown: string[][] = [];
  for (const [at, wait] of [
    ['0', 50],
    ['50', 150],
    ['200', 160],
    ['360', 29],
    ['389', 41],
    ['430', 0],
  ] as const) {
    store.show({ text: at });
    shown.push(texts());
    clock.advance(wait);
  }
  expect(shown).toEqual([['0'], ['0'], ['0'], ['0'], ['0'], ['430']]);
});

test('one toast replaces another in one change, so that two are never seen', () => {
  const { clock, store, texts } = createStore({ multiple: false });
  const seen: string[][] = [];
  store.subscribe(() => seen.push(texts()));
  store.show({ text: 'a' });
  clock.advance(390);
  store.show({ text: 'b' });
  expect(seen).toEqual([['a'], ['a'], ['b']]);
});

test('a dropped toast has no id and prolongs nothing', () => {
  const { clock, store } = createStore({ multiple: false });
  expect(store.show({ text: 'a' })).not.toBeNull();
  clock.advance(389);
  expect(store.show({ text: 'b' })).toBeNull();
  clock.advance(1);
  expect(store.show({ text: 'c' })).not.toBeNull();
});

test('updates are exempt from the rule of one', () => {
  const { clock, store, phases, texts, show } = createStore({ multiple: false });
  const id = show({ type: 'loading', text: 'Отправляем' });
  clock.advance(100);
  expect(store.update(id, { type: 'success', text: 'Отправлено' })).toBe(true);
  expect(texts()).toEqual(['Отправлено']);
  clock.advance(ENTER_MS + 3000);
  expect(phases()).toEqual(['exit']);
});

test('a replaced toast never comes back with a later phase', () => {
  const { clock, store, texts } = createStore({ multiple: false });
  store.show({ text: 'a' });
  clock.advance(390);
  store.show({ text: 'b' });
  clock.advance(2900);
  expect(texts()).toEqual(['b']);
});

test('a call that allows many is shown beside the one and is not dropped', () => {
  const { store, texts } = createStore({ multiple: false });
  store.show({ text: 'one' });
  store.show({ text: 'error', type: 'error', multiple: true });
  expect(texts()).toEqual(['one', 'error']);
});

test('clearing closes all, also what loads', () => {
  const { clock, store, phases } = createStore();
  store.show({ text: '' });
  store.show({ text: '', type: 'loading' });
  clock.advance(1000);
  store.clear();
  expect(phases()).toEqual(['exit', 'exit']);
  clock.advance(COLLAPSE_MS);
  expect(phases()).toEqual([]);
});

test('an id nobody has is nobody’s', () => {
  const { store } = createStore();
  const before = store.getSnapshot();
  for (const act of [store.close, store.dismiss]) act('x');
  store.pause('x', 'hover');
  store.resume('x', 'hover');
  expect(store.getSnapshot()).toBe(before);
});

const TYPES = ['default', 'info', 'success', 'warning', 'error', 'loading'] as const;
const REASONS = ['hover', 'focus', 'hidden'] as const;
const pick = fc.nat({ max: 5 });
const reason = fc.constantFrom(...REASONS);
const command = fc.oneof(
  fc.record({ kind: fc.constant('show' as const), type: fc.constantFrom(...TYPES), multiple: fc.boolean() }),
  fc.record({ kind: fc.constant('update' as const), pick, type: fc.constantFrom(...TYPES) }),
  fc.record({ kind: fc.constantFrom('dismiss' as const, 'close' as const), pick }),
  fc.record({ kind: fc.constantFrom('pause' as const, 'resume' as const), pick, reason }),
  fc.record({ kind: fc.constant('hide' as const), isHidden: fc.boolean() }),
  fc.record({ kind: fc.constant('clear' as const) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 4000 }) }),
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

function act(store: ReturnType<typeof createStore>['store'], happening: Exclude<Command, { kind: 'wait' }>) {
  const idOf = (index: number) => store.getSnapshot()[index]?.id ?? 'none';
  if (happening.kind === 'show') store.show({ text: 'x', type: happening.type, multiple: happening.multiple });
  else if (happening.kind === 'update') store.update(idOf(happening.pick), { type: happening.type });
  else if (happening.kind === 'hide') store.setHidden(happening.isHidden);
  else if (happening.kind === 'clear') store.clear();
  else if ('reason' in happening) store[happening.kind](idOf(happening.pick), happening.reason);
  else store[happening.kind](idOf(happening.pick));
}

test('phases only go forward, snapshots never change, and listeners hear of every new one', () => {
  const order = ['enter', 'visible', 'exit', 'removed'];
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
      const { clock, store } = createStore();
      const seen = new Map<string, number>();
      let last: readonly Toast[] = store.getSnapshot();
      let lastAsText = JSON.stringify(last);
      const listener = vi.fn(() => {
        expect(JSON.stringify(last)).toBe(lastAsText);
        last = store.getSnapshot();
        lastAsText = JSON.stringify(last);
        const now = new Map(last.map(({ id, phase }) => [id, phase]));
        for (const id of new Set([...seen.keys(), ...now.keys()])) {
          const place = order.indexOf(now.get(id) ?? 'removed');
          expect(place).toBeGreaterThanOrEqual(seen.get(id) ?? 0);
          seen.set(id, place);
        }
      });
      store.subscribe(listener);
      for (const happening of commands) {
        if (happening.kind === 'wait') clock.advance(happening.ms);
        else act(store, happening);
        expect(store.getSnapshot()).toBe(last);
      }
      store.setHidden(false);
      for (const { id } of last) for (const why of REASONS) store.resume(id, why);
      clock.advance(60_000);
      expect(last.every(({ type, phase }) => type === 'loading' && phase === 'visible')).toBe(true);
    }),
  );
});

test('a toast is visible for its lifetime and the time it was held, no more and no less', () => {
  const step = fc.record({
    reason,
    isHeld: fc.boolean(),
    waitMs: fc.integer({ min: 0, max: 1500 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6000 }), fc.array(step, { maxLength: 40 }), (autoClose, steps) => {
      const { clock, store, show } = createStore();
      const id = show({ text: '', autoClose });
      const held = new Set<PauseReason>();
      let visibleAt = Number.NaN;
      let exitAt = Number.NaN;
      let heldMs = 0;
      store.subscribe(() => {
        const phase = store.getSnapshot()[0]?.phase;
        if (phase === 'visible' && Number.isNaN(visibleAt)) visibleAt = clock.now();
        if (phase === 'exit' && Number.isNaN(exitAt)) exitAt = clock.now();
      });
      const pass = (ms: number) => {
        for (let left = ms; left > 0; left -= 1) {
          clock.advance(1);
          if (held.size > 0 && clock.now() > visibleAt && Number.isNaN(exitAt)) heldMs += 1;
        }
      };
      for (const { reason: why, isHeld, waitMs } of steps) {
        store[isHeld ? 'pause' : 'resume'](id, why);
        held[isHeld ? 'add' : 'delete'](why);
        pass(waitMs);
      }
      for (const why of REASONS) store.resume(id, why);
      held.clear();
      pass(ENTER_MS + autoClose);
      expect(exitAt - visibleAt).toBe(autoClose + heldMs);
    }),
    { numRuns: 60 },
  );
});
