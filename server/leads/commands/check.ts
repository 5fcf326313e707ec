import { counted, LEADS } from '../../../model/format/plural.ts';
import { DELIVERY } from '../../ops/checks/channels.ts';
import { examine, type Level } from '../../ops/checks/check.ts';
import { checkContext } from '../../ops/checks/context.ts';
import type { LocalClock } from '../../release/contact.ts';
import { channelTitle } from '../channels/channels.ts';
import { clockWords } from '../contract/clock-words.ts';
import type { ChannelQueue, Stall } from '../operations/channel-queues.ts';
import { channelQueues, countQuarantined } from '../operations/channel-queues.ts';
import type { Command, CommandContext } from './command.ts';

const SIGNS: Readonly<Record<Level, string>> = { ok: '✓', advice: '!', trouble: '✗' };

export const check: Command = {
  name: 'check',
  usage: '',
  summary: 'спросить каждый канал, примет ли он заявки; код выхода 1, если какой-то не примет или очередь стоит',
  options: {},
  async run(_given, context) {
    const { database, environment, say } = context;
    say(`База: ${database.title}.`);
    const isMoving = await sayQueues(context);
    const findings = await examine(DELIVERY, checkContext(environment));
    for (const { level, title, words } of findings) say(`${SIGNS[level]} ${title}: ${words}`);
    return isMoving && findings.every(({ level }) => level !== 'trouble') ? 0 : 1;
  },
};

const STALL_WORDS: Readonly<Record<Stall, string>> = {
  'false-times':
    'Время в очереди впереди часов этой машины. Запущенный сервер поправит это сам; если нет, проверьте часы',
  'not-taken': 'Отправить пора, а никто не отправляет: сервер остановлен или канал у него не настроен',
  failing: 'Служба несколько раз подряд не ответила или отказала. Попытки продолжаются; что не так, сказано выше',
  late: 'Это дольше, чем должно быть. Попытки продолжаются, причину назовёт «npm run leads -- list --state queued»',
};

/** Prints the queues; returns `true` when none of them is stalled. */
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
