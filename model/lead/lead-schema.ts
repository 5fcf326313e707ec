import { z } from 'zod';
import { readPhone } from '../format/read-phone.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import type { Consent } from './consent.ts';
import { CONTACT_WAYS } from './contact-ways.ts';
import { ANSWERS_UNREADABLE, COMMENT_UNREADABLE, NAME_UNREADABLE, tooLong } from './lead-errors.ts';
import type { LeadAnswers } from './lead-fields.ts';
import { LEAD_LIMITS } from './lead-fields.ts';
import type { LeadKind } from './lead-kinds.ts';
import { FORM_LEAD_KIND_NAMES } from './lead-kinds.ts';

const typed = (field: 'name' | 'comment', clean: (text: string) => string, unreadable: string) =>
  z
    .string(unreadable)
    .transform(clean)
    .pipe(z.string().max(LEAD_LIMITS[field], tooLong(field)))
    .nullish()
    .transform((text) => text ?? '');

/** Invalid values become empty, because hidden fields are not the visitor's fault. */
const hidden = z
  .string()
  .transform((value) => cleanLine(value).slice(0, LEAD_LIMITS.hidden))
  .catch('');

const phone = z
  .union([z.string(), z.number().transform(String)])
  .catch('')
  .transform((value, context) => {
    const typedPhone = cleanLine(value).slice(0, LEAD_LIMITS.phone);
    const reading = readPhone(typedPhone);
    if (reading.ok) return { typed: typedPhone, e164: reading.phone };
    context.addIssue(reading.problem);
    return z.NEVER;
  });

/** Timestamp of the browser's clock; invalid values become `null`. */
const moment = z.union([z.iso.datetime({ offset: true }).transform((text) => new Date(text)), z.null()]).catch(null);

/** Form posts encode objects as JSON text. */
const orJsonText = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(parseText, schema);

const label = z.string().max(100).transform(cleanLine);
const scalar = z.union([z.string().max(LEAD_LIMITS.hidden).transform(cleanText), z.number(), z.boolean()]);
const answers: z.ZodType<LeadAnswers> = z.record(
  label,
  z.union([scalar, z.null(), z.array(scalar).max(50)]),
  ANSWERS_UNREADABLE,
);
const touch = z.record(label, z.union([scalar, z.null()]));
const attribution: z.ZodType<Readonly<Record<string, unknown>>> = z.record(label, z.union([scalar, z.null(), touch]));

/** Fields of a lead form, posted as JSON or as a form, without its checkboxes. */
export const leadFormSchema = z.object({
  kind: z.enum(FORM_LEAD_KIND_NAMES),
  phone,
  name: typed('name', cleanLine, NAME_UNREADABLE),
  comment: typed('comment', cleanText, COMMENT_UNREADABLE),
  /** Slug of the work, flat, package or other item of the page. */
  subject: hidden,
  titleShown: hidden,
  priceShown: hidden,
  /** Requested call time in the words of the form; empty for as soon as possible. */
  callTime: hidden.transform((value) => value.slice(0, LEAD_LIMITS.callTime)),
  viewing: hidden.transform((value) => value.slice(0, LEAD_LIMITS.callTime)),
  contactBy: z.enum(CONTACT_WAYS).catch('call'),
  page: hidden.transform((value) => (/^\/(?![/\\])/.test(value) ? value : '')),
  answers: orJsonText(answers.nullish())
    .optional()
    .transform((value) => value ?? null),
  attribution: orJsonText(attribution.nullish())
    .catch(null)
    .transform((value) => value ?? null),
  shownAt: moment,
  sentAt: moment,
  /** Idempotency key; empty or missing when the form is posted without JavaScript. */
  key: z
    .string()
    .regex(/^([\w-]{8,100})?$/)
    .nullish(),
  /** Honeypot field, invisible to people. */
  website: z.unknown().optional(),
});

const UNTICKED = ['', 'false', 'off', 'no', '0'];

/** A ticked checkbox is `true` with a separate version field, the version itself, or `{ version }`. */
const box = z
  .union([
    z.boolean(),
    z.string().transform((value) => (UNTICKED.includes(value) ? false : value)),
    z.object({ version: z.string() }),
  ])
  .catch(false);
const version = z.string().catch('');

/** Checkboxes of a form, parsed separately, so that their errors are reported together with those of the fields. */
export const leadBoxesSchema = z.object({
  kind: z.enum(FORM_LEAD_KIND_NAMES).catch('callback'),
  consent: box,
  consentVersion: version,
  marketing: box,
  marketingVersion: version,
});

export type TickedBox = z.output<typeof box>;

type FormValues = z.output<typeof leadFormSchema>;

export type LeadField = keyof FormValues | keyof z.output<typeof leadBoxesSchema>;

/** Parsed data from the visitor, without data of the connection. */
export type Lead = Readonly<
  Omit<FormValues, 'kind' | 'phone' | 'shownAt' | 'sentAt' | 'key' | 'website' | 'viewing'>
> & {
  readonly kind: LeadKind;
  /** E.164. */
  readonly phone: string;
  readonly phoneTyped: string;
  readonly marketing: boolean;
  readonly consents: readonly Consent[];
};

function parseText(value: unknown): unknown {
  if (value === '') return undefined;
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
