import { type ReactNode, useEffect, useState } from 'react';
import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { cssVars } from '../../ui/css-vars.ts';
import { Dim } from '../../ui/dim.tsx';
import { PlanSketch } from '../../ui/plan-sketch/plan-sketch.tsx';
import { sketchRatio } from '../../ui/plan-sketch/plan-sketch-data.ts';
import type { CalculatorView, PlanOfSize } from './calculator-data.ts';
import { type Answers, type Estimate, packageOf } from './estimate.ts';
import styles from './estimate-panel.module.css';
import { EstimateParts } from './estimate-parts.tsx';
import { drawnWidth, FIELD_HEIGHT } from './plan-scale.ts';

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

/** The value once it has stood still for a while: for what is read aloud. */
function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}

/** A flat of about this size, drawn the larger the more metres it has, with its dimension line. */
function PlanDrawing({ plans, areaM2 }: { plans: readonly PlanOfSize[]; areaM2: number }) {
  const plan = (plans.find(({ upToM2 }) => areaM2 < upToM2) ?? plans.at(-1))?.plan;
  const width = plan ? drawnWidth(areaM2, sketchRatio(plan)) : FIELD_HEIGHT;
  return (
    <div style={cssVars({ '--width': `${width}px`, '--height': `${FIELD_HEIGHT}px` })}>
      {plan ? (
        <div className={styles.field} aria-hidden="true">
          <div className={styles.plan}>
            <PlanSketch sketch={plan} />
          </div>
        </div>
      ) : null}
      <Dim className={styles.dim}>{formatArea(areaM2)}</Dim>
    </div>
  );
}
