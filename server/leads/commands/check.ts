import { counted, LEADS } from '../../../model/format/plural.ts';
import type { LocalClock } from '../../release/contact.ts';
import { CHANNELS, channelTitle } from '../channels/channels.ts';
import { checkChannels } from '../channels/check-channels.ts';
import { clockWords } from '../contract/clock-words.ts';
import { checkSmartCaptcha } from '../http/human-check/smart-captcha.ts';
import type { ChannelQueue, Stall } from '../operations/channel-queues.ts';
import { channelQueues, countQuarantined } from '../operations/channel-queues.ts';
import { settleCheck } from '../outgoing/check-result.ts';
import type { Command, CommandContext } from './command.ts';

const CARRIERS = CHANNELS.filter(({ carriesAlarms }) => carriesAlarms).map(({ title }) => title);

export const check: Command = {
  name: 'check',
  usage: '',
  summary: 'спросить каждый канал, примет ли он заявки; код выхода 1, если какой-то не примет или очередь стоит',
  options: {},
  async run(_given, context) {
    const { database, channels, warnings, say } = context;
    say(`База: ${database.title}.`);
    const isMoving = await sayQueues(context);
    const isCaptchaSound = await sayCaptcha(context);
    for (const warning of warnings) say(`! ${warning}`);
    if (channels.length === 0) return 1;
    const checks = await checkChannels(channels);
    for (const { title, ok, words } of checks) say(`${ok ? '✓' : '✗'} ${title}: ${words}`);
    if (!channels.some((channel) => channels.some((other) => other !== channel && other.alert !== undefined)))
      say(
        `! Если канал откажет, сказать об этом некому, кроме журнала сервера. Настройте второй из тех, что могут: ${CARRIERS.join(', ')}.`,
      );
    return warnings.length === 0 && isMoving && isCaptchaSound && checks.every(({ ok }) => ok) ? 0 : 1;
  },
};

async function sayCaptcha({ captcha, say }: CommandContext): Promise<boolean> {
  if (!captcha) return true;
  const { ok, words } = await settleCheck('SmartCaptcha', () => checkSmartCaptcha(captcha));
  say(`${ok ? '✓' : '✗'} Проверка на робота: ${words}`);
  return ok;
}

const STALL_WORDS: Readonly<Record<Stall, string>> = {
  'false-times':
    'Время в очереди впереди часов этой машины. Запущенный сервер поправит это сам; если нет, проверьте часы',
  'not-taken': 'Отправить пора, а никто не отправляет: сервер остановлен или канал у него не настроен',
  failing: 'Служба несколько раз подряд не ответила или отказала. Попытки продолжаются; что не так, сказано выше',
  late: 'Это дольше, чем должно быть. Попытки продолжаются, причину назовёт «npm run leads -- list --state queued»',
};

/** Whether all of them move. */
async function sayQueues({ database, now, clock, say }: CommandContext): Promise<boolean> {
  const queues = await channelQueues(database, now());
  for (const queue of queues) say(queueWords(queue, clock));
  const quarantined = await countQuarantined(database);
  if (quarantined > 0)
    say(`В карантине: ${counted(quarantined, LEADS)}. Посмотреть: npm run leads -- list --status quarantined`);
  return queues.every(({ stall }) => stall === null);
}

function queueWords({ channel, waiting, dead, oldest, stall }: ChannelQueue, clock: LocalClock): string {
  const since = oldest === null ? '' : `, первая с ${clockWords(oldest, clock)}`;
  const counts = `ждут отправки ${counted(waiting, LEADS)}${since}, не доставлено ${counted(dead, LEADS)}.`;
  return `${stall === null ? '' : '✗ '}${channelTitle(channel)}: ${counts}${stall === null ? '' : ` ${STALL_WORDS[stall]}.`}`;
}
