import type { LeadStage } from '../../../../model/lead/lead-stages.ts';
import { LEAD_STAGE_NAMES, LEAD_STAGES } from '../../../../model/lead/lead-stages.ts';
import styles from './stage-path.module.css';

const PATH: readonly LeadStage[] = LEAD_STAGE_NAMES.filter((name) => name !== 'lost' && name !== 'spam');

/** All stages of a lead on its way to a contract, with the current one; nothing for other leads. */
export function StagePath({ stage }: { readonly stage: LeadStage }) {
  if (!PATH.includes(stage)) return null;
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
