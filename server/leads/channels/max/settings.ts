import { z } from 'zod';
import type { ValuesOf } from '../../contract/variables.ts';
import { variable } from '../../contract/variables.ts';
import { certificateFile, consequence, serviceUrl, token } from '../setting-schemas.ts';

export const variables = {
  token: variable('MAX_BOT_TOKEN', token, 'токен бота с business.max.ru', { secret: true }),
  chat: variable('MAX_CHAT_ID', z.string().regex(/^-?\d{1,20}$/), 'номер чата, например -75137613795359'),
  apiUrl: variable('MAX_API_URL', serviceUrl.default('https://platform-api2.max.ru'), 'адрес программного входа MAX'),
  /** PEM of the root that signs MAX's certificate. The root is trusted for MAX only, not for the whole process. */
  ca: variable('MAX_CA_FILE', certificateFile.optional(), 'путь к файлу PEM с корневым сертификатом Минцифры'),
  withPersonalData: variable(
    'MAX_PERSONAL_DATA',
    consequence('recipient-named-in-consent'),
    'recipient-named-in-consent или пусто. С ним имена и телефоны идут в компанию, которой принадлежит MAX: это передача третьему ' +
      'лицу (152-ФЗ, ст. 6 и 9), его должен называть текст согласия',
  ),
};

export type MaxSettings = ValuesOf<typeof variables>;
