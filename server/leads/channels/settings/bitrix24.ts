import { z } from 'zod';
import { positiveId, serviceUrl } from './schemas.ts';
import type { Given } from './variables.ts';
import { readGroup, variable } from './variables.ts';

export type Bitrix24Settings = {
  /** With the secret code in it. */
  readonly webhookUrl: string;
  /** Who gets the leads; absent: the owner of the webhook. */
  readonly assignedTo?: number | undefined;
  readonly source: string;
};

const FIELDS = {
  webhookUrl: variable(
    'BITRIX24_WEBHOOK_URL',
    serviceUrl.refine((text) => /^\/rest\/\d+\/\w+\/?$/.test(new URL(text).pathname)),
    'the address of an incoming webhook, for example https://company.bitrix24.ru/rest/1/code/',
    { secret: true },
  ),
  assignedTo: variable('BITRIX24_ASSIGNED_ID', positiveId.optional(), 'the number of an employee in Bitrix24'),
  source: variable(
    'BITRIX24_SOURCE_ID',
    z
      .string()
      .regex(/^\w{1,50}$/)
      .default('WEB'),
    'the id of a source in Bitrix24, for example WEB',
  ),
};

export function readBitrix24Settings(given: Given, report: (line: string) => void): Bitrix24Settings | null {
  return readGroup('Bitrix24', FIELDS, given, report);
}
