import type { QueryForm } from '../../features/list/use-query-choice.ts';
import type { TermRow } from './term-row-data.ts';

/** Query value, chip label and predicate of each outcome; the first one matches all contracts. */
export const OUTCOMES = [
  { value: '', label: 'Все', isMatch: () => true },
  { value: 'opozdali', label: 'Опоздали', isMatch: ({ lateDays }: TermRow) => lateDays > 0 },
  { value: 'ranshe', label: 'Раньше срока', isMatch: ({ lateDays }: TermRow) => lateDays < 0 },
  { value: 'v-rabote', label: 'В\u00a0работе', isMatch: ({ isUnderway }: TermRow) => isUnderway },
] as const;

/** An empty text matches everything. */
export type DeadlineChoice = {
  readonly outcome: (typeof OUTCOMES)[number]['value'];
  readonly package: string;
  readonly house: string;
};

const NAMES = { outcome: 'itog', package: 'paket', house: 'dom' } as const satisfies Record<
  keyof DeadlineChoice,
  string
>;

export const CHOICE_IN_QUERY: QueryForm<DeadlineChoice> = {
  listPath: '/sroki',
  read: (query) => ({
    outcome: OUTCOMES.find(({ value }) => value === query.get(NAMES.outcome))?.value ?? '',
    package: query.get(NAMES.package) ?? '',
    house: query.get(NAMES.house) ?? '',
  }),
  write(choice, current) {
    const query = new URLSearchParams(current);
    for (const key of ['outcome', 'package', 'house'] as const) {
      if (choice[key] === '') query.delete(NAMES[key]);
      else query.set(NAMES[key], choice[key]);
    }
    return query;
  },
};

export function matchingRows(rows: readonly TermRow[], choice: DeadlineChoice): TermRow[] {
  const outcome = OUTCOMES.find(({ value }) => value === choice.outcome) ?? OUTCOMES[0];
  return rows.filter(
    (row) =>
      outcome.isMatch(row) &&
      (choice.package === '' || row.package === choice.package) &&
      (choice.house === '' || row.house === choice.house),
  );
}
