import { channelTitle } from '../channels/channels.ts';
import { releaseLead } from '../store/release-lead.ts';
import { leadNumber } from './arguments.ts';
import type { Command } from './command.ts';
import { UsageError } from './command.ts';

export const notSpam: Command = {
  name: 'not-spam',
  usage: 'НОМЕР…',
  summary: '«не спам»: выпустить из карантина и доставить',
  options: {},
  async run({ words }, { database, channels, now, say }) {
    if (words.length === 0) throw new UsageError('Укажите номер заявки или несколько.');
    const names = channels.map(({ name }) => name);
    let code = 0;
    for (const number of words.map(leadNumber)) {
      const outcome = await releaseLead(database, number, { channels: names, now: now() });
      if (outcome === 'released') {
        const where = names.map(channelTitle).join(', ');
        say(
          `№ ${number}: выпущена. ${where === '' ? 'Каналы не настроены, отправлять некуда.' : `Отправится: ${where}.`}`,
        );
      } else {
        say(outcome === 'missing' ? `№ ${number}: такой заявки нет.` : `№ ${number}: не в карантине.`);
        code = 1;
      }
    }
    return code;
  },
};
