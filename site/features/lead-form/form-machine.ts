import { type CallFacts, callWords } from '../../../model/calling-hours/call-promise.ts';
import { callTimesAt } from '../../../model/calling-hours/call-times.ts';
import { acceptedTitle } from '../../../model/lead/accepted-title.ts';
import { loadCallFacts } from '../../shell/navigation/call-facts.ts';
import { go } from '../../shell/navigation/go.ts';
import { preloadToasts } from '../../shell/runtime/page-toasts.ts';
import { attempt } from '../../storage/attempt.ts';
import { countLead, countRefusal } from './count-leads.ts';
import { followFields } from './follow-fields.ts';
import { drawMessage, drawState } from './form-messages.tsx';
import type { FormMessage, FormPlace, FormView } from './form-view.ts';
import { createLeadDraft, restoreDraft } from './lead-draft.ts';
import { createLeadKey } from './lead-key.ts';
import { saveReceipt, toReceipt } from './lead-receipt.ts';
import { createLeadSubmission } from './lead-submission.ts';
import { leadTags } from './lead-tags.ts';
import { type LeadToast, NO_TOAST, startToast } from './lead-toast.ts';
import { fieldOf, type LeadValues, toLeadValues } from './lead-values.ts';
import { postLead } from './post-lead.ts';
import { type Kept, reportFailure, startPause } from './report-failure.ts';
import { SENT_EVENT, type SentDetail } from './waiting/waiting-lead.ts';
import { waitingLeads } from './waiting/waiting-leads.ts';

export type FormMachine = {
  /** Rejects when the outcome is unknown; a retry with the same idempotency key does not create a second lead. */
  submit(): Promise<void>;
};

/** Activates a form until `signal` aborts, which happens when the form leaves the page. */
export function startMachine(form: HTMLFormElement, place: FormPlace, signal: AbortSignal): FormMachine {
  const { formId, shell } = place;
  const change = (next: Partial<FormView>) => runSafely(() => place.change(next));
  const showMessage = (message: FormMessage | null) => change(drawMessage(message));
  const draft = createLeadDraft(formId, () => sessionStorage);
  const waiting = waitingLeads();
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
      showMessage(null);
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
    showMessage(null);
    fieldOf(form, 'phone')?.focus();
  }

  async function send(): Promise<void> {
    if (Date.now() < pausedUntil) return;
    const sentKey = key.read();
    const values = { ...toLeadValues(new FormData(form)), ...leadTags(shell.cookiesVersion) };
    const { startsAt } = form.querySelector<HTMLInputElement>('[name=viewing]:checked')?.dataset ?? {};
    const result = await submission.submit(values);
    runSafely(() => countRefusal(result, submission.state()));
    if (!result) return;
    if (result.status === 'accepted') {
      const { number, next } = result;
      runSafely(() => countLead(values, number));
      saveReceipt(toReceipt(values, number, startsAt));
      runSafely(() => waiting.drop(sentKey));
      draft.clear();
      toast.turn({ type: 'success', text: 'Заявка отправлена', autoClose: true });
      attempt(
        () => void go(next),
        () => location.assign(next),
      );
      return;
    }
    const kept = result.status === 'no-network' ? keep(values, key.read()) : null;
    if (key.read() !== sentKey) waiting.drop(sentKey);
    const message = reportFailure(result, toast, kept, shell.phone);
    showMessage(message);
    if (result.status !== 'limited') return;
    pausedUntil = Date.now() + result.retryAfterS * 1000;
    startPause(
      pausedUntil,
      (wait) => showMessage(wait === null ? null : { ...message, text: message?.text ?? '', wait }),
      signal,
    );
  }

  const storedDraft = draft.read();
  loadCallFacts().then(
    (loaded) => {
      calls = loaded;
      runSafely(() => updateCallTimes(loaded));
      // Restores the call time again after the options of the day are rendered; they did not exist at the first
      // restore.
      const callTime = storedDraft?.callTime;
      if (callTime) setTimeout(() => runSafely(() => restoreDraft(form, { callTime })));
    },
    // On failure the form keeps the published text.
    () => {},
  );
  runSafely(() => storedDraft && restoreDraft(form, storedDraft));
  // Saves text that was entered before this module loaded.
  runSafely(() => draft.keep(toLeadValues(new FormData(form))));
  followFields(form, submission, draft, signal);
  if (waiting.has(key.read())) showMessage(waitingMessage(key.read()));
  addEventListener(SENT_EVENT, handleSent, { signal });
  addEventListener('pageshow', handleReturn, { signal });
  runSafely(preloadToasts);
  return { submit: send };

  function updateCallTimes(facts: CallFacts): void {
    // Keeps the generic time options when the visitor has already chosen one of them.
    const isNeutral = fieldOf(form, 'callTime')?.value !== '' || shell.callTimes.includes(storedDraft?.callTime ?? '');
    const now = new Date();
    change({ callWords: callWords(facts, now), callTimes: isNeutral ? null : callTimesAt(facts, now) });
  }

  function waitingMessage(sentKey: string) {
    const text = 'Эта заявка ждёт связи на вашем устройстве: отправим её сами. Если срочно, позвоните';
    return { text, drop: () => drop(sentKey) };
  }

  /** The back/forward cache restores a sent form after a full load of the thank-you page. */
  function handleReturn({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    // Firefox never settles a request that was in progress.
    submission.resend();
    if (submission.state().phase !== 'sent') return;
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
    showMessage({ text: `${acceptedTitle(calls, number)}.`, isAnnounced: true, next });
  }
}

/** Runs a secondary step: its errors are logged and do not interrupt the submission. */
function runSafely<Result>(step: () => Result): Result | null {
  return attempt(step, (error) => console.error(error));
}
