import { z } from 'zod';
import type { ChannelService, LeadMessage, Outcome } from '../../contract/channel.ts';
import { bad, type CheckResult, good, settleCheck } from '../../outgoing/check-result.ts';
import { settle } from '../../outgoing/failure.ts';
import { defineChannel } from '../define-channel.ts';
import type { MessageContext } from '../words/message-context.ts';
import { askBitrix24, BITRIX24 } from './ask.ts';
import { bitrix24Fields, ENTITY_TYPE_LEAD, FILLED_FIELDS, ORIGINATOR } from './fields.ts';
import { type Bitrix24Settings, variables } from './settings.ts';

const found = z.object({ items: z.array(z.object({ id: z.number() })) });
const added = z.object({ item: z.object({ id: z.number() }) });

export function createBitrix24(settings: Bitrix24Settings, context: MessageContext): ChannelService {
  /** Bitrix24 accepts duplicates, so a repeated attempt first looks the lead up by its idempotency key. */
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
    const params = { entityTypeId: ENTITY_TYPE_LEAD, fields: bitrix24Fields({ key, lead, context, settings }) };
    const answer = await askBitrix24(settings, 'crm.item.add', params, added, signal);
    return answer.ok ? { status: 'delivered', remoteId: String(answer.result.item.id) } : answer.failure;
  }

  return {
    // Bitrix24 allows two requests a second; a repeated attempt makes two.
    minIntervalMs: 1000,
    send: (message, signal) => settle(BITRIX24, () => send(message, signal)),
    check: (signal) => settleCheck(BITRIX24, () => checkBitrix24(settings, signal)),
  };
}

export const bitrix24 = defineChannel({
  name: 'bitrix24',
  title: BITRIX24,
  variables,
  carriesAlarms: false,
  testTrace: 'В Битрикс24 появится лид: удалите его.',
  create: createBitrix24,
});

const scopes = z.array(z.string());
const fields = z.object({
  fields: z.record(z.string(), z.object({ isRequired: z.boolean(), title: z.string().optional() })),
});

/** Read-only check: webhook scopes, the permissions of the webhook owner, and the fields that the portal requires. */
async function checkBitrix24(settings: Bitrix24Settings, signal: AbortSignal): Promise<CheckResult> {
  const rights = await askBitrix24(settings, 'scope', {}, scopes, signal);
  if (!rights.ok) return bad(rights.failure.reason);
  if (!rights.result.includes('crm'))
    return bad('Вебхук действует, но права «CRM» у него нет: добавьте его в настройках вебхука.');

  const filter = { originatorId: ORIGINATOR, originId: 'check' };
  const params = { entityTypeId: ENTITY_TYPE_LEAD, select: ['id'], filter };
  const list = await askBitrix24(settings, 'crm.item.list', params, z.object({ items: z.array(z.unknown()) }), signal);
  if (!list.ok) return bad(list.failure.reason);

  const shape = await askBitrix24(settings, 'crm.item.fields', { entityTypeId: ENTITY_TYPE_LEAD }, fields, signal);
  if (!shape.ok) return bad(shape.failure.reason);
  const missing = Object.entries(shape.result.fields)
    .filter(([name, { isRequired }]) => isRequired && !FILLED_FIELDS.includes(name))
    .map(([name, { title }]) => `«${title ?? name}»`);
  if (missing.length > 0) {
    return bad(`Портал требует в лиде ${missing.join(', ')}: на сайте этого не спрашивают. Снимите обязательность.`);
  }
  return good('Вебхук действует, лиды можно создавать и находить.');
}
