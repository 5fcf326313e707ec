import type { Goal } from '../../../model/counts/goals.ts';
import type { Messenger } from '../../shell/facts/shell.ts';
import type { GoalFacts } from '../../visit/visit-events.ts';

export type Reached = { readonly goal: Goal; readonly facts: GoalFacts };

/** Returns the goal reached by a click on a link or button, or by an input. Elements declare goals with `data-goal`. */
export function goalOf({ type, target }: Event, messengers: readonly Messenger[]): Reached | null {
  if (!(target instanceof Element)) return null;
  if (type === 'input') return target.closest('[data-lead-form]') ? toReached('form_begun') : readMarkedGoal(target);
  const link = target.closest<HTMLElement>('a,button');
  if (!(link instanceof HTMLAnchorElement)) return link && readMarkedGoal(link);
  if (link.protocol === 'tel:') return toReached('phone');
  if (link.hasAttribute('download')) return toReached('download');
  const messenger = messengers.find(({ url }) => link.href.startsWith(url));
  return messenger ? toReached('messenger', { kind: messenger.kind }) : readMarkedGoal(link);
}

function readMarkedGoal(element: Element): Reached | null {
  const place = element.closest<HTMLElement>('[data-goal]');
  return place && toReached(place.dataset.goal as Goal);
}

function toReached(goal: Goal, facts: GoalFacts = {}): Reached {
  return { goal, facts };
}
