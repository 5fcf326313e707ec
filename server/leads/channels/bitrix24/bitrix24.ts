import { z } from 'zod';
import type { ChannelService, LeadMessage, Outcome } from '../../contract/channel.ts';
import { settleCheck } from '../../outgoing/check-result.ts';
import { settle } from '../../outgoing/failure.ts';
import { defineChannel } from '../define-channel.ts';
import type { Links } from '../words/links.ts';
import { askBitrix24, BITRIX24 } from './ask.ts';
import { checkBitrix24 } from './check.ts';
import { bitrix24Fields, ENTITY_TYPE_LEAD, ORIGINATOR } from './fields.ts';
import type { Bitrix24Settings } from './settings.ts';
import { variables } from './settings.ts';

const found = z.object({ items: z.array(z.object({ id: z.number() })) });
const added = z.object({ item: z.object({ id: z.number() }) });

export function createBitrix24(settings: Bitrix24Settings, links: Links): ChannelService {
  /** Bitrix24 takes the same lead twice: before a repeat one has to look. */
  async function find(key: string, signal: AbortSignal) {
    const filter = { originatorId: ORIGINATOR, originId: key };
    const params = { entityTypeId: ENTITY_TYPE_LEAD, select: ['id'], filter };
    return askBitrix24(settings, 'crm.item.list', params, found, signal);
  }

  async function send({ key, attempt, lead }: LeadMessage, signal: AbortSignal): Promise<Outcome> {
    if (attempt > 1) {
      const search = await find(key, signal);
      if (!search.ok) return search.failure;
      const [earlier] = search.result.items;
      if (earlier) return { status: 'delivered', remoteId: String(earlier.id) };
    }
    const params = { entityTypeId: ENTITY_TYPE_LEAD, fields: bitrix24Fields({ key, lead, links, settings }) };
    const answer = await askBitrix24(settings, 'crm.item.add', params, added, signal);
    return answer.ok ? { status: 'delivered', remoteId: String(answer.result.item.id) } : answer.failure;
  }

  return {
    // Two requests a second, and a repeat takes two.
    minIntervalMs: 1000,
    send: (message, signal) => settle(BITRIX24, () => send(message, signal)),
    check: (signal) => settleCheck(BITRIX24, () => checkBitrix24(settings, signal)),
  };
}

export const bitrix24 = defineChannel({
  name: 'bitrix24',
  title: BITRIX24,
  service: 'Bitrix24',
  variables,
  carriesAlarms: false,
  create: createBitrix24,
});
