import { useEffect, useState } from 'react';
import { leadNumber } from '../../../model/calling-hours/thanks-words.ts';
import { settlePlainPost } from '../../features/lead-form/lead-key.ts';
import { useQuery } from '../../navigation/place.ts';

export type Lead = {
  /** `null`: the address names none, or the page is still what was published. */
  readonly number: string | null;
  /** Where to prove that one is a person; `null`: nobody asks. */
  readonly checkUrl: string | null;
  readonly takenAt: Date;
};

/** What the address says about the lead. */
export function useLead(): Lead {
  const query = useQuery();
  const [takenAt] = useState(firstShown);
  // Kept with the entry of the history, so that a reload does not promise the call anew.
  useEffect(() => history.replaceState({ ...history.state, shownAt: takenAt }, ''), [takenAt]);
  const number = leadNumber(query);
  useEffect(() => {
    if (number !== null) settlePlainPost();
  }, [number]);
  const check = query.get('check');
  const checkUrl = number && check ? `/api/leads/check?${new URLSearchParams({ n: number, check })}` : null;
  return { number, checkUrl, takenAt: new Date(takenAt) };
}

function firstShown(): number {
  const state: unknown = typeof history === 'undefined' ? null : history.state;
  const known = state && typeof state === 'object' ? (state as { shownAt?: unknown }).shownAt : undefined;
  return typeof known === 'number' ? known : Date.now();
}
