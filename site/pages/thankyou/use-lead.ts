import { useEffect, useState } from 'react';
import { leadNumber } from '../../../model/calling-hours/thanks-words.ts';
import { settlePlainPost } from '../../features/lead-form/lead-key.ts';
import { useQuery } from '../../shell/navigation/place.ts';

export type Lead = {
  /** `null` when the URL has no number, and before hydration. */
  readonly number: string | null;
  /** URL of the captcha; `null` when none is required. */
  readonly checkUrl: string | null;
  readonly takenAt: Date;
};

export function useLead(): Lead {
  const query = useQuery();
  const [takenAt] = useState(firstShown);
  // Stored in the history entry, so a reload does not restart the promised waiting time.
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
