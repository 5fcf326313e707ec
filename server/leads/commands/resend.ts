import { counted, LEADS } from '../../../model/format/plural.ts';
import { channelTitle } from '../channels/channels.ts';
import { AT_COMMAND_LINE } from '../operations/lead-progress.ts';
import { resendDead, resendLead } from '../operations/resend.ts';
import { recordResend } from '../operations/work-on-lead.ts';
import { channelName, leadNumber, textOption } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';
import { UsageError } from './command.ts';

export const resend: Command = {
  name: 'resend',
  usage: 'НОМЕР [КАНАЛ]  или  --dead КАНАЛ',
  summary: 'отправить ещё раз: туда, где не доставлена, или в названный канал',
  details: ['--dead КАНАЛ        всё, что этот канал не смог доставить; после того как он починен'],
  options: { dead: { type: 'string' } },
  async run(given, context) {
    const dead = textOption(given, 'dead');
    if (dead !== undefined) return resendAllDead(channelName(dead), context);
    const [word, channel] = given.words;
    const number = leadNumber(word);
    const { database, channels, now, say } = context;
    const names = channels.map(({ name }) => name);
    const queued = await resendLead(database, number, {
      channels: names,
      now: now(),
      ...(channel === undefined ? {} : { channel: wantedChannel(channel, names) }),
    });
    if (queued.length === 0) {
      say(
        `№ ${number}: отправлять нечего. Или такой заявки нет, или она доставлена везде, или в карантине (not-spam), или её срок вышел.`,
      );
      return 1;
    }
    const where = queued.map(channelTitle).join(', ');
    await recordResend(database, number, { author: AT_COMMAND_LINE, now: now(), words: where });
    say(`№ ${number} отправится ещё раз: ${where}.`);
    return 0;
  },
};

function wantedChannel(text: string, configured: readonly string[]): string {
  const name = channelName(text);
  if (!configured.includes(name))
    throw new UsageError(`${channelTitle(name)}: канал не настроен, см. docs/ru/channels.md.`);
  return name;
}

async function resendAllDead(channel: string, { database, now, say }: CommandContext): Promise<number> {
  const count = await resendDead(database, channel, now());
  say(
    count === 0
      ? `${channelTitle(channel)}: недоставленных нет.`
      : `${channelTitle(channel)}: отправится ещё раз ${counted(count, LEADS)}.`,
  );
  return 0;
}
