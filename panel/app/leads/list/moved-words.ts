import type { LeadCard, LeadView } from '../../../contract/leads.ts';
import { LEAD_VIEWS, VIEW_OF_STAGE } from '../../../contract/leads.ts';

const LEFT_BY_STAGE: readonly LeadView[] = ['held', ...Object.values(VIEW_OF_STAGE)];

/** Says where a lead is that has left the shown view by its stage; otherwise `null`. */
export function movedWords({ stage, isHeld }: Pick<LeadCard, 'stage' | 'isHeld'>, shown: LeadView): string | null {
  const view = VIEW_OF_STAGE[stage];
  return isHeld || view === shown || !LEFT_BY_STAGE.includes(shown) ? null : `перешла в «${LEAD_VIEWS[view]}»`;
}
