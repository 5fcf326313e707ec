import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEditHistory } from './edit-history.ts';

test('keeps a hundred states, including the initial one', () => {
  const history = createEditHistory(0);
  for (let edit = 1; edit <= 99; edit += 1) history.push(edit);
  expect(undoAll(history)).toBe(0);
  const longer = createEditHistory(0);
  for (let edit = 1; edit <= 140; edit += 1) longer.push(edit);
  expect(undoAll(longer)).toBe(41);
});

function undoAll(history: { undo(): number }): number {
  let state = 0;
  for (let step = 0; step < 130; step += 1) state = history.undo();
  return state;
}

const actions = fc.array(fc.oneof(fc.constant('undo' as const), fc.constant('redo' as const), fc.nat(9)), {
  maxLength: 300,
});

type Stacks = { readonly past: readonly number[]; readonly present: number; readonly future: readonly number[] };

/** Reference model with two stacks. */
function step({ past, present, future }: Stacks, action: 'undo' | 'redo' | number): Stacks {
  const earlier = past.at(-1);
  const [later] = future;
  if (typeof action === 'number') return { past: [...past, present].slice(-99), present: action, future: [] };
  if (action === 'undo' && earlier !== undefined) {
    return { past: past.slice(0, -1), present: earlier, future: [present, ...future] };
  }
  if (action === 'redo' && later !== undefined) {
    return { past: [...past, present], present: later, future: future.slice(1) };
  }
  return { past, present, future };
}

test('undone edits can be redone until a new edit', () => {
  fc.assert(
    fc.property(actions, (list) => {
      const history = createEditHistory(-1);
      let model: Stacks = { past: [], present: -1, future: [] };
      for (const action of list) {
        model = step(model, action);
        if (typeof action === 'number') history.push(action);
        else expect(history[action]()).toBe(model.present);
      }
    }),
  );
});
