import type { KindValues } from '../kinds/kinds.ts';
import { type ContractSource, contractTerms } from './contract-terms.ts';
import { type ContractTotals, contractTotals } from './contract-totals.ts';

export const DEADLINES_PATH = '/sroki';

export type DeadlineSource = ContractSource & {
  readonly pages: { readonly deadlines?: KindValues['pages']['deadlines'] | undefined };
};

/** Totals of the contracts; `null` hides the page, its links and its figures. */
export function deadlineTotals(content: DeadlineSource): ContractTotals | null {
  return content.pages.deadlines ? contractTotals(contractTerms(content)) : null;
}
