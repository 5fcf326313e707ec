import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatPhone } from '../../../model/format/phone.ts';
import { afterFrame } from '../../first-view/after-frame.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { attempt } from '../../storage/attempt.ts';
import type { FormMachine } from './form-machine.ts';
import type { FormPlace } from './form-view.ts';
import { type FormView, INITIAL_VIEW } from './form-view.ts';
import { createLeadKey, draftName, rememberPlainPost } from './lead-key.ts';
import { hasWaiting, storeUnsentLead } from './waiting/device-storage.ts';

export function useFormView(form: RefObject<HTMLFormElement | null>, formId: string): FormView {
  const shell = useShell();
  const [view, setView] = useState(INITIAL_VIEW);

  useEffect(() => {
    if (!form.current) return;
    // `flushSync` renders at once, because a draft is restored into the rendered fields.
    const change = (next: Partial<FormView>) => flushSync(() => setView((shown) => ({ ...shown, ...next })));
    return startForm(form.current, { formId, shell, change });
  }, [form, formId, shell]);

  return view;
}

const TOUCHES = ['focusin', 'pointerdown', 'input', 'change'] as const;

/** Maximum wait for the submission code after the visitor submits. */
const LOAD_TIMEOUT_MS = 10_000;

/**
 * Activates a form. Its code loads on the first interaction, and a submit waits for the code.
 *
 * ```
 * touch ──► form-machine is loaded ──► draft restored, call hours updated, fields watched
 *
 * submit ─► startForm ─► form-machine ─► lead-submission ── problems ──► summary, field errors
 *               │                              │
 *               │                          post-lead ──┬─ accepted ────► toast, thank-you page
 *               │                                      ├─ key taken ───► retry with a new key
 *               │                                      ├─ invalid ─────► field errors
 *               │                                      ├─ limited ─────► note with a countdown
 *               │                                      ├─ no network ──► waiting/: stored on the device, sent later
 *               │                                      └─ else ────────► note and toast with the phone
 *               │
 *               └─ load fails ──► native post; stored on the device while offline
 * ```
 */
function startForm(form: HTMLFormElement, place: FormPlace): () => void {
  const unmounted = new AbortController();
  const { signal } = unmounted;
  let machine: FormMachine | undefined;
  let loading: Promise<FormMachine> | undefined;
  const loadMachine = () => {
    loading ??= import('./form-machine.ts')
      .then(({ startMachine }) => {
        machine = startMachine(form, place, signal);
        return machine;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  const prepare = () => void (machine ?? loadMachine().catch(() => {}));

  let isSubmitting = false;
  const submit = async (event: Event) => {
    event.preventDefault();
    if (isSubmitting) return;
    isSubmitting = true;
    try {
      const acting = machine ?? (await loadWithTimeout());
      await acting.submit();
    } catch (error) {
      console.error(error);
      sendPlainly();
    }
    isSubmitting = false;
  };

  const loadWithTimeout = async () => {
    place.change({ phase: 'sending' });
    const woken = await Promise.race([loadMachine(), rejectAfterTimeout()]);
    place.change({ phase: 'editing', note: null });
    return woken;
  };

  /** Native form post. Offline, or after the form has left the page, the lead is stored on the device. */
  const sendPlainly = () => {
    const note = navigator.onLine && form.isConnected ? null : keep();
    if (note === null) {
      rememberPlainPost(place.formId);
      form.submit();
    }
    attempt(() => place.change({ phase: 'editing', note }));
  };

  /** Stores the lead for later and returns the message for the visitor. */
  const keep = () => {
    const isKept = form.reportValidity() && storeUnsentLead(form, place.formId);
    if (isKept) addEventListener('online', prepare, { signal });
    return `Сейчас нет связи. ${isKept ? 'Сохранили заявку на этом устройстве и отправим, как только связь появится' : 'Отправьте, когда она появится'}. Если срочно, позвоните ${formatPhone(place.shell.phone)}`;
  };

  form.addEventListener('submit', submit, { signal });
  for (const type of TOUCHES) form.addEventListener(type, () => afterFrame(prepare), { signal });
  attempt(() => fillHiddenFields(form, place.formId));
  if (isBegun(form, place.formId)) prepare();
  return () => unmounted.abort();
}

/**
 * Sets fields that a native post needs too. The key is made in the browser, because pages are cached for all visitors.
 */
function fillHiddenFields(form: HTMLFormElement, formId: string): void {
  const [key, shownAt] = ['key', 'shownAt'].map((name) => form.elements.namedItem(name));
  if (key instanceof HTMLInputElement) {
    const leadKey = createLeadKey(formId, () => sessionStorage);
    // A key in the field means a post before hydration with an unknown outcome; reuse the key.
    if (key.value !== '') leadKey.adopt(key.value);
    key.value = leadKey.read();
  }
  // Set only for an untouched form: a late timestamp would make a fast submission look automated.
  if (shownAt instanceof HTMLInputElement && shownAt.value === '' && !isBegun(form, formId))
    shownAt.value = new Date().toISOString();
}

/** True when the visitor has begun to fill in the form, now or before a reload. */
function isBegun(form: HTMLFormElement, formId: string): boolean {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea');
  return (
    form.contains(document.activeElement) ||
    [...controls].some(
      (control) => ('checked' in control && control.checked) || control.value !== control.defaultValue,
    ) ||
    hasDraft(formId) ||
    hasWaiting()
  );
}

function hasDraft(formId: string): boolean {
  return attempt(() => sessionStorage.getItem(draftName(formId))) !== null;
}

function rejectAfterTimeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('Late')), LOAD_TIMEOUT_MS);
  });
}
