import type { Goal } from '../../../model/counts/goals.ts';
import type { GoalFacts, Product } from '../../visit/visit-events.ts';

export type View = { readonly path: string; readonly previous: string | null; readonly product: Product | null };

export type Counter = {
  page(view: View): void;
  product(product: Product): void;
  goal(goal: Goal, facts: GoalFacts): void;
};
