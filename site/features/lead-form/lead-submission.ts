import type { LeadKey } from './lead-key.ts';
import { findProblems, type LeadProblems, type LeadValues } from './lead-values.ts';
import type { PostResult } from './post-lead.ts';

export type SubmissionState = {
  readonly phase: 'editing' | 'sending' | 'sent';
  readonly problems: LeadProblems;
  /** About the attempt as a whole; the company's phone follows it. */
  readonly message: string | null;
};

export type LeadSubmission = {
  readonly state: () => SubmissionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends unless something is wrong or a request is under way. Resolves with the page to go to, or `null`. */
  readonly submit: (values: LeadValues) => Promise<string | null>;
  readonly setProblem: (field: keyof LeadProblems, problem: string | null) => void;
};

export type SubmissionParts = {
  readonly key: LeadKey;
  readonly post: (values: LeadValues) => Promise<PostResult>;
};

export const INITIAL_STATE: SubmissionState = { phase: 'editing', problems: {}, message: null };

/** The life of one form, from the first keystroke to the page of thanks. */
export function createLeadSubmission({ key, post }: SubmissionParts): LeadSubmission {
  let state = INITIAL_STATE;
  const listeners = new Set<() => void>();
  const change = (next: SubmissionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const backToEditing = (message: string | null, problems: LeadProblems = {}) =>
    change({ phase: 'editing', problems, message });

  async function send(values: LeadValues): Promise<PostResult> {
    const result = await post({ ...values, key: key.read() });
    if (result.status !== 'key-taken') return result;
    // The first answer was lost and the visitor has changed something since: that is a lead of its own.
    key.renew();
    return post({ ...values, key: key.read() });
  }

  async function submit(values: LeadValues): Promise<string | null> {
    if (state.phase !== 'editing') return null;
    const problems = findProblems(values);
    if (Object.keys(problems).length > 0) {
      backToEditing(null, problems);
      return null;
    }
    change({ phase: 'sending', problems: {}, message: null });
    const result = await send(values);
    if (result.status === 'accepted') {
      key.renew();
      change({ phase: 'sent', problems: {}, message: null });
      return result.next;
    }
    if (result.status === 'invalid') backToEditing(result.message, result.problems);
    else backToEditing(messageOf(result));
    return null;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit,
    setProblem(field, problem) {
      if (state.phase !== 'editing' || (state.problems[field] ?? null) === problem) return;
      const { [field]: _solved, ...others } = state.problems;
      change({ ...state, problems: problem === null ? others : { ...others, [field]: problem } });
    },
  };
}

/** Each goes on with the company's phone. */
function messageOf(result: Exclude<PostResult, { status: 'accepted' | 'invalid' }>): string {
  switch (result.status) {
    case 'no-network':
      return 'Не отправилось: нет связи. Данные сохранились в форме. Нажмите ещё раз или позвоните';
    case 'refused':
      return `${result.message.replace(/\.$/, '')}. Или позвоните`;
    case 'unavailable':
    case 'key-taken':
      return 'Не отправилось по нашей вине. Попробуйте через минуту или позвоните';
  }
}
