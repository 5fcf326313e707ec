import { z } from 'zod';
import type { ValuesOf } from '../../contract/variables.ts';
import { variable } from '../../contract/variables.ts';
import { certificateFile, consequence, serviceUrl, token } from '../setting-schemas.ts';

export const variables = {
  token: variable('MAX_BOT_TOKEN', token, 'the token of the bot from business.max.ru', { secret: true }),
  chat: variable('MAX_CHAT_ID', z.string().regex(/^-?\d{1,20}$/), 'the number of a chat, for example -75137613795359'),
  apiUrl: variable('MAX_API_URL', serviceUrl.default('https://platform-api2.max.ru'), 'the address of the MAX Bot API'),
  /** PEM of the root that signs MAX's certificate: trusted for MAX only, not for the whole process. */
  ca: variable(
    'MAX_CA_FILE',
    certificateFile.optional(),
    'the path of a PEM file with the root certificate of the Ministry of Digital Development',
  ),
  withPersonalData: variable(
    'MAX_PERSONAL_DATA',
    consequence('recipient-named-in-consent'),
    '"recipient-named-in-consent" or absent. With it names and phones go to the company behind MAX: a transfer to a third ' +
      'party (152-FZ, art. 6 and 9) that the text of the consent must name',
  ),
};

export type MaxSettings = ValuesOf<typeof variables>;
