import type { Goal } from '../../../model/counts/goals.ts';
import type { GoalFacts, Product } from '../../visit/acts.ts';

/** What is known of the page that is shown. */
export type View = { readonly path: string; readonly previous: string | null; readonly product: Product | null };

/** A counter besides our own. */
export type Counter = {
  page(view: View): void;
  product(product: Product): void;
  goal(goal: Goal, facts: GoalFacts): void;
};
