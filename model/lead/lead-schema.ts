import { z } from 'zod';
import { readPhone } from '../format/read-phone.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import type { Consent } from './consent.ts';
import { CONTACT_WAYS } from './contact-ways.ts';
import { ANSWERS_UNREADABLE, COMMENT_UNREADABLE, NAME_UNREADABLE, tooLong } from './lead-errors.ts';
import type { LeadAnswers } from './lead-fields.ts';
import { LEAD_LIMITS } from './lead-fields.ts';
import { LEAD_KIND_NAMES } from './lead-kinds.ts';

const typed = (field: 'name' | 'comment', clean: (text: string) => string, unreadable: string) =>
  z
    .string(unreadable)
    .transform(clean)
    .pipe(z.string().max(LEAD_LIMITS[field], tooLong(field)))
    .nullish()
    .transform((text) => text ?? '');

/** Never the visitor's fault, so never a reason to refuse a lead. */
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

/** As the browser's clock had it; anything else tells nothing. */
const moment = z.union([z.iso.datetime({ offset: true }).transform((text) => new Date(text)), z.null()]).catch(null);

/** Form posts carry objects as JSON text. */
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

/** What a form sends, whichever way it comes, but for its boxes. */
export const leadFormSchema = z.object({
  kind: z.enum(LEAD_KIND_NAMES),
  phone,
  name: typed('name', cleanLine, NAME_UNREADABLE),
  comment: typed('comment', cleanText, COMMENT_UNREADABLE),
  /** Slug of the work, flat, package… the form stood under. */
  subject: hidden,
  titleShown: hidden,
  priceShown: hidden,
  /** When to call, in the words of the form; empty: as soon as possible. */
  callTime: hidden.transform((value) => value.slice(0, LEAD_LIMITS.callTime)),
  /** When to show the flat, in the words of the form; told among the answers. */
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
  /** Idempotency; absent or empty: the form was posted without JavaScript. */
  key: z
    .string()
    .regex(/^([\w-]{8,100})?$/)
    .nullish(),
  /** The honeypot: people do not see it. */
  website: z.unknown().optional(),
});

const UNTICKED = ['', 'false', 'off', 'no', '0'];

/** A ticked box is `true` (its version in a field of its own), the version itself, or `{ version }`. */
const box = z
  .union([
    z.boolean(),
    z.string().transform((value) => (UNTICKED.includes(value) ? false : value)),
    z.object({ version: z.string() }),
  ])
  .catch(false);
const version = z.string().catch('');

/** The boxes of a form, read apart from its fields: what is wrong with both is told at once. */
export const leadBoxesSchema = z.object({
  kind: z.enum(LEAD_KIND_NAMES).catch('callback'),
  consent: box,
  consentVersion: version,
  marketing: box,
  marketingVersion: version,
});

export type TickedBox = z.output<typeof box>;

type FormValues = z.output<typeof leadFormSchema>;

/** The fields that a form may post. */
export type LeadField = keyof FormValues | keyof z.output<typeof leadBoxesSchema>;

/** What a visitor sent, parsed; nothing here comes from the connection. */
export type Lead = Readonly<Omit<FormValues, 'phone' | 'shownAt' | 'sentAt' | 'key' | 'website' | 'viewing'>> & {
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
