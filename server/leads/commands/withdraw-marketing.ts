import { formatPhone } from '../../../model/format/phone.ts';
import { counted, LEADS } from '../../../model/format/plural.ts';
import { openPhoneHash } from '../operations/phone-hash.ts';
import { withdrawMarketing } from '../operations/withdraw-marketing.ts';
import { phoneNumber } from './arguments.ts';
import type { Command } from './command.ts';

export const withdraw: Command = {
  name: 'withdraw-marketing',
  usage: 'ТЕЛЕФОН',
  summary: 'отозвать согласие на рекламу; заявки, по которым ещё говорят, остаются',
  options: {},
  async run({ words }, { database, dataDir, now, say }) {
    const phone = phoneNumber(words);
    const hash = await openPhoneHash(database, dataDir);
    const count = await withdrawMarketing(database, phone, { hash, now: now() });
    say(
      count === 0
        ? `${formatPhone(phone)}: согласия на рекламу не было.`
        : `${formatPhone(phone)}: согласие на рекламу отозвано, ${counted(count, LEADS)}. Уберите телефон и из списков рассылки.`,
    );
    return 0;
  },
};
