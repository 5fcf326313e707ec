import { CONSENT_MISSING } from '../../../model/lead/lead-errors.ts';
import { isVisitorField, type VisitorField } from '../../../model/lead/lead-fields.ts';
import type { DraftKeeper } from './lead-draft.ts';
import type { LeadSubmission } from './lead-submission.ts';
import { isField, problemOnLeaving, toLeadValues } from './lead-values.ts';
import { watchPresses } from './press-watch.ts';

/** `phone-change` comes from the mask, whose changes fire no `input` event. */
const CHANGES = ['input', 'change', 'phone-change'] as const;

/** Saves the draft on each change and clears a field's error once it is fixed. */
export function followFields(
  form: HTMLFormElement,
  submission: LeadSubmission,
  draft: DraftKeeper,
  signal: AbortSignal,
): void {
  const { afterPress } = watchPresses(signal);
  const follow = ({ target }: Event) => {
    if (submission.state().phase !== 'sent') draft.keep(toLeadValues(new FormData(form)));
    if (!isField(target) || !isVisitorField(target.name) || !submission.state().problems[target.name]) return;
    submission.setProblem(target.name, problemNow(target, target.name));
  };
  for (const type of CHANGES) form.addEventListener(type, follow, { signal });
  form.addEventListener(
    'focusout',
    ({ target }) => {
      if (!isField(target) || target.name !== 'phone') return;
      afterPress(() => {
        if (document.activeElement === target || target.value.trim() === '') return;
        submission.setProblem('phone', problemOnLeaving('phone', target.value));
      });
    },
    { signal },
  );
}

function problemNow(control: { type: string; value: string }, field: VisitorField): string | null {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked ? null : CONSENT_MISSING;
  }
  return problemOnLeaving(field, control.value);
}
