import type { LeadField } from '../../../model/lead/lead-schema.ts';
import { attempt } from '../../storage/attempt.ts';
import { draftName } from './lead-key.ts';
import { type FormField, fieldOf } from './lead-values.ts';

/** What is kept of a form. Never a consent: each is given anew, for the text that stands beside its box. */
const FIELDS = ['name', 'phone', 'comment', 'callTime', 'contactBy'] as const satisfies readonly LeadField[];

export type Draft = Readonly<Record<string, string>>;

export type DraftKeeper = {
  read(): Draft | null;
  /** Takes what a form would send; keeps what the visitor has written of it. */
  keep(values: Readonly<Record<string, unknown>>): void;
  clear(): void;
};

/** Survives a reload and a walk to another page of the tab; blocked storage costs only that. */
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

/** The named texts that are not empty, or `null` when there are none. */
function pick(values: unknown, names: readonly string[]): Draft | null {
  if (typeof values !== 'object' || values === null) return null;
  const entries = names.flatMap((name) => {
    const value = (values as Record<string, unknown>)[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** Puts back what the visitor wrote, where nothing has been written since. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = fieldOf(form, name);
    if (!field) continue;
    const isFree = field instanceof HTMLSelectElement ? field.selectedIndex <= 0 : field.value === '';
    if (!(isFree || name === 'shownAt') || !offers(field, value)) continue;
    field.value = value;
    // The mask and whoever else follows the field are told as if it had been typed.
    if (field.type !== 'hidden') field.dispatchEvent(new Event('input', { bubbles: true }));
    if (field instanceof HTMLSelectElement) field.closest('details')?.setAttribute('open', '');
  }
}

/** «Сегодня вечером» that was chosen yesterday is offered no more: the visitor chooses anew. */
function offers(field: FormField, value: string): boolean {
  return !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);
}
