import { z } from 'zod';
import type { ValuesOf } from '../../contract/variables.ts';
import { variable } from '../../contract/variables.ts';
import { consequence, positiveId, serviceUrl } from '../setting-schemas.ts';

export const variables = {
  token: variable(
    'TELEGRAM_BOT_TOKEN',
    z.string().regex(/^\d{5,15}:[\w-]{30,60}$/),
    'токен, как его дал @BotFather, 123456789:AbC…',
    { secret: true },
  ),
  chat: variable(
    'TELEGRAM_CHAT_ID',
    z.string().regex(/^(-?\d{1,20}|@[A-Za-z]\w{3,31})$/),
    'номер чата, например -1001234567890, или @имя канала',
  ),
  thread: variable('TELEGRAM_THREAD_ID', positiveId.optional(), 'номер темы в группе'),
  apiUrl: variable('TELEGRAM_API_URL', serviceUrl.default('https://api.telegram.org'), 'адрес сервера Bot API'),
  withPersonalData: variable(
    'TELEGRAM_PERSONAL_DATA',
    consequence('cross-border-transfer-notified'),
    'cross-border-transfer-notified или пусто. С ним имена и телефоны идут в иностранную компанию: это трансграничная передача ' +
      '(152-ФЗ, ст. 12), о ней заранее уведомляют Роскомнадзор, и её должно называть согласие',
  ),
};

export type TelegramSettings = ValuesOf<typeof variables>;
