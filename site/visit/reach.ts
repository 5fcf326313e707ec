import type { Goal } from '../../model/counts/goals.ts';
import { type GoalFacts, tellAct } from './acts.ts';

/** Tells that a goal was reached. The visitor's part of a page names its goal with `data-goal` instead, where that does. */
export function reach(goal: Goal, facts: GoalFacts = {}): void {
  tellAct({ goal, facts });
}
