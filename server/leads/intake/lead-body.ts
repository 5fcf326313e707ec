import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Consent } from '../../../model/lead/consent.ts';
import { requiredPurpose } from '../../../model/lead/consent.ts';
import {
  ANSWERS_UNREADABLE,
  CONSENT_MISSING,
  CONSENT_OUTDATED,
  FORM_UNREADABLE,
} from '../../../model/lead/lead-errors.ts';
import { isVisitorField } from '../../../model/lead/lead-fields.ts';
import type { Lead, LeadField, TickedBox } from '../../../model/lead/lead-schema.ts';
import { leadBoxesSchema, leadFormSchema } from '../../../model/lead/lead-schema.ts';
import type { ConsentIndex } from './consent-index.ts';
import { findConsent } from './consent-index.ts';
import type { FormTimes } from './suspicion/time-on-form.ts';

/** Messages by field name; `form` holds errors that the visitor cannot fix in a field. */
export type LeadErrors = Readonly<Partial<Record<LeadField | 'form', string>>>;

export type LeadBody = {
  readonly lead: Lead;
  /** `null` when the form was posted without JavaScript. */
  readonly key: string | null;
  readonly isTrapped: boolean;
  readonly times: FormTimes;
  /** Hash of the visitor's input only, so that it is stable when the page is republished between retries. */
  readonly bodyHash: string;
};

export type LeadReading =
  | { readonly ok: true; readonly body: LeadBody }
  | { readonly ok: false; readonly errors: LeadErrors };

export function readLeadBody(body: unknown, index: ConsentIndex): LeadReading {
  const fields = leadFormSchema.safeParse(body);
  const choice = readConsents(body, index);
  if (!fields.success || !choice.ok) {
    const errors = {
      ...(fields.success ? {} : errorsOf(fields.error)),
      ...(choice.ok ? {} : { consent: choice.problem }),
    };
    return { ok: false, errors };
  }
  const { phone, key, website, shownAt, sentAt, viewing, ...said } = fields.data;
  const lead: Lead = {
    ...said,
    answers: viewing === '' ? said.answers : { ...said.answers, 'Когда показать': viewing },
    phone: phone.e164,
    phoneTyped: phone.typed,
    marketing: choice.consents.some(({ purpose }) => purpose === 'marketing'),
    consents: choice.consents,
  };
  const isTrapped = website !== undefined && website !== null && website !== '';
  return { ok: true, body: { lead, key: key || null, isTrapped, times: { shownAt, sentAt }, bodyHash: hashOf(lead) } };
}

function errorsOf(error: z.ZodError): LeadErrors {
  const errors: { -readonly [Name in keyof LeadErrors]: LeadErrors[Name] } = {};
  for (const { path, message } of error.issues) {
    const field = String(path[0]);
    if (field === 'answers') errors.form ??= ANSWERS_UNREADABLE;
    else if (field === 'key') errors.key ??= FORM_UNREADABLE;
    else if (isVisitorField(field)) errors[field] ??= message;
    else errors.form ??= FORM_UNREADABLE;
  }
  return errors;
}

function hashOf(lead: Lead): string {
  const { kind, phone, name, comment, subject, answers, marketing, callTime, contactBy } = lead;
  const sorted = answers && Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  const said = [kind, phone, name, comment, subject, sorted, marketing];
  // Omit the default values, so that the hash of a form without these questions does not change.
  const wishes = callTime === '' && contactBy === 'call' ? [] : [callTime, contactBy];
  return createHash('sha256')
    .update(JSON.stringify([...said, ...wishes]))
    .digest('hex');
}

type ConsentChoice =
  | { readonly ok: true; readonly consents: readonly Consent[] }
  | { readonly ok: false; readonly problem: string };

function readConsents(body: unknown, index: ConsentIndex): ConsentChoice {
  const parsed = leadBoxesSchema.safeParse(body);
  if (!parsed.success || parsed.data.consent === false) return { ok: false, problem: CONSENT_MISSING };

  const { kind, consent, consentVersion, marketing, marketingVersion } = parsed.data;
  const given = findConsent(index, requiredPurpose(kind), versionOf(consent, consentVersion));
  if (!given) return { ok: false, problem: CONSENT_OUTDATED };
  // Advertising needs proof of consent, so an unknown version counts as no consent.
  const advertising =
    marketing === false ? null : findConsent(index, 'marketing', versionOf(marketing, marketingVersion));
  return { ok: true, consents: advertising ? [given, advertising] : [given] };
}

function versionOf(ticked: TickedBox, named: string): string {
  if (typeof ticked === 'object') return ticked.version;
  return named === '' && typeof ticked === 'string' ? ticked : named;
}
