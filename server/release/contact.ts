import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { NEUTRAL_COLOURS } from '../../model/brand/brand-colours.ts';
import { coloursSchema } from '../../model/kinds/brand.ts';

export const CONTACT_FILE = 'contact.json';

/** Whose clock people are told times by, and the city that names it. */
export type LocalClock = z.infer<typeof clockSchema>;

const clockSchema = z.object({ city: z.string(), utcOffsetHours: z.number() });

const time = z.string();

/** When the company calls back, as its site says: hours, holidays, and the minutes where it promises some. */
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

/** Before the first release nobody knows the company's clock. */
export const UTC: LocalClock = { city: 'UTC', utcOffsetHours: 0 };

/** How the company of a release is reached and looks, for whom no page can tell it. */
export const contactSchema = z.object({
  phone: z.string(),
  /** Where to write; a release from before they were named has none. */
  ways: z.array(z.object({ label: z.string(), url: z.string() })).default([]),
  clock: clockSchema.default(UTC),
  /** A release from before it was written here has none. */
  promise: promiseSchema.nullable().catch(null),
  /** A release from before they were content has none. */
  colours: coloursSchema.catch(NEUTRAL_COLOURS),
});

export type Contact = z.infer<typeof contactSchema>;

/** Of the current release. At once, for a time is told in the middle of a sentence; the file is small and seldom asked for. */
export function readClock(dataDir: string): LocalClock {
  return readContact(dataDir)?.clock ?? UTC;
}

/** What visitors are promised now; `null`: there is no release that says. */
export function readPromise(dataDir: string): CallBackPromise | null {
  return readContact(dataDir)?.promise ?? null;
}

function readContact(dataDir: string): Contact | null {
  try {
    return contactSchema.parse(JSON.parse(readFileSync(join(dataDir, 'current', CONTACT_FILE), 'utf8')));
  } catch {
    return null;
  }
}
