import type { Goal } from '../../../model/counts/goals.ts';
import type { Shell } from '../../shell/facts/shell.ts';
import { attempt } from '../../storage/attempt.ts';
import { choiceStore } from '../../visit/choice-store.ts';
import { type GoalFacts, reportGoal, type VisitEvent } from '../../visit/visit-events.ts';
import type { Opening } from './arrival-source.ts';
import type { Counter, View } from './counter.ts';
import { goalOf } from './goal-of.ts';
import { countOwn } from './own-counts.ts';

type CounterEvent = (counter: Counter) => void;

/** Maximum number of events buffered while the tag loads. */
const MAX_BUFFERED_EVENTS = 50;

/**
 * Counts pages and goals, including events buffered since the document was opened. A goal counts once per page, a lead
 * every time.
 */
export function watchVisit({ messengers, metrika, cookiesVersion }: Shell, { url }: Opening): void {
  const reached = new Set<Goal>();
  const forms = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) reportGoal('form_seen');
  });
  let view: View = { path: new URL(url).pathname, previous: null, product: null };
  let counter: Counter | undefined;
  let pendingEvents: CounterEvent[] | null = null;

  function watchForms(): void {
    forms.disconnect();
    for (const phone of document.querySelectorAll('[data-lead-form] [name=phone]')) forms.observe(phone);
  }

  function show(path: string): void {
    const shown: View = { path, previous: view.path, product: null };
    view = shown;
    reached.clear();
    countOwn(path, null, null);
    notifyCounter((target) => target.page(shown));
    watchForms();
    follow();
  }

  function count(goal: Goal, facts: GoalFacts = {}): void {
    if (reached.has(goal) && goal !== 'lead_sent') return;
    reached.add(goal);
    if (goal === 'form_begun') count('form_seen');
    countOwn(view.path, goal, null);
    notifyCounter((target) => target.goal(goal, facts));
  }

  function notifyCounter(send: CounterEvent): void {
    if (counter) send(counter);
    else if (pendingEvents && pendingEvents.length < MAX_BUFFERED_EVENTS) pendingEvents.push(send);
  }

  function handleVisitEvent(act: VisitEvent): void {
    if ('goal' in act) count(act.goal, act.facts);
    else if ('page' in act) show(act.page);
    else {
      view = { ...view, product: act.product };
      notifyCounter((target) => target.product(act.product));
    }
  }

  function handleEvent(event: Event): void {
    if (event.type === 'act') handleVisitEvent((event as CustomEvent<VisitEvent>).detail);
    else {
      const found = goalOf(event, messengers);
      if (found) count(found.goal, found.facts);
    }
  }

  /** Loads the Metrika module after consent; the module itself watches for withdrawal of consent. */
  function follow(): void {
    if (metrika === undefined || counter || pendingEvents || choiceStore.read(cookiesVersion) !== 'all') return;
    const seen = view;
    const missed: CounterEvent[] = [];
    pendingEvents = missed;
    import('./metrika.ts').then(
      ({ startMetrika }) => {
        const started = startMetrika({ id: metrika, cookiesVersion, openedUrl: url, view: seen });
        counter = started;
        for (const send of missed) send(started);
      },
      () => {
        pendingEvents = null;
      },
    );
  }

  const early = window.acts;
  // Another watcher has already replaced the event buffer.
  if (!Array.isArray(early)) return;
  choiceStore.subscribe(follow);
  follow();
  window.acts = { push: (event) => attempt(() => handleEvent(event), console.error) };
  for (const event of early) window.acts.push(event);
  watchForms();
}
