import type { Subscribe } from './listeners.ts';

export type ToastType = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading';

/** After `exit` the toast is no longer listed. */
export type ToastPhase = 'enter' | 'visible' | 'exit';

export type PauseReason = 'hover' | 'focus' | 'hidden';

export type ToastAction = { readonly label: string; run(): void };

export type ToastOptions = {
  readonly text: string;
  /** One more line, in quieter letters. */
  readonly detail?: string | null;
  readonly type?: ToastType;
  /** 3000 ms when not given, 5000 for `true`, never for `false`. A loading toast never closes by itself. */
  readonly autoClose?: boolean | number;
  /** 0..1. A toast that shows somebody's progress does not close by itself; null gives the bar back to the timer. */
  readonly progress?: number | null;
  readonly action?: ToastAction | null;
};

export type ToastContent = {
  readonly text: string;
  readonly detail: string | null;
  readonly type: ToastType;
  readonly autoClose: boolean | number;
  readonly progress: number | null;
  readonly action: ToastAction | null;
};

export type Toast = ToastContent & {
  readonly id: string;
  readonly phase: ToastPhase;
  /** How long it stays visible; null: until somebody closes it. */
  readonly lifetimeMs: number | null;
  /** Counts the starts of its timer: a bar that has it as a key begins anew with the timer. */
  readonly timerRun: number;
  readonly isPaused: boolean;
};

export type ToastStore = {
  /** The new toast's id; null when it was dropped, which happens only where `multiple` is false. */
  show(options: ToastOptions & { readonly multiple?: boolean }): string | null;
  /**
   * Changes a toast in place; its timer begins anew. A loading toast that is given another type keeps its text and
   * nothing else. False when the toast is closing or gone.
   */
  update(id: string, change: Partial<ToastOptions>): boolean;
  /** The visitor clicks it away; a loading toast stays. */
  dismiss(id: string): void;
  /** The program closes it, whatever it is. */
  close(id: string): void;
  /** Closes all. */
  clear(): void;
  pause(id: string, reason: PauseReason): void;
  resume(id: string, reason: PauseReason): void;
  /** The tab has gone out of view or come back. */
  setHidden(isHidden: boolean): void;
  readonly subscribe: Subscribe;
  /** Oldest first; the same list until something changes, and never changed itself. */
  getSnapshot(): readonly Toast[];
};
