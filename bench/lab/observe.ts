import type { Page } from 'playwright-core';
import type { Part, Probe } from './probes.ts';

/** Observations inside the page; times in milliseconds since navigation start. */
export type Seen = {
  lcp: PaintEntry | null;
  tasks: PerformanceEntry[];
  shifts: { value: number; moved: string[] }[];
  /** The longest delay between an input and the frame that shows its effect, with the name of the input. */
  slowestInput: { ms: number; what: string };
  answersAtMs: Partial<Record<Part, number>>;
};

type PaintEntry = PerformanceEntry & { readonly element?: Element; readonly url: string };
type ShiftEntry = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node }[];
};

/** Runs in the page, before any script of the page. */
export function observe(probes: Record<Part, Probe>): void {
  const seen: Seen = { lcp: null, tasks: [], shifts: [], slowestInput: { ms: 0, what: '' }, answersAtMs: {} };
  Object.assign(window, { seen });
  const watch = (type: string, look: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry as PaintEntry;
  });
  watch('longtask', (entry) => void seen.tasks.push(entry));
  watch('event', (entry) => {
    const { name, duration, target } = entry as PerformanceEntry & { readonly target?: Node };
    // Ignore hover events: they are dispatched when content moves under a resting pointer.
    if (duration <= seen.slowestInput.ms || /over|out|enter|leave/.test(name)) return;
    seen.slowestInput = { ms: duration, what: `${name} на ${tagOf(target)}` };
  });
  watch('layout-shift', (entry) => {
    const { hadRecentInput, value, sources } = entry as ShiftEntry;
    if (hadRecentInput) return;
    seen.shifts.push({ value, moved: sources.map(({ node }) => tagOf(node)) });
  });

  function tagOf(node: Node | undefined): string {
    const element = node instanceof Element ? node : node?.parentElement;
    return (element?.cloneNode() as Element | undefined)?.outerHTML.slice(0, 120) ?? 'ушедшее со страницы';
  }

  const answers = ({ element, readySelectors }: Probe) => {
    if (readySelectors.some((selector) => document.querySelector(selector))) return true;
    const found = document.querySelector(element);
    return found !== null && Object.keys(found).some((key) => key.startsWith('__reactProps$'));
  };
  // A timer instead of animation frames, which would force an idle page to render.
  const looking = setInterval(() => {
    for (const [part, probe] of Object.entries(probes) as [Part, Probe][]) {
      if (seen.answersAtMs[part] === undefined && answers(probe)) seen.answersAtMs[part] = performance.now();
    }
    if (Object.keys(seen.answersAtMs).length === Object.keys(probes).length) clearInterval(looking);
  }, 16);
}

export async function answered(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.answersAtMs.menu !== undefined);
}
