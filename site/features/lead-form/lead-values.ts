import { readPhone } from '../../../model/format/read-phone.ts';
import { CONSENT_MISSING } from '../../../model/lead/lead-errors.ts';
import type { VisitorField } from '../../../model/lead/lead-fields.ts';
import type { LeadField } from '../../../model/lead/lead-schema.ts';

export type LeadProblems = Partial<Record<VisitorField, string>>;

const JSON_FIELDS: readonly string[] = ['answers', 'attribution'] satisfies LeadField[];

export type LeadValues = Readonly<Record<string, unknown>>;

export function toLeadValues(entries: Iterable<readonly [string, FormDataEntryValue]>): LeadValues {
  const values: Record<string, unknown> = {};
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue;
    values[name] = JSON_FIELDS.includes(name) && value !== '' ? JSON.parse(value) : value;
  }
  return values;
}

export function findProblems(values: LeadValues): LeadProblems {
  const phone = phoneProblem(typeof values.phone === 'string' ? values.phone : '');
  return { ...(phone ? { phone } : {}), ...(values.consent ? {} : { consent: CONSENT_MISSING }) };
}

/** Validates a field on blur; an empty field is reported only on submit. */
export function problemOnLeaving(field: VisitorField, value: string): string | null {
  return field === 'phone' && value.trim() !== '' ? phoneProblem(value) : null;
}

function phoneProblem(typed: string): string | null {
  const reading = readPhone(typed);
  return reading.ok ? null : reading.problem;
}

export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isField(target: unknown): target is FormField {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

export function fieldOf(form: HTMLFormElement, name: string): FormField | null {
  const control = form.elements.namedItem(name);
  return isField(control) ? control : null;
}
