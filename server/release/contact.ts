import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { NEUTRAL_COLOURS } from '../../model/brand/brand-colours.ts';
import { coloursSchema } from '../../model/kinds/brand.ts';

export const CONTACT_FILE = 'contact.json';

/** Time zone for times shown to people, with the city that names it. */
export type LocalClock = z.infer<typeof clockSchema>;

const clockSchema = z.object({ city: z.string(), utcOffsetHours: z.number() });

const time = z.string();

const promiseSchema = z.object({
  utcOffsetHours: z.number(),
  hours: z.array(
    z.object({
      days: z.array(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])),
      opens: time,
      closes: time,
    }),
  ),
  holidays: z
    .array(z.object({ from: z.string(), to: z.string().optional(), opens: time.optional(), closes: time.optional() }))
    .optional(),
  callbackMinutes: z.number().optional(),
});

export type CallBackPromise = z.infer<typeof promiseSchema>;

export const UTC: LocalClock = { city: 'UTC', utcOffsetHours: 0 };

/** Contact data and colours of the company, for responses that are not rendered pages. */
export const contactSchema = z.object({
  phone: z.string(),
  /** Messenger links; missing in older releases. */
  ways: z.array(z.object({ label: z.string(), url: z.string() })).default([]),
  clock: clockSchema.default(UTC),
  /** Missing in older releases. */
  promise: promiseSchema.nullable().catch(null),
  /** Texts that managers send from a lead, filled in except for what the lead says. Missing in older releases. */
  messages: z.array(z.object({ title: z.string(), text: z.string() })).default([]),
  /** Missing in older releases. */
  colours: coloursSchema.catch(NEUTRAL_COLOURS),
});

export type Contact = z.infer<typeof contactSchema>;

/** Reads the clock of the current release synchronously, because callers format times inline; the file is small. */
export function readClock(dataDir: string): LocalClock {
  return readContact(dataDir)?.clock ?? UTC;
}

export function readPromise(dataDir: string): CallBackPromise | null {
  return readContact(dataDir)?.promise ?? null;
}

export function readMessages(dataDir: string): Contact['messages'] {
  return readContact(dataDir)?.messages ?? [];
}

function readContact(dataDir: string): Contact | null {
  try {
    return contactSchema.parse(JSON.parse(readFileSync(join(dataDir, 'current', CONTACT_FILE), 'utf8')));
  } catch {
    return null;
  }
}
