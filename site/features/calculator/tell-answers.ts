import { tellCountedFlat } from '../../storage/counted-flat.ts';
import type { CalculatorView } from './calculator-data.ts';
import { type Answers, estimate } from './estimate.ts';
import { leadAnswers } from './lead-answers.ts';
import { writeAnswers } from './write-answers.ts';

/** Shares the calculation with every form in this tab and returns the query that reproduces it. */
export function tellAnswers(prices: CalculatorView, answers: Answers): string {
  tellCountedFlat(leadAnswers(prices, answers, estimate(prices, answers)));
  return `?${writeAnswers(prices, answers, new URLSearchParams(location.search))}`;
}
