import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatPhone } from '../../../model/format/phone.ts';
import { useGo } from '../../navigation/place.ts';
import { useShell } from '../../shell/shell.ts';
import { attempt } from '../../storage/attempt.ts';
import type { FormMachine } from './form-machine.ts';
import type { FormPlace } from './form-view.ts';
import { type FormView, INITIAL_VIEW } from './form-view.ts';
import { createLeadKey, draftName, rememberPlainPost } from './lead-key.ts';
import { hasWaiting, keepUnready } from './waiting/device-storage.ts';

/** Ties a form on the page to what makes it act. */
export function useFormView(form: RefObject<HTMLFormElement | null>, formId: string): FormView {
  const shell = useShell();
  const go = useGo();
  const [view, setView] = useState(INITIAL_VIEW);

  useEffect(() => {
    if (!form.current) return;
    // At once: a draft is put into what is drawn.
    const change = (next: Partial<FormView>) => flushSync(() => setView((shown) => ({ ...shown, ...next })));
    return startForm(form.current, { formId, shell, go, change });
  }, [form, formId, shell, go]);

  return view;
}

const TOUCHES = ['focusin', 'pointerdown', 'input', 'change'] as const;

/** How long a form that was sent waits for the code that sends it. */
const PATIENCE_MS = 10_000;

/**
 * Makes a form on the page act. What acts is fetched at the first touch; sent before it is there, the form waits for it.
 *
 * ```
 * touch ──► form-machine is fetched ──► the draft comes back, the hour of the call is told, fields are followed
 *
 * submit ─► startForm ─► form-machine ─► lead-submission ── problems ──► summary, words at the fields
 *               │                              │
 *               │                          post-lead ──┬─ accepted ────► toast, page of thanks
 *               │                                      ├─ key taken ───► once more with a new key
 *               │                                      ├─ invalid ─────► words at the fields
 *               │                                      ├─ limited ─────► note that counts the seconds
 *               │                                      ├─ no network ──► waiting/: kept on the device, sent later
 *               │                                      └─ else ────────► note and toast with the phone
 *               │
 *               └─ it does not come ──► plain post; without a network kept on the device
 * ```
 */
function startForm(form: HTMLFormElement, place: FormPlace): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  let machine: FormMachine | undefined;
  let loading: Promise<FormMachine> | undefined;
  const wake = () => {
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
  const prepare = () => void (machine ?? wake().catch(() => {}));

  let isUnderWay = false;
  const submit = async (event: Event) => {
    event.preventDefault();
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      const acting = machine ?? (await wakeInTime());
      await acting.submit();
    } catch (error) {
      console.error(error);
      sendPlainly();
    }
    isUnderWay = false;
  };

  const wakeInTime = async () => {
    place.change({ phase: 'sending' });
    const woken = await Promise.race([wake(), tooLate()]);
    place.change({ phase: 'editing', note: null });
    return woken;
  };

  /** As a page without scripts would. Without a network, or once the form has left the page, the device keeps it. */
  const sendPlainly = () => {
    const note = navigator.onLine && form.isConnected ? null : keep();
    if (note === null) {
      rememberPlainPost(place.formId);
      form.submit();
    }
    attempt(() => place.change({ phase: 'editing', note }));
  };

  /** Words of what became of a lead that cannot be sent now. */
  const keep = () => {
    const isKept = form.reportValidity() && keepUnready(form, place.formId);
    if (isKept) addEventListener('online', prepare, { signal });
    return `Сейчас нет связи. ${isKept ? 'Сохранили заявку на этом устройстве и отправим, как только связь появится' : 'Отправьте, когда она появится'}. Если срочно, позвоните ${formatPhone(place.shell.phone)}`;
  };

  form.addEventListener('submit', submit, { signal });
  for (const type of TOUCHES) form.addEventListener(type, prepare, { signal });
  attempt(() => giveHidden(form, place.formId));
  if (isBegun(form, place.formId)) prepare();
  return () => gone.abort();
}

/** What a plain post takes along, too. Made in the browser: a page that is served to everybody carries no key. */
function giveHidden(form: HTMLFormElement, formId: string): void {
  const [key, shownAt] = ['key', 'shownAt'].map((name) => form.elements.namedItem(name));
  if (key instanceof HTMLInputElement) {
    const leadKey = createLeadKey(formId, () => sessionStorage);
    // The form was posted before hydration; the outcome is unknown where the page has stayed.
    if (key.value !== '') leadKey.adopt(key.value);
    key.value = leadKey.read();
  }
  // Begun before its code came: when it was shown is not known, and sent soon after now it would look like a machine's.
  if (shownAt instanceof HTMLInputElement && shownAt.value === '' && !isBegun(form, formId))
    shownAt.value = new Date().toISOString();
}

/** The visitor is at it already, or was before a reload. */
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

function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('Late')), PATIENCE_MS);
  });
}
