import { z } from 'zod';
import { readPhone } from '../../../model/format/read-phone.ts';
import { channelTitle } from '../../../server/leads/channels/channels.ts';
import { erasePhone, findErasures, findLeadsOf } from '../../../server/leads/operations/erase-phone.ts';
import { openPhoneHash, PhoneKeyError } from '../../../server/leads/operations/phone-hash.ts';
import type { LeadDatabase } from '../../../server/leads/store/lead-database.ts';
import type { ErasurePreview, ErasureReport } from '../../contract/leads.ts';
import { readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { LeadsParts } from './leads-parts.ts';

const UNREADABLE = 'Телефон не читается. Напишите его целиком, например +7 900 123-45-67.';

const erasureSchema = z.object({
  phone: z.string(UNREADABLE).max(60, UNREADABLE),
  /** Leads shown in the preview; the erasure is rejected if the phone has other leads. */
  numbers: z.array(z.number().int()).max(10_000),
});

/** Erases all data of a phone number at the person's request; the journals record the erasure without the phone. */
export function erasureRoutes({ stores, journal, dataDir, now }: LeadsParts): readonly Route[] {
  const hashOf = async (database: LeadDatabase) => {
    try {
      return await openPhoneHash(database, dataDir);
    } catch (error) {
      if (error instanceof PhoneKeyError) throw new Refusal(503, error.message);
      throw error;
    }
  };
  return [
    {
      method: 'POST',
      path: '/api/leads/erasure/preview',
      operation: 'erase-leads',
      async handle(context) {
        const phone = phoneOf((await readBody(context, erasureSchema.pick({ phone: true }))).phone);
        const database = await stores.open();
        const before = await findErasures(database, phone, await hashOf(database));
        const preview: ErasurePreview = {
          phone,
          numbers: await findLeadsOf(database, phone),
          before: before.map(({ erased_at, leads }) => ({ at: erased_at, leads })),
        };
        return context.json(preview);
      },
    },
    {
      method: 'POST',
      path: '/api/leads/erasure',
      operation: 'erase-leads',
      async handle(context) {
        const asked = await readBody(context, erasureSchema);
        const phone = phoneOf(asked.phone);
        const database = await stores.open();
        const hash = await hashOf(database);
        const numbers = await findLeadsOf(database, phone);
        if (numbers.length === 0) throw new Refusal(404, 'По этому телефону ничего не хранится.');
        if (numbers.some((number) => !asked.numbers.includes(number)))
          throw new Refusal(409, 'Пока вы смотрели, пришла ещё заявка с этого телефона. Проверьте список и повторите.');
        const { leads, consents, messages, isPurged, sentTo } = await erasePhone(database, phone, { hash, now: now() });
        const about = `заявки №\u00a0${numbers.join(', №\u00a0')}`;
        await journal.write({ who: context.get('person'), what: 'leads-erased', about });
        const report: ErasureReport = {
          ...{ leads, consents, messages, isPurged },
          copies: sentTo.map(({ number, channel, remoteId }) => ({ number, channel: channelTitle(channel), remoteId })),
        };
        return context.json(report);
      },
    },
  ];
}

/** The phone is in the body, because URLs appear in logs. */
function phoneOf(text: string): string {
  const reading = readPhone(text);
  if (reading.ok) return reading.phone;
  throw new Refusal(422, UNREADABLE);
}
