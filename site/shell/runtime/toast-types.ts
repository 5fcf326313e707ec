import type { Subscribe } from './listeners.ts';

export type ToastType = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading';

export type ToastPhase = 'enter' | 'visible' | 'exit';

export type PauseReason = 'hover' | 'focus' | 'hidden';

export type ToastAction = { readonly label: string; run(): void };

export type ToastOptions = {
  readonly text: string;
  readonly detail?: string | null;
  readonly type?: ToastType;
  /** Milliseconds; 3000 by default, 5000 for `true`, disabled by `false`. Loading toasts never close automatically. */
  readonly autoClose?: boolean | number;
  /** Fraction from 0 to 1; disables automatic closing. Null shows the timer in the bar again. */
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
  readonly lifetimeMs: number | null;
  /** Increments at each timer start; used as the React key that restarts the bar animation. */
  readonly timerRun: number;
  readonly isPaused: boolean;
};

export type ToastStore = {
  /** Returns the id, or null when the toast was dropped by the lock of `multiple: false`. */
  show(options: ToastOptions & { readonly multiple?: boolean }): string | null;
  /** Updates a toast and restarts its timer; false when closed. A finished loading toast keeps only its text. */
  update(id: string, change: Partial<ToastOptions>): boolean;
  /** Closes the toast on the visitor's behalf; loading toasts stay. */
  dismiss(id: string): void;
  close(id: string): void;
  clear(): void;
  pause(id: string, reason: PauseReason): void;
  resume(id: string, reason: PauseReason): void;
  /** Pauses or resumes all toasts with the visibility of the tab. */
  setHidden(isHidden: boolean): void;
  readonly subscribe: Subscribe;
  /** Oldest first; immutable, with a stable identity until a change. */
  getSnapshot(): readonly Toast[];
};
