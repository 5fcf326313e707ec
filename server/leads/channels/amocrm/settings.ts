import type { ValuesOf } from '../../contract/variables.ts';
import { variable } from '../../contract/variables.ts';
import { positiveId, serviceUrl, token } from '../setting-schemas.ts';

export const variables = {
  url: variable('AMOCRM_URL', serviceUrl, 'the address of the account, for example https://company.amocrm.ru'),
  token: variable('AMOCRM_TOKEN', token, 'a long-lived token of a private integration', { secret: true }),
  /** Absent: the main pipeline. */
  pipeline: variable('AMOCRM_PIPELINE_ID', positiveId.optional(), 'the number of a pipeline'),
};

export type AmocrmSettings = ValuesOf<typeof variables>;
