import { formatPhone } from '../../../model/format/phone.ts';
import type { FormMachine } from './form-machine.ts';
import type { FormPlace } from './form-place.ts';
import { createLeadKey, draftName } from './lead-key.ts';
import { hasWaiting } from './waiting/has-waiting.ts';
import { keepUnready } from './waiting/keep-unready.ts';

const TOUCHES = ['focusin', 'pointerdown', 'input', 'change'] as const;

/**
 * Makes a form on the page act. What acts is fetched at the first touch; sent before it is there, the form waits for it, and is
 * posted as it stands when it does not come. Without a network the device keeps what the form holds.
 */
export function seatForm(form: HTMLFormElement, place: FormPlace): () => void {
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

  let isAwaited = false;
  const submit = async (event: Event) => {
    event.preventDefault();
    if (machine) return machine.submit();
    if (isAwaited) return;
    isAwaited = true;
    place.change({ phase: 'sending' });
    const woken = await wake().catch(() => null);
    isAwaited = false;
    if (signal.aborted) return;
    const isOffline = !woken && !navigator.onLine;
    place.change({ phase: 'editing', note: isOffline ? keep() : null });
    if (woken) woken.submit();
    else if (!isOffline) form.submit();
  };

  /** Words of what became of a lead that cannot be sent now. */
  const keep = () => {
    const isKept = form.reportValidity() && keepUnready(form, place.formId);
    if (isKept) addEventListener('online', prepare, { signal });
    return `Сейчас нет связи. ${isKept ? 'Сохранили заявку на этом устройстве и отправим, как только связь появится' : 'Отправьте, когда она появится'}. Если срочно, позвоните ${formatPhone(place.shell.phone)}`;
  };

  giveHidden(form, place.formId);
  form.addEventListener('submit', submit, { signal });
  for (const type of TOUCHES) form.addEventListener(type, prepare, { signal });
  if (isBegun(form, place.formId)) prepare();
  return () => gone.abort();
}

/** What a plain post takes along, too. Made in the browser: a page that is served to everybody carries no key. */
function giveHidden(form: HTMLFormElement, formId: string): void {
  const [key, shownAt] = ['key', 'shownAt'].map((name) => form.elements.namedItem(name));
  if (key instanceof HTMLInputElement) {
    const leadKey = createLeadKey(formId, () => sessionStorage);
    // Sent before the page was alive; that try may still be on its way. Hydration empties hidden fields.
    const early = form.dataset.sentWith ?? key.value;
    delete form.dataset.sentWith;
    if (early !== '') leadKey.adopt(early);
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
  try {
    return sessionStorage.getItem(draftName(formId)) !== null;
  } catch {
    return false;
  }
}
