import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PlanFacts } from './plan-facts.ts';
import { planFrom } from './plan-facts.ts';

type Step = PlanFacts | null;
const STEPS_KEPT = 200;

/** The plan in the form with undo and redo; a change from outside clears both histories. */
export function usePlan(path: string) {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: path });
  const text = JSON.stringify(value ?? null);
  const written = useRef(text);
  const [past, setPast] = useState<readonly Step[]>([]);
  const [future, setFuture] = useState<readonly Step[]>([]);

  useEffect(() => {
    if (text === written.current) return;
    written.current = text;
    setPast([]);
    setFuture([]);
  }, [text]);

  const write = useCallback(
    (next: Step) => {
      written.current = JSON.stringify(next);
      setValue(path, next ?? undefined, { shouldDirty: true, shouldTouch: true });
    },
    [path, setValue],
  );
  const present = (): Step => JSON.parse(text) as Step;

  return {
    plan: planFrom(value),
    change(next: Step) {
      if (JSON.stringify(next) === text) return;
      setPast([...past, present()].slice(-STEPS_KEPT));
      setFuture([]);
      write(next);
    },
    undo: stepping(past, () => {
      setPast(past.slice(0, -1));
      setFuture([...future, present()]);
      write(past.at(-1) ?? null);
    }),
    redo: stepping(future, () => {
      setFuture(future.slice(0, -1));
      setPast([...past, present()]);
      write(future.at(-1) ?? null);
    }),
  };
}

function stepping(steps: readonly Step[], act: () => void): (() => void) | null {
  return steps.length > 0 ? act : null;
}
