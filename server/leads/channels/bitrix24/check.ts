import { z } from 'zod';
import type { CheckResult } from '../../outgoing/check-result.ts';
import { bad, good } from '../../outgoing/check-result.ts';
import { askBitrix24 } from './ask.ts';
import { ENTITY_TYPE_LEAD, FILLED_FIELDS, ORIGINATOR } from './fields.ts';
import type { Bitrix24Settings } from './settings.ts';

const scopes = z.array(z.string());
const fields = z.object({
  fields: z.record(z.string(), z.object({ isRequired: z.boolean(), title: z.string().optional() })),
});

/** Reads only: rights of the webhook, rights of its owner, fields that the portal demands. */
export async function checkBitrix24(settings: Bitrix24Settings, signal: AbortSignal): Promise<CheckResult> {
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
