import { type CallFacts, callWords } from '../../../model/calling-hours/call-promise.ts';
import { callTimesAt } from '../../../model/calling-hours/call-times.ts';
import { acceptedTitle } from '../../../model/lead/accepted-title.ts';
import { loadCallFacts } from '../../navigation/call-facts.ts';
import { preloadToasts } from '../../runtime/page-toasts.ts';
import { attempt } from '../../storage/attempt.ts';
import { countLead, countRefusal } from './count-leads.ts';
import { followFields } from './follow-fields.ts';
import { drawMessage, drawState } from './form-messages.tsx';
import type { FormMessage, FormPlace, FormView } from './form-view.ts';
import { createLeadDraft, restoreDraft } from './lead-draft.ts';
import { createLeadKey } from './lead-key.ts';
import { createLeadSubmission } from './lead-submission.ts';
import { leadTags } from './lead-tags.ts';
import { type LeadToast, NO_TOAST, startToast } from './lead-toast.ts';
import { fieldOf, type LeadValues, toLeadValues } from './lead-values.ts';
import { postLead } from './post-lead.ts';
import { type Kept, startPause, tellFailure } from './tell-result.ts';
import { SENT_EVENT, type SentDetail } from './waiting/waiting-lead.ts';
import { waitingLeads } from './waiting/waiting-leads.ts';

export type FormMachine = {
  /** Rejects when the outcome is unknown; a retry with the same idempotency key does not create a second lead. */
  submit(): Promise<void>;
};

/** Activates a form until `signal` aborts, which happens when the form leaves the page. */
export function startMachine(form: HTMLFormElement, place: FormPlace, signal: AbortSignal): FormMachine {
  const { formId, shell, go } = place;
  const change = (next: Partial<FormView>) => aside(() => place.change(next));
  const say = (message: FormMessage | null) => change(drawMessage(message));
  const draft = createLeadDraft(formId, () => sessionStorage);
  const waiting = waitingLeads(go);
  const keys = createLeadKey(formId, () => sessionStorage);
  const keyField = fieldOf(form, 'key');
  if (keyField?.value) keys.adopt(keyField.value);
  const key = {
    read: keys.read,
    renew() {
      keys.renew();
      if (keyField) keyField.value = keys.read();
    },
  };
  let toast: LeadToast = NO_TOAST;
  let pausedUntil = 0;
  let calls: CallFacts | null = null;
  const submission = createLeadSubmission({
    key,
    post: postLead,
    onChange: (state) => change(drawState(state)),
    onSend() {
      say(null);
      toast.close();
      toast = startToast('Отправляем заявку…');
    },
  });

  function keep(values: LeadValues, sentKey: string): Kept {
    const where = waiting.keep(formId, sentKey, values);
    return { where, drop: () => drop(sentKey) };
  }

  function drop(sentKey: string): void {
    waiting.drop(sentKey);
    say(null);
    fieldOf(form, 'phone')?.focus();
  }

  async function send(): Promise<void> {
    if (Date.now() < pausedUntil) return;
    const sentKey = key.read();
    const values = { ...toLeadValues(new FormData(form)), ...leadTags(shell.cookiesVersion) };
    const result = await submission.submit(values);
    aside(() => countRefusal(result, submission.state()));
    if (!result) return;
    if (result.status === 'accepted') {
      const { number, next } = result;
      aside(() => countLead(values, number));
      aside(() => waiting.drop(sentKey));
      draft.clear();
      toast.turn({ type: 'success', text: acceptedTitle(calls, number), autoClose: true });
      attempt(
        () => go(next),
        () => location.assign(next),
      );
      return;
    }
    const kept = result.status === 'no-network' ? keep(values, key.read()) : null;
    if (key.read() !== sentKey) waiting.drop(sentKey);
    const message = tellFailure(result, toast, kept, shell.phone);
    say(message);
    if (result.status !== 'limited') return;
    pausedUntil = Date.now() + result.retryAfterS * 1000;
    startPause(
      pausedUntil,
      (wait) => say(wait === null ? null : { ...message, text: message?.text ?? '', wait }),
      signal,
    );
  }

  const known = draft.read();
  loadCallFacts().then(
    (loaded) => {
      calls = loaded;
      aside(() => tellHours(loaded));
      // Restores the call time again after the options of the day are rendered; they did not exist at the first
      // restore.
      const callTime = known?.callTime;
      if (callTime) setTimeout(() => aside(() => restoreDraft(form, { callTime })));
    },
    // On failure the form keeps the published text.
    () => {},
  );
  aside(() => known && restoreDraft(form, known));
  // Saves text that was entered before this module loaded.
  aside(() => draft.keep(toLeadValues(new FormData(form))));
  followFields(form, submission, draft, signal);
  if (waiting.has(key.read())) say(waitingMessage(key.read()));
  addEventListener(SENT_EVENT, handleSent, { signal });
  addEventListener('pageshow', handleReturn, { signal });
  aside(preloadToasts);
  return { submit: send };

  function tellHours(facts: CallFacts): void {
    // Keeps the generic time options when the visitor has already chosen one of them.
    const isNeutral = fieldOf(form, 'callTime')?.value !== '' || shell.callTimes.includes(known?.callTime ?? '');
    const now = new Date();
    change({ callWords: callWords(facts, now), callTimes: isNeutral ? null : callTimesAt(facts, now) });
  }

  function waitingMessage(sentKey: string) {
    const text = 'Эта заявка ждёт связи на вашем устройстве: отправим её сами. Если срочно, позвоните';
    return { text, drop: () => drop(sentKey) };
  }

  /** The back/forward cache restores the page in its sent state after a full load of the thank-you page. */
  function handleReturn({ persisted }: PageTransitionEvent): void {
    if (!persisted || submission.state().phase !== 'sent') return;
    toast.close();
    form.reset();
    submission.reopen();
  }

  function handleSent(event: Event): void {
    const { key: sentKey, number, next } = (event as CustomEvent<SentDetail>).detail;
    if (sentKey !== key.read()) return;
    toast?.close();
    form.reset();
    key.renew();
    say({ text: `${acceptedTitle(calls, number)}.`, isTold: true, next });
  }
}

/** Runs a secondary step: its errors are logged and do not interrupt the submission. */
function aside<Result>(step: () => Result): Result | null {
  return attempt(step, (error) => console.error(error));
}
