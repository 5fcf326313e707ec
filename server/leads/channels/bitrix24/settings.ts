import { z } from 'zod';
import type { ValuesOf } from '../../contract/variables.ts';
import { variable } from '../../contract/variables.ts';
import { positiveId, serviceUrl } from '../setting-schemas.ts';

export const variables = {
  /** The URL contains the secret code of the webhook. */
  webhookUrl: variable(
    'BITRIX24_WEBHOOK_URL',
    serviceUrl.refine((text) => /^\/rest\/\d+\/\w+\/?$/.test(new URL(text).pathname)),
    'адрес входящего вебхука, например https://company.bitrix24.ru/rest/1/code/',
    { secret: true },
  ),
  /** ID of the employee who gets the leads. Omit to use the owner of the webhook. */
  assignedTo: variable('BITRIX24_ASSIGNED_ID', positiveId.optional(), 'номер сотрудника в Битрикс24'),
  source: variable(
    'BITRIX24_SOURCE_ID',
    z
      .string()
      .regex(/^\w{1,50}$/)
      .default('WEB'),
    'код источника в Битрикс24, например WEB',
  ),
};

export type Bitrix24Settings = ValuesOf<typeof variables>;
