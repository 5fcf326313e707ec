import { rotatePhoneKey } from '../operations/phone-hash.ts';
import type { Command } from './command.ts';

export const rotateKey: Command = {
  name: 'rotate-key',
  usage: '',
  summary: 'новый ключ журнала удалений; прежние остаются для прежних записей',
  options: {},
  async run(_, { database, dataDir, say }) {
    await rotatePhoneKey(database, dataDir);
    say('Новый ключ в leads.key, прежние за ним. Сделайте копию: npm run backup.');
    return 0;
  },
};
