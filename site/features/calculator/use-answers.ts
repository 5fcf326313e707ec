import { useEffect, useState } from 'react';
import { useQuery } from '../../navigation/place.ts';
import { useCountedFlat } from '../../storage/counted-flat.ts';
import type { CalculatorView } from './calculator-data.ts';
import type { Answers } from './estimate.ts';
import { readAnswers } from './read-answers.ts';

/** The address follows when the slider has come to rest. */
const REST_MS = 400;

/** What is counted: as the visitor chose here, as the address has it, as it was counted in this tab, or the example. */
export function useAnswers(prices: CalculatorView) {
  const query = useQuery();
  const stored = useCountedFlat()?.query;
  const [chosen, setChosen] = useState<Answers | null>(null);
  const told = readAnswers(prices, query, prices.defaults);
  const kept = stored === undefined ? null : readAnswers(prices, new URLSearchParams(stored), prices.defaults);

  // A calculation that somebody was sent is asked about like one's own.
  useEffect(() => {
    const sent = readAnswers(prices, query, prices.defaults);
    if (sent && !chosen)
      import('./tell-answers.ts').then(({ tellAnswers }) => tellAnswers(prices, sent), console.error);
  }, [prices, query, chosen]);

  useEffect(() => {
    if (!chosen) return;
    let isLast = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    import('./tell-answers.ts').then(({ tellAnswers }) => {
      if (!isLast) return;
      const address = tellAnswers(prices, chosen);
      // No step of the router: it would give up the page that the visitor is on the way to.
      timer = setTimeout(() => history.replaceState(history.state, '', address), REST_MS);
    }, console.error);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [chosen, prices]);

  return {
    answers: chosen ?? told ?? kept ?? prices.defaults,
    /** Nobody has chosen anything: an example, not the visitor's flat. */
    isExample: !(chosen ?? told ?? kept),
    choose: setChosen,
  };
}
