import type { Locator, Page } from 'playwright-core';

/** One toast from the call to its end, as somebody at the screen and somebody at a screen reader notice it. */
export type ToastLife = {
  readonly type: string;
  /** Time of the click before it came; all others count from here, in milliseconds. */
  readonly calledAt: number;
  readonly bornMs: number;
  readonly phases: { readonly phase: string; readonly atMs: number }[];
  /** Words that came into it, and how long it had stood there as a live region by then. */
  readonly spoken: { readonly text: string; readonly role: string; readonly regionAgeMs: number }[];
};

type Recording = { readonly lives: ToastLife[]; mostAtOnce: number };

declare global {
  interface Window {
    toastRecording: Recording;
  }
}

/** Toasts on the screen, of one type or of any. */
export function toasts(page: Page, type?: string): Locator {
  return page.locator(type === undefined ? '[data-toast]' : `[data-toast="${type}"]`);
}

/** Presses a button of the gallery, also one that lies under a toast or a dialog. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true, includeHidden: true });
  await button.evaluate((element: HTMLElement) => element.click());
}

/** Takes all toasts away and begins to note. */
export async function recordToasts(page: Page): Promise<void> {
  await press(page, 'Убрать все');
  await toasts(page).first().waitFor({ state: 'detached' });
  await page.evaluate(record);
}

export async function recordedLives(page: Page): Promise<Recording> {
  return page.evaluate(() => window.toastRecording);
}

export function timeOf({ phases }: ToastLife, phase: string): number {
  return phases.find((step) => step.phase === phase)?.atMs ?? Number.NaN;
}

/** Whether a press in the middle of it lands in it. */
export function isHit(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Runs in the page. */
function record(): void {
  const recording: Recording = { lives: [], mostAtOnce: 0 };
  window.toastRecording = recording;
  const lifeOf = new Map<Element, ToastLife>();
  let clickedAt = 0;

  const born = (toast: HTMLElement): ToastLife => {
    const bornMs = performance.now() - clickedAt;
    const life: ToastLife = { type: toast.dataset.toast ?? '', calledAt: clickedAt, bornMs, phases: [], spoken: [] };
    lifeOf.set(toast, life);
    recording.lives.push(life);
    return life;
  };

  const note = (toast: HTMLElement) => {
    const { phases, calledAt } = lifeOf.get(toast) ?? born(toast);
    const phase = toast.isConnected ? (toast.dataset.phase ?? '') : 'removed';
    if (phases.at(-1)?.phase !== phase) phases.push({ phase, atMs: performance.now() - calledAt });
  };

  const wordsIn = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent?.trim() ?? '';
    if (node.closest('[aria-live=off]')) return '';
    return [...node.childNodes].map(wordsIn).filter(Boolean).join(' ');
  };

  const hear = (node: Node) => {
    const toast = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-toast]');
    const life = toast && lifeOf.get(toast);
    const text = wordsIn(node);
    if (!life || text === '') return;
    const regionAgeMs = performance.now() - life.calledAt - life.bornMs;
    life.spoken.push({ text, role: toast.getAttribute('role') ?? '', regionAgeMs });
  };

  addEventListener('click', () => (clickedAt = performance.now()), true);
  new MutationObserver((mutations) => {
    const shown = document.querySelectorAll<HTMLElement>('[data-toast]');
    recording.mostAtOnce = Math.max(recording.mostAtOnce, shown.length);
    for (const toast of [...lifeOf.keys(), ...shown]) note(toast as HTMLElement);
    for (const { target, addedNodes, type } of mutations) {
      for (const node of type === 'characterData' ? [target] : addedNodes) hear(node);
    }
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-phase', 'data-toast'],
  });
}
