import { channelTitle } from '../channels/channels.ts';
import type { LeadStatus } from '../contract/lead.ts';
import type { Delivery } from '../operations/lead-details.ts';
import type { MessageState } from '../store/schema.ts';

export const STATUS_WORDS: Readonly<Record<LeadStatus, string>> = {
  accepted: 'принята',
  quarantined: 'в карантине',
};

export const STATE_WORDS: Readonly<Record<MessageState, string>> = {
  queued: 'ждёт отправки',
  leased: 'отправляется',
  delivered: 'доставлена',
  dead: 'не доставлена',
};

export function deliveryWords(deliveries: readonly Delivery[]): string {
  return deliveries.map(({ channel, state }) => `${channelTitle(channel)}: ${STATE_WORDS[state]}`).join('; ');
}
