import type { ReactNode } from 'react';
import type { Shell } from '../../shell/facts/shell.ts';
import type { LeadProblems } from './lead-values.ts';

/** Message about an attempt as a whole. The company's phone follows it unless `next` is set. */
export type FormMessage = {
  readonly text: string;
  /** True when a toast has announced the message, so the form's live region stays off. */
  readonly isAnnounced?: boolean;
  /** Remaining time until the form accepts another attempt: «40 секунд». */
  readonly wait?: string | null;
  readonly next?: string;
  readonly drop?: () => void;
};

export type FormPhase = 'editing' | 'sending' | 'sent';

export type FormView = {
  readonly phase: FormPhase;
  readonly problems: LeadProblems;
  readonly summary: ReactNode;
  readonly note: ReactNode;
  readonly isNoteAnnounced: boolean;
  /** The server has answered 429 and the retry delay is running. */
  readonly isPaused: boolean;
  /** Call times available now; `null` until the current time is known. */
  readonly callTimes: readonly string[] | null;
  readonly callWords: string | null;
};

export const INITIAL_VIEW: FormView = {
  phase: 'editing',
  problems: {},
  summary: null,
  note: null,
  isNoteAnnounced: false,
  isPaused: false,
  callTimes: null,
  callWords: null,
};

export type FormPlace = {
  /** Identifies a form, stable across reloads. */
  readonly formId: string;
  readonly shell: Shell;
  readonly change: (change: Partial<FormView>) => void;
};
