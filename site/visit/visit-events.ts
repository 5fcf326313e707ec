import { useEffect, useEffectEvent } from 'react';
import type { Goal } from '../../model/counts/goals.ts';
import { useShell } from '../shell/facts/shell.ts';

/** Details of a goal; must not contain personal data. */
export type GoalFacts = Readonly<Record<string, string | number>>;

/** Product of a page for e-commerce analytics; `priceRub` is the total price. */
export type Product = {
  readonly kind: 'package' | 'flat';
  readonly slug: string;
  readonly name: string;
  readonly priceRub?: number;
};

/** Analytics event. Dispatching never waits or throws, even when analytics is not loaded. */
export type VisitEvent =
  | { readonly goal: Goal; readonly facts: GoalFacts }
  /** A soft navigation has finished and the title is updated. */
  | { readonly page: string }
  | { readonly product: Product };

export function reportVisitEvent(act: VisitEvent): void {
  dispatchEvent(new CustomEvent('act', { detail: act }));
}

/** Reports a goal from code. Markup uses `data-goal` where a click is enough. */
export function reportGoal(goal: Goal, facts: GoalFacts = {}): void {
  reportVisitEvent({ goal, facts });
}

/** Reports a product view once; the timeout places it after the page view. Only Metrika counts product views. */
export function useProductSeen(product: Product): void {
  const { metrika } = useShell();
  const report = useEffectEvent(() => reportVisitEvent({ product }));
  const id = `${product.kind}/${product.slug}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product of the same page
  useEffect(() => {
    if (!metrika) return;
    const timer = setTimeout(report);
    return () => clearTimeout(timer);
  }, [id, metrika]);
}
