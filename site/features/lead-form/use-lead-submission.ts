import type { FormEvent, RefObject } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { createLeadKey } from './lead-key.ts';
import { createLeadSubmission, INITIAL_STATE } from './lead-submission.ts';
import { firstProblem, isLeadField, type LeadField, problemOnLeaving, toLeadValues } from './lead-values.ts';
import { postLead } from './post-lead.ts';

/** Ties a form on the page to its submission. `formId` tells forms apart, also after a reload. */
export function useLeadSubmission(form: RefObject<HTMLFormElement | null>, formId: string) {
  const navigate = useNavigate();
  const [leadKey] = useState(() => createLeadKey(formId, () => sessionStorage));
  const [submission] = useState(() => createLeadSubmission({ key: leadKey, post: postLead }));
  const state = useSyncExternalStore(submission.subscribe, submission.state, () => INITIAL_STATE);

  // Made in the browser only: a page that is served to everybody carries no key.
  const [key, setKey] = useState('');
  useEffect(() => {
    const early = form.current?.dataset.sentWith;
    if (early) leadKey.adopt(early);
    setKey(leadKey.read());
  }, [form, leadKey]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Once a problem is shown it goes as soon as it is solved. The mask reports what the browser's event does not.
    const recheck = ({ target }: Event) => {
      if (!isControl(target) || !isLeadField(target.name) || !submission.state().problems[target.name]) return;
      submission.setProblem(target.name, problemNow(target, target.name));
    };
    const events = ['input', 'change', 'phone-change'] as const;
    for (const type of events) element.addEventListener(type, recheck);
    return () => {
      for (const type of events) element.removeEventListener(type, recheck);
    };
  }, [form, submission]);

  return {
    state,
    key,
    handleBlur({ target }: { target: EventTarget }) {
      if (!isControl(target) || target.name !== 'phone' || target.value.trim() === '') return;
      submission.setProblem('phone', problemOnLeaving('phone', target.value));
    },
    async handleSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      const next = await submission.submit(toLeadValues(new FormData(element)));
      if (next !== null) {
        await navigate(next);
        return;
      }
      const problem = firstProblem(submission.state().problems);
      const control = problem && element.elements.namedItem(problem);
      if (control instanceof HTMLElement) control.focus();
    },
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function problemNow(control: Control, field: LeadField): string | null {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked ? null : 'Без согласия мы не вправе сохранить номер';
  }
  return problemOnLeaving(field, control.value);
}
