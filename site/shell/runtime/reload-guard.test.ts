import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReloadGuard } from './reload-guard.ts';
import { createReloadMemory } from './reload-memory.ts';
import { createFakeClock } from './testing/fake-clock.ts';
import { createFakeHost, type StorageState } from './testing/fake-host.ts';

const STATES = ['works', 'missing', 'throws', 'full', 'forgets'] as const;

function openTab(state: StorageState = 'works', { isNameFixed = false } = {}) {
  const host = createFakeHost(state, { isNameFixed });
  const clock = createFakeClock();
  return { clock, newDocument: () => createReloadGuard({ clock, memory: createReloadMemory(host) }) };
}

test('a path may be loaded again after ten seconds', () => {
  const { clock, newDocument } = openTab();
  const guard = newDocument();
  expect(guard.mayLoad('/works')).toBe(true);
  clock.advance(9999);
  expect(guard.mayLoad('/works')).toBe(false);
  clock.advance(1);
  expect(guard.mayLoad('/works')).toBe(true);
});

test('paths are remembered separately, a query makes another path, a hash does not', () => {
  const guard = openTab().newDocument();
  expect(guard.mayLoad('/works')).toBe(true);
  expect(guard.mayLoad('/sales')).toBe(true);
  expect(guard.mayLoad('/works')).toBe(false);
  expect(guard.mayLoad('/works?area=40')).toBe(true);
  expect(guard.mayLoad('/sales#list')).toBe(false);
});

test('a refused load does not prolong the waiting time', () => {
  const { clock, newDocument } = openTab();
  const guard = newDocument();
  guard.mayLoad('/works');
  clock.advance(9000);
  guard.mayLoad('/works');
  clock.advance(1000);
  expect(guard.mayLoad('/works')).toBe(true);
});

test('a clock that was set back does not prolong the block of a path', () => {
  const { clock, newDocument } = openTab();
  const guard = newDocument();
  guard.mayLoad('/works');
  clock.advance(-3_600_000);
  expect(guard.mayLoad('/works')).toBe(true);
});

test.each(STATES)('a document that fails to start is loaded again only once: the storage %s', (state) => {
  const { clock, newDocument } = openTab(state);
  expect(newDocument().mayLoadAgain('/works')).toBe(true);
  clock.advance(60_000);
  expect(newDocument().mayLoadAgain('/works')).toBe(false);
});

test.each(STATES)('a document loaded by a navigation is not loaded again: the storage %s', (state) => {
  const { clock, newDocument } = openTab(state);
  expect(newDocument().mayLoad('/works')).toBe(true);
  clock.advance(15_000);
  expect(newDocument().mayLoadAgain('/works')).toBe(false);
});

test('a document opened later by the visitor may be loaded again once', () => {
  const { clock, newDocument } = openTab();
  newDocument().mayLoadAgain('/works');
  newDocument().mayLoadAgain('/works');
  clock.advance(10_000);
  expect(newDocument().mayLoadAgain('/works')).toBe(true);
});

test('a document that fails to start is not loaded again when no record can be stored', () => {
  const { newDocument } = openTab('throws', { isNameFixed: true });
  expect(newDocument().mayLoadAgain('/works')).toBe(false);
});

const path = fc.constantFrom('/', '/works', '/works?x=1', '/sales');
const event = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 12_000 }) }),
  fc.record({ kind: fc.constantFrom('mayLoad' as const, 'mayLoadAgain' as const), path }),
  fc.record({ kind: fc.constant('open' as const) }),
);

test('a path is loaded at most once in ten seconds, for any events', () => {
  fc.assert(
    fc.property(fc.constantFrom(...STATES), fc.array(event, { maxLength: 60 }), (state, events) => {
      const { clock, newDocument } = openTab(state);
      const loadedAt = new Map<string, number>();
      let guard = newDocument();
      for (const happening of events) {
        if (happening.kind === 'wait') clock.advance(happening.ms);
        else if (happening.kind === 'open') guard = newDocument();
        else if (guard[happening.kind](happening.path)) {
          const since = clock.now() - (loadedAt.get(happening.path) ?? Number.NEGATIVE_INFINITY);
          expect(since).toBeGreaterThanOrEqual(10_000);
          loadedAt.set(happening.path, clock.now());
          guard = newDocument();
        }
      }
    }),
  );
});

test('a page that never starts never loops, for any delay of its failures', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STATES),
      fc.boolean(),
      fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 5, maxLength: 20 }),
      (state, isNameFixed, failuresAfterMs) => {
        const { clock, newDocument } = openTab(state, { isNameFixed });
        const loads = failuresAfterMs.findIndex((ms) => {
          const guard = newDocument();
          clock.advance(ms);
          return !guard.mayLoadAgain('/works');
        });
        expect(loads).toBeGreaterThanOrEqual(0);
        expect(loads).toBeLessThanOrEqual(1);
      },
    ),
  );
});
