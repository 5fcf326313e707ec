import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Facts } from '../../contract/content.ts';
import type { CompanyStep, StepSaved } from '../../contract/own-company.ts';
import { isSame } from '../lib/is-same.ts';
import { request } from '../lib/request.ts';
import { ownCompanyQuery } from './own-company-query.ts';

const AFTER_MS = 500;

type Options = {
  readonly form: UseFormReturn<Record<string, unknown>>;
  readonly step: CompanyStep;
  readonly onSaved: (saved: StepSaved) => void;
};

/** Saves the answers of a step when typing pauses; fields that were not edited follow the proposals. */
export function useStep({ form, step, onSaved }: Options): () => Promise<StepSaved> {
  const queries = useQueryClient();
  const proposed = useRef(step.proposed);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { key } = step;

  async function saveNow(): Promise<StepSaved> {
    const facts: Facts = structuredClone(form.getValues());
    const saved = await request<StepSaved>('PUT', `/api/own-company/steps/${key}`, { facts });
    followProposals(form, proposed.current, saved.proposed);
    proposed.current = saved.proposed;
    queries.setQueryData(ownCompanyQuery().queryKey, (known) =>
      known?.isDemo
        ? {
            ...known,
            isBegun: true,
            steps: known.steps.map((one) =>
              one.key === key ? { ...one, facts, proposed: saved.proposed, isDone: saved.issues.length === 0 } : one,
            ),
          }
        : known,
    );
    latest.current.onSaved(saved);
    return saved;
  }

  /** Saves one after another, so that an older text never replaces a newer one. */
  function save(): Promise<StepSaved> {
    const mine = last.current.then(saveNow);
    last.current = mine.catch(() => undefined);
    return mine;
  }

  const latest = useRef({ save, onSaved });
  latest.current = { save, onSaved };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen: unknown = structuredClone(form.getValues());
    const saveQuietly = () => {
      timer = undefined;
      latest.current.save().catch(() => undefined);
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback({ values }) {
        // Errors also call back.
        if (isSame(values, seen)) return;
        seen = structuredClone(values);
        clearTimeout(timer);
        timer = setTimeout(saveQuietly, AFTER_MS);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      if (timer !== undefined) saveQuietly();
    };
  }, [form]);
  return save;
}

function followProposals(form: Options['form'], before: Facts, after: Facts): void {
  for (const [key, value] of Object.entries(after)) {
    const isUntouched = isSame(form.getValues(key), before[key]);
    if (isUntouched && !isSame(before[key], value)) form.setValue(key, structuredClone(value));
  }
}
