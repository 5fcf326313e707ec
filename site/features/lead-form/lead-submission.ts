import type { FormPhase } from './form-view.ts';
import { findProblems, type LeadProblems, type LeadValues } from './lead-values.ts';
import type { PostResult } from './post-lead.ts';

export type SubmissionState = { readonly phase: FormPhase; readonly problems: LeadProblems; readonly refusals: number };

/** Resolves to `null` when nothing was sent: invalid fields, or a request in progress. */
export type Sending = Promise<Exclude<PostResult, { status: 'key-taken' }> | null>;

export type LeadSubmission = {
  readonly state: () => SubmissionState;
  readonly submit: (values: LeadValues) => Sending;
  readonly setProblem: (field: keyof LeadProblems, problem: string | null) => void;
  readonly reopen: () => void;
  /** Sends again, with the same key, what is being sent; for a request whose answer cannot arrive any more. */
  readonly resend: () => void;
};

type Key = { read(): string; renew(): void };

export type SubmissionParts = {
  readonly key: Key;
  readonly post: (values: LeadValues) => Promise<PostResult>;
  readonly onChange?: (state: SubmissionState) => void;
  readonly onSend?: () => void;
};

export function createLeadSubmission({ key, post, onChange, onSend }: SubmissionParts): LeadSubmission {
  let state: SubmissionState = { phase: 'editing', problems: {}, refusals: 0 };
  const change = (next: Partial<SubmissionState>) => {
    state = { ...state, ...next };
    onChange?.(state);
  };
  const refuse = (problems: LeadProblems) =>
    change({ phase: 'editing', problems, refusals: state.refusals + (Object.keys(problems).length > 0 ? 1 : 0) });

  let resend = () => {};

  async function sendUntilAnswered(values: LeadValues): Sending {
    for (;;) {
      const interrupted = new Promise<null>((resolve) => {
        resend = () => resolve(null);
      });
      const result = await Promise.race([send(values), interrupted]);
      if (result) return result;
    }
  }

  async function send(values: LeadValues): Sending {
    const result = await post({ ...values, key: key.read() });
    if (result.status !== 'key-taken') return result;
    // The first response was lost and the visitor has changed the form since: send it as a new lead.
    key.renew();
    const again = await post({ ...values, key: key.read() });
    return again.status === 'key-taken' ? { status: 'unavailable' } : again;
  }

  return {
    state: () => state,
    async submit(values) {
      if (state.phase !== 'editing') return null;
      const problems = findProblems(values);
      if (Object.keys(problems).length > 0) {
        refuse(problems);
        return null;
      }
      change({ phase: 'sending', problems: {}, refusals: 0 });
      onSend?.();
      const result = await sendUntilAnswered(values).catch((error: unknown) => {
        change({ phase: 'editing' });
        throw error;
      });
      if (result?.status === 'accepted') {
        key.renew();
        change({ phase: 'sent' });
      } else refuse(result?.status === 'invalid' ? result.problems : {});
      return result;
    },
    reopen() {
      if (state.phase === 'sent') change({ phase: 'editing' });
    },
    resend: () => resend(),
    setProblem(field, problem) {
      if (state.phase !== 'editing' || (state.problems[field] ?? null) === problem) return;
      const { [field]: _solved, ...others } = state.problems;
      const left = problem === null ? others : { ...others, [field]: problem };
      // Resets the counter once all fields are valid, so a later error does not take the focus.
      change({ problems: left, refusals: Object.keys(left).length > 0 ? state.refusals : 0 });
    },
  };
}
