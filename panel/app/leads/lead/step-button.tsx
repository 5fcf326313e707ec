import { Button } from '@mantine/core';
import { capitalize } from '../../../../model/format/capitalize.ts';
import { LEAD_STAGES, type LeadStage } from '../../../../model/lead/lead-stages.ts';
import { isStepFirst, type LeadStep } from './lead-steps.ts';

type Props = {
  readonly step: LeadStep;
  /** Of the lead now. */
  readonly stage: LeadStage;
  readonly isFirst: boolean;
  readonly isPaused: boolean;
  readonly label: string;
  readonly px: number;
  readonly onClick: () => void;
};

/** A step of the bar: the first one stands out, one that is done keeps its place, the refusal is quiet. */
export function StepButton({ step, stage, isFirst, isPaused, label, px, onClick }: Props) {
  const { name, isNext, isReached } = step;
  const isRefusal = name === 'lost';
  const variant = isFirst && isStepFirst(stage) ? 'filled' : 'default';
  return (
    <Button
      px={px}
      {...(isRefusal ? { variant: 'subtle', color: 'red' } : { variant, 'data-step': true })}
      disabled={!isNext || isPaused}
      data-reached={isReached || undefined}
      data-first={isFirst || undefined}
      aria-current={name === stage ? 'step' : undefined}
      onClick={onClick}
    >
      {isReached ? capitalize(LEAD_STAGES[name].title) : label}
    </Button>
  );
}
