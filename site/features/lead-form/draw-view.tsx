import { FormNote } from './form-note.tsx';
import type { FormMessage, FormView } from './form-view.ts';
import type { SubmissionState } from './lead-submission.ts';
import { ProblemSummary } from './problem-summary.tsx';

/** What only a touched form shows comes with the code that makes it act. */
export function drawState({ phase, problems, refusals }: SubmissionState): Partial<FormView> {
  const summary = refusals > 0 ? <ProblemSummary problems={problems} refusals={refusals} /> : null;
  return { phase, problems, summary };
}

export function drawMessage(message: FormMessage | null): Partial<FormView> {
  return {
    note: message && <FormNote message={message} />,
    isNoteTold: message?.isTold ?? false,
    isPaused: Boolean(message?.wait),
  };
}
