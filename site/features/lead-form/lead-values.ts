import { readPhone } from '../../../model/format/read-phone.ts';
import { LEAD_FIELDS, type LeadField } from './lead-fields.ts';

export type LeadProblems = Partial<Record<LeadField, string>>;

export const CONSENT_MISSING = 'Без согласия мы не вправе сохранить номер';
const JSON_FIELDS: readonly string[] = ['answers', 'attribution'];

/** What a form would post, as the body of the same request in JSON. */
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

/** The problem of one field once the visitor has left it; an empty field is not scolded before they send. */
export function problemOnLeaving(field: LeadField, value: string): string | null {
  return field === 'phone' && value.trim() !== '' ? phoneProblem(value) : null;
}

export function isLeadField(name: string): name is LeadField {
  return (LEAD_FIELDS as readonly string[]).includes(name);
}

function phoneProblem(typed: string): string | null {
  const reading = readPhone(typed);
  return reading.ok ? null : reading.problem;
}
