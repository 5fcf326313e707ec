import type { LeadStage } from '../../../../model/lead/lead-stages.ts';
import type { LeadCard, LeadView } from '../../../contract/leads.ts';
import { LEAD_VIEWS } from '../../../contract/leads.ts';

const VIEWS: Readonly<Record<LeadStage, LeadView>> = {
  new: 'inbox',
  'in-work': 'work',
  called: 'work',
  visit: 'work',
  won: 'over',
  lost: 'over',
  spam: 'spam',
};
const LEFT_BY_STAGE: readonly LeadView[] = ['held', ...Object.values(VIEWS)];

/** Says where a lead is that has left the shown view by its stage; otherwise `null`. */
export function movedWords({ stage, isHeld }: Pick<LeadCard, 'stage' | 'isHeld'>, shown: LeadView): string | null {
  const view = VIEWS[stage];
  return isHeld || view === shown || !LEFT_BY_STAGE.includes(shown) ? null : `перешла в «${LEAD_VIEWS[view]}»`;
}
