import type { ReactNode } from 'react';
import type { Shell } from '../../shell/shell.ts';
import type { LeadProblems } from './lead-values.ts';

/** About an attempt as a whole. The company's phone follows it unless there is a page to go to. */
export type FormMessage = {
  readonly text: string;
  /** A toast has said it: the form shows it without saying it again. */
  readonly isTold?: boolean;
  /** Until when nothing more is taken: «40 секунд». */
  readonly wait?: string | null;
  readonly next?: string;
  readonly drop?: () => void;
};

export type FormPhase = 'editing' | 'sending' | 'sent';

/** What a form shows beside what was published. */
export type FormView = {
  readonly phase: FormPhase;
  readonly problems: LeadProblems;
  /** On top of the form: which fields to look at. */
  readonly summary: ReactNode;
  /** Above the button: what came of the last try. */
  readonly note: ReactNode;
  readonly isNoteTold: boolean;
  /** The server has asked for a pause. */
  readonly isPaused: boolean;
  /** What can be promised at this hour; `null` before anybody has looked at the clock. */
  readonly callTimes: readonly string[] | null;
  readonly callWords: string | null;
};

export const INITIAL_VIEW: FormView = {
  phase: 'editing',
  problems: {},
  summary: null,
  note: null,
  isNoteTold: false,
  isPaused: false,
  callTimes: null,
  callWords: null,
};

/** Where a form stands, for the code that makes it act. */
export type FormPlace = {
  /** Tells forms apart, also after a reload. */
  readonly formId: string;
  readonly shell: Shell;
  readonly go: (path: string) => void;
  readonly change: (change: Partial<FormView>) => void;
};
