import type { Shell } from '../../lib/shell.ts';
import type { FormView } from './form-view.ts';

/** Where a form stands, for the code that makes it act. */
export type FormPlace = {
  /** Tells forms apart, also after a reload. */
  readonly formId: string;
  readonly shell: Shell;
  readonly go: (path: string) => void;
  readonly change: (change: Partial<FormView>) => void;
};
