import type { Goal } from '../../../model/counts/goals.ts';
import type { Messenger } from '../../shell/shell.ts';
import type { GoalFacts } from '../../visit/acts.ts';

export type Reached = { readonly goal: Goal; readonly facts: GoalFacts };

/** Returns the goal reached by a click on a link or button, or by an input. Elements declare goals with `data-goal`. */
export function goalOf({ type, target }: Event, messengers: readonly Messenger[]): Reached | null {
  if (!(target instanceof Element)) return null;
  if (type === 'input') return target.closest('[data-lead-form]') ? reached('form_begun') : marked(target);
  const link = target.closest<HTMLElement>('a,button');
  if (!(link instanceof HTMLAnchorElement)) return link && marked(link);
  if (link.protocol === 'tel:') return reached('phone');
  if (link.hasAttribute('download')) return reached('download');
  const messenger = messengers.find(({ url }) => link.href.startsWith(url));
  return messenger ? reached('messenger', { kind: messenger.kind }) : marked(link);
}

function marked(element: Element): Reached | null {
  const place = element.closest<HTMLElement>('[data-goal]');
  return place && reached(place.dataset.goal as Goal);
}

function reached(goal: Goal, facts: GoalFacts = {}): Reached {
  return { goal, facts };
}
