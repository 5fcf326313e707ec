export type EditHistory<State> = {
  push(state: State): void;
  undo(): State;
  redo(): State;
};

const MAX_STATES = 100;

/** Keeps the last 100 states; an edit after an undo discards the undone states. */
export function createEditHistory<State>(first: State): EditHistory<State> {
  let states = [first];
  let current = 0;
  const go = (index: number): State => {
    current = Math.min(Math.max(index, 0), states.length - 1);
    return states[current] as State;
  };
  return {
    push(state) {
      states = [...states.slice(0, current + 1), state].slice(-MAX_STATES);
      current = states.length - 1;
    },
    undo: () => go(current - 1),
    redo: () => go(current + 1),
  };
}
