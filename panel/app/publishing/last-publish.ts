import { Observed } from '../lib/observed.ts';

/** How the publish of the last save in this window ended. */
type LastPublish = {
  readonly file: string;
  readonly state: 'publishing' | 'live' | 'not-live';
  /** ISO moment of the outcome, or of the save before it. */
  readonly at: string;
};

export const lastPublish = new Observed<LastPublish | null>(null);
