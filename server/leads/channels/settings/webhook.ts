import { z } from 'zod';
import { serviceUrl } from './schemas.ts';
import type { Given } from './variables.ts';
import { readGroup, variable } from './variables.ts';

export type WebhookSettings = {
  readonly url: string;
  /** Keys of the signature, the newest first; two while a receiver changes over. */
  readonly secrets: readonly Buffer[];
};

const PREFIX = 'whsec_';

const secret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/)
  .transform((text) => Buffer.from(text.slice(PREFIX.length), 'base64'))
  .refine(({ length }) => length >= 24 && length <= 64);

const FIELDS = {
  url: variable('LEADS_WEBHOOK_URL', serviceUrl, 'an https address', { secret: true }),
  secrets: variable(
    'LEADS_WEBHOOK_SECRET',
    z
      .string()
      .transform((text) => text.trim().split(/\s+/))
      .pipe(z.array(secret).min(1).max(3)),
    '"whsec_" and 24 to 64 random bytes in base64; during a change of secrets the new one and the old one, with a space between',
    { secret: true },
  ),
};

export function readWebhookSettings(given: Given, report: (line: string) => void): WebhookSettings | null {
  return readGroup('the webhook', FIELDS, given, report);
}
