import { agreedDaysOf } from '../../../model/contracts/contract-terms.ts';
import { outcomeSentence } from '../../../model/contracts/contract-words.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import type { Work } from '../../../model/kinds/work.ts';

export type TermView = {
  readonly plannedDays: number;
  readonly actualDays: number;
  /** «Сдали в срок» or «Опоздали на 4 дня, неустойка 3 680 ₽». */
  readonly words: string;
};

export function toTermView(work: Pick<Work, 'agreedDays' | 'plannedDays' | 'actualDays' | 'late'>): TermView {
  const plannedDays = agreedDaysOf(work);
  const { actualDays, late } = work;
  const outcome = outcomeSentence(actualDays - plannedDays, late?.penaltyRub);
  const isExtended = work.agreedDays !== undefined && work.agreedDays !== work.plannedDays;
  const words = isExtended ? `${outcome}: ${counted(plannedDays, DAYS)} по подписанному листу` : outcome;
  return { plannedDays, actualDays, words };
}
