import { channelTitle } from '../../../server/leads/channels/channels.ts';
import type { LeadUpdate } from '../../../server/leads/operations/apply-action.ts';
import { enterCall } from '../../../server/leads/operations/enter-call.ts';
import { readLeadHistory } from '../../../server/leads/operations/lead-history.ts';
import { resendDead, resendLead } from '../../../server/leads/operations/resend.ts';
import {
  handOverLead,
  markAsNotSpam,
  moveLead,
  noteOnLead,
  recordResend,
  remindOfLead,
  takeLead,
} from '../../../server/leads/operations/work-on-lead.ts';
import type { LeadDatabase } from '../../../server/leads/store/lead-database.ts';
import { readClock } from '../../../server/release/contact.ts';
import type { CallEntered, LeadSheet } from '../../contract/leads.ts';
import { readBody } from '../http/read-body.ts';
import type { PanelContext, Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import {
  callSchema,
  handOverSchema,
  moveSchema,
  noteSchema,
  reminderSchema,
  resendAllSchema,
  resendSchema,
  takeSchema,
} from './action-bodies.ts';
import { listPage } from './lead-list.ts';
import type { LeadsParts } from './leads-parts.ts';
import { numberOf, queryOf, querySchema } from './read-request.ts';
import { toSheet } from './to-sheet.ts';

const ONE = '/api/leads/:number{[0-9]{1,9}}';

export function leadRoutes(parts: LeadsParts): readonly Route[] {
  const { stores, channels, dataDir, colleagues, now } = parts;
  const names = channels.map(({ name }) => name);
  const sheet = async (database: LeadDatabase, number: number): Promise<LeadSheet> => {
    const story = await readLeadHistory(database, number);
    if (!story) throw missing(number);
    return toSheet(story, parts);
  };
  const act = (context: PanelContext) => {
    const { id, name } = context.get('person');
    return { author: { id, name }, now: now() };
  };
  type Work = (database: LeadDatabase, number: number, context: PanelContext) => Promise<LeadUpdate>;
  const action = (path: string, work: Work): Route => ({
    method: 'POST',
    path: `${ONE}/${path}`,
    operation: 'leads',
    async handle(context) {
      const database = await stores.open();
      const number = numberOf(context);
      const worked = await work(database, number, context);
      if (worked.outcome === 'missing') throw missing(number);
      if (worked.outcome === 'over')
        throw new Refusal(409, `Срок хранения заявки №\u00a0${number} вышел: с ней больше ничего не делают.`);
      const updatedSheet = await sheet(database, number);
      if (worked.outcome === 'changed')
        throw new Refusal(409, conflictMessage(updatedSheet, context), { lead: updatedSheet });
      return context.json(updatedSheet);
    },
  });
  return [
    {
      method: 'POST',
      path: '/api/leads/list',
      operation: 'leads',
      async handle(context) {
        const { utcOffsetHours } = readClock(dataDir);
        const query = queryOf(await readBody(context, querySchema), {
          personId: context.get('person').id,
          utcOffsetHours,
          now: now(),
        });
        return context.json(await listPage(await stores.open(), query, parts));
      },
    },
    {
      method: 'POST',
      path: '/api/leads',
      operation: 'leads',
      async handle(context) {
        const { phone, ...call } = await readBody(context, callSchema);
        const written = { ...call, phone: phone.e164, phoneTyped: phone.typed };
        const number = await enterCall(await stores.open(), written, act(context));
        return context.json({ number } satisfies CallEntered);
      },
    },
    {
      method: 'GET',
      path: ONE,
      operation: 'leads',
      handle: async (context) => context.json(await sheet(await stores.open(), numberOf(context))),
    },
    action('take', async (database, number, context) =>
      takeLead(database, number, { ...act(context), ...(await readBody(context, takeSchema)) }),
    ),
    action('holder', async (database, number, context) => {
      const { to, holder } = await readBody(context, handOverSchema);
      const person = (await colleagues()).find(({ id }) => id === to);
      if (!person) throw new Refusal(422, 'Этот сотрудник больше не работает с заявками: выберите другого.');
      return handOverLead(database, number, { ...act(context), to: person, holder });
    }),
    action('stage', async (database, number, context) =>
      moveLead(database, number, { ...act(context), ...(await readBody(context, moveSchema)) }),
    ),
    action('notes', async (database, number, context) =>
      noteOnLead(database, number, { ...act(context), ...(await readBody(context, noteSchema)) }),
    ),
    action('reminder', async (database, number, context) => {
      const { at } = await readBody(context, reminderSchema);
      if (at !== null && at <= now()) throw new Refusal(422, 'Этот час уже прошёл: выберите позже.');
      return remindOfLead(database, number, { ...act(context), at });
    }),
    action('not-spam', (database, number, context) =>
      markAsNotSpam(database, number, { ...act(context), channels: names }),
    ),
    action('resend', async (database, number, context) => {
      const { channel } = await readBody(context, resendSchema);
      const queued = await resendLead(database, number, {
        channels: names,
        now: now(),
        ...(channel === undefined ? {} : { channel }),
      });
      if (queued.length === 0) {
        // `sheet` throws a 404 if the lead does not exist.
        await sheet(database, number);
        throw new Refusal(409, 'Отправлять нечего: заявка доставлена везде, ждёт в карантине или канал отключён.');
      }
      return recordResend(database, number, { ...act(context), words: queued.map(channelTitle).join(', ') });
    }),
    {
      method: 'POST',
      path: '/api/leads/resend',
      operation: 'leads',
      async handle(context) {
        const { channel } = await readBody(context, resendAllSchema);
        return context.json({ count: await resendDead(await stores.open(), channel, now()) });
      },
    },
  ];
}

function missing(number: number): Refusal {
  return new Refusal(404, `Заявки №\u00a0${number} нет. Возможно, её удалили по просьбе человека.`);
}

function conflictMessage({ card: { holder, isHeld } }: LeadSheet, context: PanelContext): string {
  if (context.req.path.endsWith('/not-spam') && !isHeld) return 'Эта заявка уже не в карантине и не в спаме.';
  if (holder !== null && holder.id !== context.get('person').id)
    return `Заявку уже ведёт ${holder.name}. Показываем, что есть сейчас.`;
  return 'Заявку уже изменили. Показываем, что есть сейчас; повторите, если всё ещё нужно.';
}
