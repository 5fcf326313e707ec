import type { ContractTotals } from '../../../model/contracts/contract-totals.ts';
import { CONTRACTS, delayWords, TIMES, totalsSentence } from '../../../model/contracts/contract-words.ts';
import { type DeadlineSource, deadlineTotals } from '../../../model/contracts/deadline-totals.ts';
import { plural } from '../../../model/format/plural.ts';

/** The same sentence on every page that links to the deadlines. */
export function deadlinesLine(content: DeadlineSource): string | null {
  const totals = deadlineTotals(content);
  return totals && totalsSentence(totals);
}

type Figure = { readonly value: string; readonly unit?: string; readonly label: string };

/** Contracts and delays of the year as two figures, or none. */
export function deadlineFigures(content: DeadlineSource): Figure[] {
  const totals = deadlineTotals(content);
  if (!totals) return [];
  return [
    { value: String(totals.total), label: `${plural(totals.total, CONTRACTS)} на ремонт за 12 месяцев` },
    delayFigure(totals),
  ];
}

export function delayFigure({ delaysDays }: Pick<ContractTotals, 'delaysDays'>): Figure {
  const unit = plural(delaysDays.length, TIMES);
  const label =
    delaysDays.length > 0
      ? `опоздали за 12 месяцев: ${delayWords(delaysDays)}`
      : 'опоздали за 12 месяцев, все договоры сданы в срок';
  return { value: String(delaysDays.length), unit, label };
}
