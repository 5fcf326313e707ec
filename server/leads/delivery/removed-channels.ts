import type { PluralForms } from '../../../model/format/plural.ts';
import { counted } from '../../../model/format/plural.ts';
import type { LeadDatabase } from '../store/lead-database.ts';
import { isWaiting } from '../store/outbox.ts';

const MESSAGES: PluralForms = ['сообщение', 'сообщения', 'сообщений'];

/** Returns one line for each channel that still has queued messages but is no longer configured. */
export async function warnOfRemovedChannels(database: LeadDatabase, channels: readonly string[]): Promise<string[]> {
  const rows = await database.read((db) =>
    db
      .selectFrom('outbox')
      .select((of) => ['channel', of.fn.countAll<number>().as('waiting')])
      .where(isWaiting)
      .$if(channels.length > 0, (query) => query.where('channel', 'not in', channels))
      .groupBy('channel')
      .orderBy('channel')
      .execute(),
  );
  return rows.map(
    ({ channel, waiting }) =>
      `Канал ${channel} больше не настроен, а в очереди к нему ${counted(waiting, MESSAGES)}. Верните настройки канала или отправьте заявки по другому.`,
  );
}
