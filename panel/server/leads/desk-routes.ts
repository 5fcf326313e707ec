import { daysAfter } from '../../../model/format/calendar.ts';
import { isoDayAt, startOfDay } from '../../../model/format/date.ts';
import type { LeadStage } from '../../../model/lead/lead-stages.ts';
import { LEAD_STAGE_NAMES } from '../../../model/lead/lead-stages.ts';
import { countLeads } from '../../../server/leads/operations/count-leads.ts';
import { listLeads } from '../../../server/leads/operations/find-leads.ts';
import { readClock, readPromise } from '../../../server/release/contact.ts';
import type { LeadAgenda, LeadBoard } from '../../contract/leads.ts';
import { AGENDA_DAYS } from '../../contract/leads.ts';
import type { Route } from '../http/route.ts';
import type { LeadsParts } from './leads-parts.ts';
import { leadsWithTasks } from './leads-with-tasks.ts';
import { toCard } from './to-card.ts';

const BOARD_STAGES: readonly LeadStage[] = LEAD_STAGE_NAMES.filter((stage) => stage !== 'lost' && stage !== 'spam');
const MAX_IN_COLUMN = 30;

/** Views of a wide screen: a board by stages, and an agenda of reminders and promised calls. */
export function deskRoutes({ stores, dataDir, now }: LeadsParts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/leads/board',
      operation: 'leads',
      async handle(context) {
        const database = await stores.open();
        const promise = readPromise(dataDir);
        const { stages } = await countLeads(database, now());
        const columns = BOARD_STAGES.map(async (stage) => {
          const leads = await listLeads(database, { status: 'accepted', stages: [stage] }, { limit: MAX_IN_COLUMN });
          return { stage, leads: leads.map((lead) => toCard(lead, promise)), total: stages[stage] };
        });
        const clock = readClock(dataDir);
        const board: LeadBoard = { columns: await Promise.all(columns), clock, now: now().toISOString() };
        return context.json(board);
      },
    },
    {
      method: 'GET',
      path: '/api/leads/agenda',
      operation: 'leads',
      async handle(context) {
        const database = await stores.open();
        const clock = readClock(dataDir);
        const lastDay = daysAfter(isoDayAt(now(), clock.utcOffsetHours), AGENDA_DAYS);
        const end = startOfDay(lastDay, clock.utcOffsetHours);
        const found = await leadsWithTasks(database, dataDir, { now: now(), remindBy: end });
        // A new lead may have a later reminder.
        const leads = found.filter(({ remindAt }) => remindAt === null || new Date(remindAt) < end);
        const agenda: LeadAgenda = { leads, clock, now: now().toISOString() };
        return context.json(agenda);
      },
    },
  ];
}
