import { saveEstimate } from '../../storage/saved-estimate.ts';
import type { CalculatorView } from './calculator-data.ts';
import { type Answers, estimate } from './estimate.ts';
import { leadAnswers } from './lead-answers.ts';
import { writeAnswers } from './write-answers.ts';

/** Shares the calculation with every form in this tab and returns the query that reproduces it. */
export function saveAnswers(prices: CalculatorView, answers: Answers): string {
  saveEstimate(leadAnswers(prices, answers, estimate(prices, answers)));
  return `?${writeAnswers(prices, answers, new URLSearchParams(location.search))}`;
}
