import type { LaunchReadings } from './launch-readings.ts';
import type { LineState } from './line-parts.ts';
import { done, forOperator, left, problemIn } from './line-parts.ts';

/** Every channel must have delivered a test message or a lead, and letters must not end up in spam. */
export function channelsLine({ channels, site, record: { tests } }: LaunchReadings): LineState {
  const note = forOperator('channels.md');
  if (channels.length === 0) return left('Заявки видны только в панели. Настройте почту и ещё один канал.', { note });
  const failing = channels.find(({ isFailing }) => isFailing);
  if (failing) return left(`${failing.title}: есть недоставленные заявки. Подробности — в «Доставке заявок» ниже.`);
  const refused = channels.find(({ channel }) => tests[channel]?.ok === false);
  if (refused) return left(`${refused.title}: проверка не прошла. Что исправить, сказано рядом с каналом.`, { note });
  const silent = channels.filter(({ channel, lastDelivered }) => !tests[channel] && lastDelivered === null);
  if (silent.length > 0) {
    const names = silent.map(({ title }) => title).join(', ');
    const act = 'Отправьте проверочное сообщение и посмотрите, что оно пришло.';
    return { state: 'unknown', words: `Ещё ничего не приходило: ${names}. ${act}` };
  }
  const problem = problemIn(site.mail);
  return problem === null ? done('Каждый канал принимает сообщения.') : left(problem, { note });
}
