import { channelTitle } from '../channels/channels.ts';
import { showLead } from '../operations/find-leads.ts';
import { AT_COMMAND_LINE } from '../operations/lead-progress.ts';
import { markAsNotSpam } from '../operations/work-on-lead.ts';
import { leadNumber } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';
import { UsageError } from './command.ts';

export const notSpam: Command = {
  name: 'not-spam',
  usage: 'НОМЕР…',
  summary: '«не спам»: выпустить из карантина и доставить',
  options: {},
  async run({ words }, context) {
    if (words.length === 0) throw new UsageError('Укажите номер заявки или несколько.');
    let code = 0;
    for (const number of words.map(leadNumber)) {
      const problem = await release(number, context);
      if (problem === null) context.say(`№ ${number}: выпущена. ${whereTo(context)}`);
      else {
        context.say(`№ ${number}: ${problem}.`);
        code = 1;
      }
    }
    return code;
  },
};

async function release(number: number, { database, channels, now }: CommandContext): Promise<string | null> {
  const lead = await showLead(database, number);
  if (lead === null) return 'такой заявки нет';
  if (lead.status !== 'quarantined') return 'не в карантине';
  const names = channels.map(({ name }) => name);
  const { outcome } = await markAsNotSpam(database, number, { author: AT_COMMAND_LINE, now: now(), channels: names });
  if (outcome === 'done') return null;
  return outcome === 'over' ? 'её срок хранения вышел' : 'уже не в карантине';
}

function whereTo({ channels }: CommandContext): string {
  if (channels.length === 0) return 'Каналы не настроены, отправлять некуда.';
  return `Отправится: ${channels.map(({ name }) => channelTitle(name)).join(', ')}.`;
}
