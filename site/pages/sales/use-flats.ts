import { createPortionStore } from '../../features/list/portions.ts';
import { type Found, useFound } from '../../features/list/use-found.ts';
import { type ChangeChoice, useQueryChoice } from '../../features/list/use-query-choice.ts';
import { type Choice, isFiltered, isMatch, orderOf, readChoice, writeChoice } from './choice.ts';
import type { ListedFlat, SalesData } from './data.ts';

const store = createPortionStore<ListedFlat>('/sales');

export type FlatsShown = {
  readonly choice: Choice;
  readonly changeChoice: ChangeChoice<Choice>;
  readonly found: Found<ListedFlat>;
};

/** The flats that fit the choice. Until the whole list is here, the page that was served stays in sight. */
export function useFlats(data: SalesData): FlatsShown {
  const [choice, changeChoice] = useQueryChoice<Choice>({
    listPath: '/sales',
    read: (query) => readChoice(query, data.options),
    write: writeChoice,
  });
  const isAsked = isFiltered(choice) || choice.sort !== '';
  const found = useFound(
    store,
    data,
    isAsked ? { key: JSON.stringify(choice), isWanted: (flat) => isMatch(flat, choice), order: orderOf(choice) } : null,
  );
  return { choice, changeChoice, found: found.status === 'loading' ? { ...found, items: data.items } : found };
}
