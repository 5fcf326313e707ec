import type { LeadStage } from '../../../../model/lead/lead-stages.ts';
import { LEAD_STAGE_NAMES, LEAD_STAGES } from '../../../../model/lead/lead-stages.ts';
import { StageBadge } from '../stage-badge.tsx';
import styles from './stage-path.module.css';

const PATH: readonly LeadStage[] = LEAD_STAGE_NAMES.filter((name) => name !== 'lost' && name !== 'spam');

type Props = { readonly stage: LeadStage; readonly isHeld: boolean };

/** All stages of a lead on its way to a contract, with the current one; other leads have their badge alone. */
export function StagePath({ stage, isHeld }: Props) {
  if (isHeld || !PATH.includes(stage)) return <StageBadge stage={stage} isHeld={isHeld} />;
  return (
    <ol className={styles.path} aria-label="Этап">
      {PATH.map((name) => (
        <li key={name} aria-current={name === stage ? 'step' : undefined}>
          {LEAD_STAGES[name].title}
        </li>
      ))}
    </ol>
  );
}
