import { positiveId, serviceUrl, token } from './schemas.ts';
import type { Given } from './variables.ts';
import { readGroup, variable } from './variables.ts';

export type AmocrmSettings = {
  readonly url: string;
  readonly token: string;
  /** Absent: the main pipeline. */
  readonly pipeline?: number | undefined;
};

const FIELDS = {
  url: variable('AMOCRM_URL', serviceUrl, 'the address of the account, for example https://company.amocrm.ru'),
  token: variable('AMOCRM_TOKEN', token, 'a long-lived token of a private integration', { secret: true }),
  pipeline: variable('AMOCRM_PIPELINE_ID', positiveId.optional(), 'the number of a pipeline'),
};

export function readAmocrmSettings(given: Given, report: (line: string) => void): AmocrmSettings | null {
  return readGroup('amoCRM', FIELDS, given, report);
}
