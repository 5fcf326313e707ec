import type { ReactNode } from 'react';
import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import type { CalculatorView } from './calculator-data.ts';
import type { Answers, Estimate } from './estimate.ts';
import { packageOf } from './estimate.ts';
import styles from './estimate-panel.module.css';
import { EstimateParts } from './estimate-parts.tsx';
import { PlanDrawing } from './plan-drawing.tsx';
import { useSettled } from './use-settled.ts';

type EstimatePanelProps = {
  prices: CalculatorView;
  answers: Answers;
  estimate: Estimate;
  /** What can be done with the result. */
  children: ReactNode;
};

const QUIET_MS = 900;

export function EstimatePanel({ prices, answers, estimate, children }: EstimatePanelProps) {
  const { title } = packageOf(prices, answers.package);
  const sum = formatRub(estimate.totalRub);
  const spoken = useSettled(
    `Ремонт «${title}», ${formatArea(answers.areaM2)}: ${sum}, ${counted(estimate.days, DAYS)}`,
    QUIET_MS,
  );
  return (
    <div className={styles.panel}>
      <PlanDrawing plans={prices.plans} areaM2={answers.areaM2} />
      <p className={styles.what}>{`Ремонт «${title}», ±\u00a0${prices.tolerancePercent}\u00a0%`}</p>
      <p className={styles.sum}>{sum}</p>
      <EstimateParts estimate={estimate} instalment={prices.instalment} />
      <p className="vh" aria-live="polite">
        {spoken}
      </p>
      {children}
    </div>
  );
}
