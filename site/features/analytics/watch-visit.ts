import type { Goal } from '../../../model/counts/goals.ts';
import type { Shell } from '../../shell/shell.ts';
import { attempt } from '../../storage/attempt.ts';
import { type Act, type GoalFacts, reach } from '../../visit/acts.ts';
import { choiceStore } from '../../visit/choice-store.ts';
import type { Opening } from './arrival-source.ts';
import type { Counter, View } from './counter.ts';
import { goalOf } from './goal-of.ts';
import { countOwn } from './own-counts.ts';

type Tell = (counter: Counter) => void;

/** Maximum number of events buffered while the tag loads. */
const MOST_MISSED = 50;

/**
 * Counts pages and goals, including events buffered since the document was opened. A goal counts once per page, a lead
 * every time.
 */
export function watchVisit({ messengers, metrika, cookiesVersion }: Shell, { url }: Opening): void {
  const reached = new Set<Goal>();
  const forms = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) reach('form_seen');
  });
  let view: View = { path: new URL(url).pathname, previous: null, product: null };
  let counter: Counter | undefined;
  let late: Tell[] | null = null;

  function watchForms(): void {
    forms.disconnect();
    for (const phone of document.querySelectorAll('[data-lead-form] [name=phone]')) forms.observe(phone);
  }

  function show(path: string): void {
    const shown: View = { path, previous: view.path, product: null };
    view = shown;
    reached.clear();
    countOwn(path, null, null);
    tellCounter((told) => told.page(shown));
    watchForms();
    follow();
  }

  function count(goal: Goal, facts: GoalFacts = {}): void {
    if (reached.has(goal) && goal !== 'lead_sent') return;
    reached.add(goal);
    if (goal === 'form_begun') count('form_seen');
    countOwn(view.path, goal, null);
    tellCounter((told) => told.goal(goal, facts));
  }

  function tellCounter(tell: Tell): void {
    if (counter) tell(counter);
    else if (late && late.length < MOST_MISSED) late.push(tell);
  }

  function hear(act: Act): void {
    if ('goal' in act) count(act.goal, act.facts);
    else if ('page' in act) show(act.page);
    else {
      view = { ...view, product: act.product };
      tellCounter((told) => told.product(act.product));
    }
  }

  function note(event: Event): void {
    if (event.type === 'act') hear((event as CustomEvent<Act>).detail);
    else {
      const found = goalOf(event, messengers);
      if (found) count(found.goal, found.facts);
    }
  }

  /** Loads the Metrika module after consent; the module itself watches for withdrawal of consent. */
  function follow(): void {
    if (metrika === undefined || counter || late || choiceStore.read(cookiesVersion) !== 'all') return;
    const seen = view;
    const missed: Tell[] = [];
    late = missed;
    import('./metrika.ts').then(
      ({ startMetrika }) => {
        const started = startMetrika({ id: metrika, cookiesVersion, openedUrl: url, view: seen });
        counter = started;
        for (const tell of missed) tell(started);
      },
      () => {
        late = null;
      },
    );
  }

  const early = window.acts;
  // Another watcher has already replaced the event buffer.
  if (!Array.isArray(early)) return;
  choiceStore.subscribe(follow);
  follow();
  window.acts = { push: (event) => attempt(() => note(event), console.error) };
  for (const event of early) window.acts.push(event);
  watchForms();
}
