import type { LeadField } from '../../../model/lead/lead-schema.ts';
import { attempt } from '../../storage/attempt.ts';
import { draftName } from './lead-key.ts';
import { type FormField, fieldOf } from './lead-values.ts';

/** Fields saved in the draft. Consents are excluded: each must be given for the text currently displayed. */
const FIELDS = ['name', 'phone', 'comment', 'callTime', 'contactBy'] as const satisfies readonly LeadField[];

export type Draft = Readonly<Record<string, string>>;

export type DraftKeeper = {
  read(): Draft | null;
  keep(values: Readonly<Record<string, unknown>>): void;
  clear(): void;
};

/** Keeps the draft across reloads and pages of one tab; with blocked storage there is no draft. */
export function createLeadDraft(
  formId: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): DraftKeeper {
  const name = draftName(formId);
  return {
    read: () => attempt(() => pick(JSON.parse(storage().getItem(name) ?? 'null'), [...FIELDS, 'shownAt'])),
    keep(values) {
      const written = pick(values, FIELDS);
      attempt(() => {
        if (!written) storage().removeItem(name);
        else storage().setItem(name, JSON.stringify({ ...written, ...pick(values, ['shownAt']) }));
      });
    },
    clear: () => void attempt(() => storage().removeItem(name)),
  };
}

function pick(values: unknown, names: readonly string[]): Draft | null {
  if (typeof values !== 'object' || values === null) return null;
  const entries = names.flatMap((name) => {
    const value = (values as Record<string, unknown>)[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** Restores the draft into fields that the visitor has not filled in since. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = fieldOf(form, name);
    if (!field) continue;
    const isFree = field instanceof HTMLSelectElement ? field.selectedIndex <= 0 : field.value === '';
    if (!(isFree || name === 'shownAt') || !offers(field, value)) continue;
    field.value = value;
    // An `input` event updates the phone mask and other listeners.
    if (field.type !== 'hidden') field.dispatchEvent(new Event('input', { bubbles: true }));
    if (field instanceof HTMLSelectElement) field.closest('details')?.setAttribute('open', '');
  }
}

/** An option that is no longer offered, such as yesterday's «Сегодня вечером», is not restored. */
function offers(field: FormField, value: string): boolean {
  return !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);
}
