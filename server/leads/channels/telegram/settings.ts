import { z } from 'zod';
import type { ValuesOf } from '../../contract/variables.ts';
import { variable } from '../../contract/variables.ts';
import { consequence, positiveId, serviceUrl } from '../setting-schemas.ts';

export const variables = {
  token: variable(
    'TELEGRAM_BOT_TOKEN',
    z.string().regex(/^\d{5,15}:[\w-]{30,60}$/),
    'a token as @BotFather gives it, 123456789:AbC…',
    { secret: true },
  ),
  chat: variable(
    'TELEGRAM_CHAT_ID',
    z.string().regex(/^(-?\d{1,20}|@[A-Za-z]\w{3,31})$/),
    'the number of a chat, for example -1001234567890, or the @name of a channel',
  ),
  thread: variable('TELEGRAM_THREAD_ID', positiveId.optional(), 'the number of a topic in the group'),
  apiUrl: variable(
    'TELEGRAM_API_URL',
    serviceUrl.default('https://api.telegram.org'),
    'the address of a server of the Bot API',
  ),
  withPersonalData: variable(
    'TELEGRAM_PERSONAL_DATA',
    consequence('cross-border-transfer-notified'),
    '"cross-border-transfer-notified" or absent. With it names and phones go to a foreign company: a cross-border transfer ' +
      '(152-FZ, art. 12) that Roskomnadzor must be notified of beforehand and the consent must name',
  ),
};

export type TelegramSettings = ValuesOf<typeof variables>;
