import { type ReactNode, useEffect, useState } from 'react';
import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import type { CalculatorView } from './calculator-data.ts';
import { type Answers, type Estimate, packageOf } from './estimate.ts';
import styles from './estimate-panel.module.css';
import { EstimateParts } from './estimate-parts.tsx';
import { formatFork } from './format-fork.ts';

type EstimatePanelProps = {
  prices: CalculatorView;
  answers: Answers;
  estimate: Estimate;
  children: ReactNode;
};

const QUIET_MS = 900;

export function EstimatePanel({ prices, answers, estimate, children }: EstimatePanelProps) {
  const { title } = packageOf(prices, answers.package);
  const sum = formatRub(estimate.totalRub);
  const { lowRub, highRub } = estimate.fork;
  const spoken = useSettled(
    `Ремонт «${title}», ${formatArea(answers.areaM2)}: ${sum}, с точной сметой от ${formatRub(lowRub)} до ${formatRub(highRub)}, ${counted(estimate.days, DAYS)}`,
    QUIET_MS,
  );
  return (
    <div className={styles.panel}>
      <p className={styles.what}>{`Ремонт «${title}», ${formatArea(answers.areaM2)}`}</p>
      <p className={styles.sum}>{formatFork(estimate.fork)}</p>
      <p className={styles.what}>
        {`По ценам договора ${sum}, вилка ±\u00a0${prices.tolerancePercent}\u00a0%. Точную сумму закрепляем в смете.`}
      </p>
      <EstimateParts estimate={estimate} />
      <p className="vh" aria-live="polite">
        {spoken}
      </p>
      {children}
    </div>
  );
}

/** Returns the value after it has stayed unchanged for `delayMs`, so screen readers announce only the final result. */
function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
