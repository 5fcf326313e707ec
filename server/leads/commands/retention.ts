import { counted, LEADS } from '../../../model/format/plural.ts';
import { openPhoneHash } from '../operations/phone-hash.ts';
import { applyRetention, previewRetention } from '../operations/retention.ts';
import type { Command } from './command.ts';
import { NOT_PURGED } from './words.ts';

export const retention: Command = {
  name: 'retention',
  usage: '',
  summary: 'удалить то, чей срок хранения вышел; сервер делает это и сам, дважды в день',
  details: ['--dry-run           только показать'],
  options: { 'dry-run': { type: 'boolean' } },
  async run({ options }, { database, dataDir, now, say }) {
    if (options['dry-run'] === true) {
      const { remove, reduce, proofs } = await previewRetention(database, now());
      say(`Удалились бы: ${counted(remove.length, LEADS)}${listed(remove)}.`);
      say(`Остались бы только для рекламы: ${counted(reduce.length, LEADS)}${listed(reduce)}.`);
      say(`Записей о согласиях старше срока: ${proofs}.`);
      return 0;
    }
    const hash = await openPhoneHash(database, dataDir);
    const done = await applyRetention(database, { hash, now: now() });
    say(`Удалено: ${counted(done.leads, LEADS)}. Оставлено только для рекламы: ${counted(done.reduced, LEADS)}.`);
    say(`Удалено записей о согласиях: ${done.proofs}.`);
    if (!done.isPurged) say(NOT_PURGED);
    return 0;
  },
};

function listed(numbers: readonly number[]): string {
  return numbers.length === 0 ? '' : `, № ${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? '…' : ''}`;
}
