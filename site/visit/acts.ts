import type { Goal } from '../../model/counts/goals.ts';

/** Beside a goal, for who can make use of it; never anything about a person. */
export type GoalFacts = Readonly<Record<string, string | number>>;

/** What a page offers, as shops tell their counters; the price is of the whole. */
export type Product = {
  readonly kind: 'package' | 'flat';
  readonly slug: string;
  readonly name: string;
  readonly priceRub?: number;
};

/** What code tells of a visit. Whoever counts hears it as an event, later, or never: nobody waits and nothing throws. */
export type Act =
  | { readonly goal: Goal; readonly facts: GoalFacts }
  /** A soft navigation has arrived, title and all. */
  | { readonly page: string }
  | { readonly product: Product };

export function tellAct(act: Act): void {
  dispatchEvent(new CustomEvent('act', { detail: act }));
}

/** Tells that a goal was reached. The visitor's part of a page names its goal with `data-goal` instead, where that does. */
export function reach(goal: Goal, facts: GoalFacts = {}): void {
  tellAct({ goal, facts });
}
