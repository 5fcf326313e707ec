import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createTestStore } from './testing/create-test-store.ts';
import { ENTER_MS } from './toast-phases.ts';
import type { PauseReason, Toast } from './toast-types.ts';

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

function act(store: ReturnType<typeof createTestStore>['store'], happening: Exclude<Command, { kind: 'wait' }>) {
  const idOf = (index: number) => store.getSnapshot()[index]?.id ?? 'none';
  if (happening.kind === 'show') store.show({ text: 'x', type: happening.type, multiple: happening.multiple });
  else if (happening.kind === 'update') store.update(idOf(happening.pick), { type: happening.type });
  else if (happening.kind === 'hide') store.setHidden(happening.isHidden);
  else if (happening.kind === 'clear') store.clear();
  else if ('reason' in happening) store[happening.kind](idOf(happening.pick), happening.reason);
  else store[happening.kind](idOf(happening.pick));
}

test('phases only advance, snapshots never change, and listeners are called for every new one', () => {
  const order = ['enter', 'visible', 'exit', 'removed'];
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
      const { clock, store } = createTestStore();
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

test('a toast is visible exactly for its lifetime and the time of its pauses', () => {
  const step = fc.record({
    reason,
    isHeld: fc.boolean(),
    waitMs: fc.integer({ min: 0, max: 1500 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6000 }), fc.array(step, { maxLength: 40 }), (autoClose, steps) => {
      const { clock, store, show } = createTestStore();
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
