import { useEffect, useState } from 'react';
import { useQuery } from '../../shell/navigation/place.ts';
import { useSavedEstimate } from '../../storage/saved-estimate.ts';
import type { CalculatorView } from './calculator-data.ts';
import type { Answers } from './estimate.ts';
import { readAnswers } from './read-answers.ts';

/** Delay before the URL is updated after the last slider change (debounce). */
const URL_UPDATE_DELAY_MS = 400;

/** Answers in order of precedence: chosen on this page, from the URL, stored in this tab, the default example. */
export function useAnswers(prices: CalculatorView) {
  const query = useQuery();
  const stored = useSavedEstimate()?.query;
  const [chosen, setChosen] = useState<Answers | null>(null);
  const fromUrl = readAnswers(prices, query, prices.defaults);
  const fromStorage = stored === undefined ? null : readAnswers(prices, new URLSearchParams(stored), prices.defaults);

  // Forms also send a calculation that was opened from a shared link.
  useEffect(() => {
    const sent = readAnswers(prices, query, prices.defaults);
    if (sent && !chosen)
      import('./save-answers.ts').then(({ saveAnswers }) => saveAnswers(prices, sent), console.error);
  }, [prices, query, chosen]);

  useEffect(() => {
    if (!chosen) return;
    let isLast = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    import('./save-answers.ts').then(({ saveAnswers }) => {
      if (!isLast) return;
      const address = saveAnswers(prices, chosen);
      // `history.replaceState` is used because a router navigation would cancel a navigation in progress.
      timer = setTimeout(() => history.replaceState(history.state, '', address), URL_UPDATE_DELAY_MS);
    }, console.error);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [chosen, prices]);

  return {
    answers: chosen ?? fromUrl ?? fromStorage ?? prices.defaults,
    /** True while the default example is shown, before any choice by the visitor. */
    isExample: !(chosen ?? fromUrl ?? fromStorage),
    choose: setChosen,
  };
}
