import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShell } from '../../lib/shell.ts';
import { useGo } from '../../navigation/place.ts';
import { type FormView, INITIAL_VIEW } from './form-view.ts';
import { seatForm } from './seat-form.ts';

/** Ties a form on the page to what makes it act. */
export function useFormView(form: RefObject<HTMLFormElement | null>, formId: string): FormView {
  const shell = useShell();
  const go = useGo();
  const [view, setView] = useState(INITIAL_VIEW);

  useEffect(() => {
    if (!form.current) return;
    // At once: a draft is put into what is drawn.
    const change = (next: Partial<FormView>) => flushSync(() => setView((shown) => ({ ...shown, ...next })));
    return seatForm(form.current, { formId, shell, go, change });
  }, [form, formId, shell, go]);

  return view;
}
