import { Badge } from '@mantine/core';
import type { LeadStage } from '../../../model/lead/lead-stages.ts';
import { LEAD_STAGES } from '../../../model/lead/lead-stages.ts';

const COLOURS: Readonly<Record<LeadStage, string>> = {
  new: 'blue',
  'in-work': 'orange',
  called: 'orange',
  visit: 'orange',
  won: 'green',
  lost: 'gray',
  spam: 'gray',
};

export function StageBadge({ stage, isHeld = false }: { stage: LeadStage; isHeld?: boolean }) {
  return (
    <Badge color={isHeld ? 'red' : COLOURS[stage]} fw={500}>
      {isHeld && stage === 'new' ? 'в карантине' : LEAD_STAGES[stage].title}
    </Badge>
  );
}
