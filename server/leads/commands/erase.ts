import { formatPhone } from '../../../model/format/phone.ts';
import { counted, LEADS } from '../../../model/format/plural.ts';
import { channelTitle } from '../channels/channels.ts';
import { clockWords } from '../contract/clock-words.ts';
import type { Erasure } from '../operations/erase-phone.ts';
import { erasePhone, findErasures, findLeadsOf } from '../operations/erase-phone.ts';
import { openPhoneHash } from '../operations/phone-hash.ts';
import { phoneNumber } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';
import { CONSENTS, MESSAGES_SENT, NOT_PURGED } from './words.ts';

export const erase: Command = {
  name: 'erase',
  usage: 'ТЕЛЕФОН',
  summary: 'удалить всё об этом человеке по его требованию, с записью в журнал',
  details: ['--yes               не переспрашивать'],
  options: { yes: { type: 'boolean' } },
  async run({ words, options }, context) {
    const { database, dataDir, clock, ask, say } = context;
    const phone = phoneNumber(words);
    const hash = await openPhoneHash(database, dataDir);
    const own = await findLeadsOf(database, phone);
    if (own.length === 0) {
      const [last] = (await findErasures(database, phone, hash)).toReversed();
      say(`По телефону ${formatPhone(phone)} ничего не хранится.`);
      if (last)
        say(`Удаляли по требованию: ${clockWords(new Date(last.erased_at), clock)}, ${counted(last.leads, LEADS)}.`);
      return 0;
    }
    say(`${formatPhone(phone)}: ${counted(own.length, LEADS)}, № ${own.join(', ')}.`);
    if (options.yes !== true && !/^\s*да\s*$/i.test(await ask('Удалить безвозвратно? Напишите «да»: '))) {
      say('Ничего не удалено.');
      return 1;
    }
    printErasure(await erasePhone(database, phone, { hash, now: context.now() }), context);
    return 0;
  },
};

function printErasure({ leads, consents, messages, sentTo, isPurged }: Erasure, { say }: CommandContext): void {
  say(
    `Удалено: ${counted(leads, LEADS)}, ${counted(consents, CONSENTS)}, ${counted(messages, MESSAGES_SENT)}. В журнале — запись без имени и телефона.`,
  );
  if (!isPurged) say(NOT_PURGED);
  if (sentTo.length === 0) return;
  say('Копии ушли в другие системы. Удалите их там:');
  for (const { number, channel, remoteId } of sentTo)
    say(`  № ${number} — ${channelTitle(channel)}${remoteId === null ? '' : `, там под номером ${remoteId}`}`);
  say('Сотрите и старые резервные копии базы или дождитесь, пока они сменятся: удалить из них можно до 30 дней.');
}
