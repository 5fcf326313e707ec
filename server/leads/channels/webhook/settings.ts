import { z } from 'zod';
import type { ValuesOf } from '../../contract/variables.ts';
import { variable } from '../../contract/variables.ts';
import { serviceUrl } from '../setting-schemas.ts';

const PREFIX = 'whsec_';

const secret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/)
  .transform((text) => Buffer.from(text.slice(PREFIX.length), 'base64'))
  .refine(({ length }) => length >= 24 && length <= 64);

export const variables = {
  url: variable('LEADS_WEBHOOK_URL', serviceUrl, 'адрес https', { secret: true }),
  /** Signing keys, the newest first. Two keys allow a rotation without rejected events. */
  secrets: variable(
    'LEADS_WEBHOOK_SECRET',
    z
      .string()
      .transform((text) => text.trim().split(/\s+/))
      .pipe(z.array(secret).min(1).max(3)),
    'whsec_ и от 24 до 64 случайных байт в base64; пока ключ меняют — новый и прежний через пробел',
    { secret: true },
  ),
};

export type WebhookSettings = ValuesOf<typeof variables>;
