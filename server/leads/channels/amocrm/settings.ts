import type { ValuesOf } from '../../contract/variables.ts';
import { variable } from '../../contract/variables.ts';
import { positiveId, serviceUrl, token } from '../setting-schemas.ts';

export const variables = {
  url: variable('AMOCRM_URL', serviceUrl, 'адрес аккаунта, например https://company.amocrm.ru'),
  token: variable('AMOCRM_TOKEN', token, 'долгосрочный токен частной интеграции', { secret: true }),
  /** Omit to use the main pipeline. */
  pipeline: variable('AMOCRM_PIPELINE_ID', positiveId.optional(), 'номер воронки'),
};

export type AmocrmSettings = ValuesOf<typeof variables>;
