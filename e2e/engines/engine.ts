import { expect } from 'vitest';

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight';

export type Screen = { readonly width: number; readonly height: number };

export type Tab = {
  open(url: string): Promise<void>;
  /** Runs a function in the page. Only its source text is sent, so it can use nothing but its arguments. */
  run<Result, Arguments extends unknown[]>(
    script: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  /** Clicks the middle of the first visible match with the real mouse. */
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  resize(screen: Screen): Promise<void>;
  /** Exceptions and console errors so far; always empty in WebKit, whose driver does not report them. */
  readonly errors: readonly string[];
  close(): Promise<void>;
};

export type Engine = {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
};

export type RawTab = Omit<Tab, 'run' | 'click'> & {
  evaluate(expression: string): Promise<unknown>;
  pressMouse(selector: string): Promise<void>;
};

const MARK = 'data-to-be-clicked';

export function toTab({ evaluate, pressMouse, ...tab }: RawTab): Tab {
  const run: Tab['run'] = (script, ...args) => evaluate(`(${script})(...${JSON.stringify(args)})`) as never;
  return {
    ...tab,
    run,
    async click(selector) {
      const message = `nothing to click at ${selector}`;
      await expect.poll(() => run(markVisible, selector, MARK), { message }).toBe(true);
      await pressMouse(`[${MARK}]`);
    },
  };
}

/** Runs in the page. */
function markVisible(selector: string, mark: string): boolean {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  const visible = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  });
  visible?.scrollIntoView({ block: 'center', behavior: 'instant' });
  visible?.setAttribute(mark, '');
  return visible !== undefined;
}
