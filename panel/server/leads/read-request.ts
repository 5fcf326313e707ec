import { z } from 'zod';
import { nextDay } from '../../../model/format/calendar.ts';
import { startOfDay } from '../../../model/format/date.ts';
import { LEAD_KIND_NAMES } from '../../../model/lead/lead-kinds.ts';
import type { LeadStage } from '../../../model/lead/lead-stages.ts';
import { LEAD_STAGE_NAMES } from '../../../model/lead/lead-stages.ts';
import type { LeadFilter } from '../../../server/leads/operations/lead-filter.ts';
import type { LeadView } from '../../contract/leads.ts';
import { FIRST_VIEW, LEAD_VIEW_NAMES, VIEW_OF_STAGE } from '../../contract/leads.ts';
import type { PanelContext } from '../http/route.ts';

export function numberOf(context: PanelContext): number {
  return Number(context.req.param('number'));
}

const NO_SUCH_FILTER = 'Такого фильтра у списка заявок нет.';
const day = z.iso.date('День пишется так: 2026-11-20.');

/** The query is in the body, because a search can contain a phone and URLs appear in logs and histories. */
export const querySchema = z.object({
  show: z.enum(LEAD_VIEW_NAMES, 'Такого списка заявок нет.').default(FIRST_VIEW),
  text: z.string().max(200, 'Ищите по имени, телефону или номеру: не больше 200 знаков.').default(''),
  kind: z.enum(LEAD_KIND_NAMES as [string, ...string[]], 'Такого вида заявок нет.').optional(),
  from: day.optional(),
  to: day.optional(),
  mine: z.literal('1', NO_SUCH_FILTER).optional(),
  before: z.int(NO_SUCH_FILTER).positive(NO_SUCH_FILTER).optional(),
});

type Asker = { readonly personId: string; readonly utcOffsetHours: number; readonly now: Date };

export type LeadQuery = { readonly view: LeadView; readonly filter: LeadFilter; readonly before: number | null };

/** Converts a query to database filters; a text search ignores the view to find a person in all views. */
export function queryOf(asked: z.infer<typeof querySchema>, { personId, utcOffsetHours, now }: Asker): LeadQuery {
  const { show, text, kind, from, to, mine, before } = asked;
  return {
    view: show,
    before: before ?? null,
    filter: {
      ...(text.trim() === '' ? filterOf(show, now) : { text }),
      ...(kind === undefined ? {} : { kind: kind as LeadFilter['kind'] & string }),
      ...(from === undefined ? {} : { from: startOfDay(from, utcOffsetHours) }),
      ...(to === undefined ? {} : { to: startOfDay(nextDay(to), utcOffsetHours) }),
      ...(mine === undefined ? {} : { takenBy: personId }),
    },
  };
}

const NOT_SPAM = LEAD_STAGE_NAMES.filter((stage) => stage !== 'spam');
export const IN_WORK = stagesIn('work');
export const OVER = stagesIn('over');

export function filterOf(view: LeadView, now: Date): LeadFilter {
  switch (view) {
    case 'inbox':
      return { status: 'accepted', stages: stagesIn('inbox') };
    case 'work':
      return { status: 'accepted', stages: IN_WORK };
    case 'due':
      return { remindBy: now };
    case 'trouble':
      return { isUndelivered: true };
    case 'held':
      return { status: 'quarantined', stages: NOT_SPAM };
    case 'over':
      return { status: 'accepted', stages: OVER };
    case 'spam':
      return { stages: stagesIn('spam') };
    case 'all':
      return {};
  }
}

function stagesIn(view: LeadView): readonly LeadStage[] {
  return LEAD_STAGE_NAMES.filter((stage) => VIEW_OF_STAGE[stage] === view);
}
