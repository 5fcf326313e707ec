import { type FormField, fieldOf } from './field-of.ts';
import type { Draft } from './lead-draft.ts';

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
