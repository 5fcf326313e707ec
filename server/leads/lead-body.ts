import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readPhone } from '../../model/format/read-phone.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { readConsents } from './consent-choice.ts';
import type { ConsentIndex } from './consent-index.ts';
import type { Lead } from './lead.ts';
import { CONTACT_WAYS, LEAD_KINDS } from './lead.ts';
import { MESSAGES, tooLong } from './messages.ts';
import type { FormTimes } from './suspicion/time-on-form.ts';

/** By the name of the field; `form` when no field of the visitor's is to blame. */
export type LeadErrors = Readonly<Record<string, string>>;

export type LeadBody = {
  readonly lead: Lead;
  /** `null`: the form was posted without JavaScript. */
  readonly key: string | null;
  readonly isTrapped: boolean;
  readonly times: FormTimes;
  /** Of what the visitor said: the same for a retry from a page that was published anew in between. */
  readonly bodyHash: string;
};

export type LeadReading =
  | { readonly ok: true; readonly body: LeadBody }
  | { readonly ok: false; readonly errors: LeadErrors };

const NAME_LIMIT = 100;
const COMMENT_LIMIT = 2000;
const HIDDEN_LIMIT = 500;
const CALL_TIME_LIMIT = 60;

/** Never the visitor's fault, so never a reason to refuse a lead. */
const hidden = z
  .string()
  .transform((value) => cleanLine(value).slice(0, HIDDEN_LIMIT))
  .catch('');

/** As the browser's clock had it; anything else tells nothing. */
const moment = z.union([z.iso.datetime({ offset: true }).transform((text) => new Date(text)), z.null()]).catch(null);

const phone = z
  .union([z.string(), z.number().transform(String)])
  .catch('')
  .transform((value, context) => {
    const typed = cleanLine(value).slice(0, 60);
    const reading = readPhone(typed);
    if (reading.ok) return { typed, e164: reading.phone };
    context.addIssue(reading.problem);
    return z.NEVER;
  });

/** Form posts carry objects as JSON text. */
const orJsonText = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(parseText, schema);

const scalar = z.union([z.string().max(HIDDEN_LIMIT), z.number(), z.boolean()]);
const answers = z.record(
  z.string().max(100),
  z.union([scalar, z.null(), z.array(scalar).max(50)]),
  MESSAGES.answersUnreadable,
);
const touch = z.record(z.string().max(100), z.union([scalar, z.null()]));
const attribution = z.record(z.string().max(100), z.union([scalar, z.null(), touch]));

const leadBodySchema = z.object({
  kind: z.enum(LEAD_KINDS),
  phone,
  name: z
    .string(MESSAGES.nameUnreadable)
    .transform(cleanLine)
    .pipe(z.string().max(NAME_LIMIT, tooLong('Имя', NAME_LIMIT)))
    .nullish(),
  comment: z
    .string(MESSAGES.commentUnreadable)
    .transform(cleanText)
    .pipe(z.string().max(COMMENT_LIMIT, tooLong('Комментарий', COMMENT_LIMIT)))
    .nullish(),
  subject: hidden,
  titleShown: hidden,
  priceShown: hidden,
  callTime: hidden.transform((value) => value.slice(0, CALL_TIME_LIMIT)),
  contactBy: z.enum(CONTACT_WAYS).catch('call'),
  shownAt: moment,
  sentAt: moment,
  page: hidden.transform((value) => (/^\/(?![/\\])/.test(value) ? value : '')),
  answers: orJsonText(answers.nullish()).optional(),
  attribution: orJsonText(attribution.nullish()).catch(null),
  key: z
    .string()
    .regex(/^([\w-]{8,100})?$/)
    .nullish(),
  /** The honeypot: people do not see it. */
  website: z.unknown().optional(),
});

const OWN_FIELDS: readonly string[] = ['phone', 'name', 'comment', 'key'];

/** Reads what a form sent, whichever way it came, and reports everything that is wrong at once. */
export function readLeadBody(body: unknown, index: ConsentIndex): LeadReading {
  const fields = leadBodySchema.safeParse(body);
  const choice = readConsents(body, index);
  if (!fields.success || !choice.ok) {
    const errors = {
      ...(fields.success ? {} : errorsOf(fields.error)),
      ...(choice.ok ? {} : { consent: choice.problem }),
    };
    return { ok: false, errors };
  }
  const { data } = fields;
  const lead: Lead = {
    kind: data.kind,
    phone: data.phone.e164,
    phoneTyped: data.phone.typed,
    name: data.name ?? '',
    comment: data.comment ?? '',
    subject: data.subject,
    titleShown: data.titleShown,
    priceShown: data.priceShown,
    callTime: data.callTime,
    contactBy: data.contactBy,
    answers: data.answers ?? null,
    page: data.page,
    attribution: data.attribution ?? null,
    marketing: choice.consents.some(({ purpose }) => purpose === 'marketing'),
    consents: choice.consents,
  };
  const isTrapped = data.website !== undefined && data.website !== null && data.website !== '';
  const times = { shownAt: data.shownAt, sentAt: data.sentAt };
  return { ok: true, body: { lead, key: data.key || null, isTrapped, times, bodyHash: hashOf(lead) } };
}

function errorsOf(error: z.ZodError): LeadErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const [field] = path;
    if (field === 'answers') errors.form ??= MESSAGES.answersUnreadable;
    else if (field === 'key') errors.key ??= MESSAGES.formUnreadable;
    else if (typeof field === 'string' && OWN_FIELDS.includes(field)) errors[field] ??= message;
    else errors.form ??= MESSAGES.formUnreadable;
  }
  return errors;
}

function hashOf(lead: Lead): string {
  const { kind, phone, name, comment, subject, answers, marketing, callTime, contactBy } = lead;
  const sorted = answers && Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  const said = [kind, phone, name, comment, subject, sorted, marketing];
  // Left out where nothing was chosen: the hash of a form without these questions stays what it has been.
  const wishes = callTime === '' && contactBy === 'call' ? [] : [callTime, contactBy];
  return createHash('sha256')
    .update(JSON.stringify([...said, ...wishes]))
    .digest('hex');
}

function parseText(value: unknown): unknown {
  if (value === '') return undefined;
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
