import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { leadNumber } from './lead-number.ts';

export type Lead = {
  readonly number: string | null;
  /** Where to prove that one is a person; `null`: nobody asks. */
  readonly checkUrl: string | null;
  readonly takenAt: Date;
};

/** What the address says about the lead; `null` while the page is still what was published. */
export function useLead(): Lead | null {
  const [query] = useSearchParams();
  const [takenAt, setTakenAt] = useState<Date | null>(null);
  useEffect(() => setTakenAt(firstShown()), []);
  const number = leadNumber(query);
  const check = query.get('check');
  const checkUrl = number && check ? `/api/leads/check?${new URLSearchParams({ n: number, check })}` : null;
  return takenAt && { number, checkUrl, takenAt };
}

/** Kept with the entry of the history, so that a reload does not promise the call anew. */
function firstShown(): Date {
  const state: unknown = history.state;
  const known = state && typeof state === 'object' ? (state as { shownAt?: unknown }).shownAt : undefined;
  if (typeof known === 'number') return new Date(known);
  const shownAt = Date.now();
  history.replaceState({ ...(state ?? {}), shownAt }, '');
  return new Date(shownAt);
}
