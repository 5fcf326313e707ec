import type { ReactNode } from 'react';
import type { WorkedEstimate } from '../../../model/estimate/estimate.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted } from '../../../model/format/plural.ts';
import { LINES, type Samples, StageLines } from './estimate-stage.tsx';
import styles from './estimate-stages.module.css';

type EstimateStagesProps = {
  estimate: WorkedEstimate;
  samples: Samples;
  /** How the total is computed: «64 м² × 21 900 ₽/м²». */
  product?: string;
  note: string;
  /** Actions between the total and the note. */
  children?: ReactNode;
};

/** Stages of an estimate with their rows, and the total. */
export function EstimateStages({ estimate, samples, product, note, children }: EstimateStagesProps) {
  const { stages, totalRub } = estimate;
  return (
    <>
      <div className={styles.stages}>
        {stages.map((stage, index) => (
          <StageLines key={stage.title} stage={stage} open={index === 0} samples={samples} />
        ))}
      </div>
      <p className={styles.total}>
        <span>Итого</span>
        <span className={styles.product}>{product}</span>
        <b>{formatRub(totalRub)}</b>
      </p>
      {children}
      <p className={`sub ${styles.note}`}>{note}</p>
    </>
  );
}

/** «83 строки». */
export function linesCounted({ stages }: Pick<WorkedEstimate, 'stages'>): string {
  return counted(
    stages.reduce((sum, { rows }) => sum + rows.length, 0),
    LINES,
  );
}
