import { type ReactNode, useEffect, useState } from 'react';
import { type CountedFlat, tellCountedFlat } from '../../lib/counted-flat.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './calculator.module.css';
import { CalculatorControls } from './calculator-controls.tsx';
import type { CalculatorView } from './calculator-data.ts';
import { type Answers, estimate } from './estimate.ts';
import { EstimatePanel } from './estimate-panel.tsx';
import { leadAnswers } from './lead-answers.ts';
import { PriceTable } from './price-table.tsx';

type CalculatorProps = {
  prices: CalculatorView;
  /** What happens after the form is sent. */
  formNote: string;
  /** The form under the result. Without scripts nobody has counted anything, so there is nothing to send with it. */
  renderForm: (counted: CountedFlat | null) => ReactNode;
};

/** Prices of the contract for the visitor's flat. Without scripts: the prices and one worked example. */
export function Calculator({ prices, formNote, renderForm }: CalculatorProps) {
  const [answers, setAnswers] = useState<Answers>(prices.defaults);
  const isLive = useHydrated();
  const result = estimate(prices, answers);
  const counted = leadAnswers(prices, answers, result);

  // What nobody has touched is an example, not the visitor's flat.
  useEffect(() => (answers === prices.defaults ? undefined : tellCountedFlat(counted)));

  return (
    <div className={styles.calculator}>
      <div className={styles.questions}>
        <div className={styles.controls}>
          <CalculatorControls
            prices={prices}
            answers={answers}
            onChange={(part) => setAnswers((current) => ({ ...current, ...part }))}
          />
        </div>
        <PriceTable prices={prices} />
        <div className={styles.notes}>
          <p>{prices.notIncluded}</p>
          <p>{prices.note}</p>
        </div>
      </div>
      <EstimatePanel prices={prices} answers={answers} estimate={result}>
        <EstimateRequest note={formNote}>{renderForm(isLive ? counted : null)}</EstimateRequest>
      </EstimatePanel>
    </div>
  );
}

type EstimateRequestProps = {
  /** What happens after it is sent. */
  note: string;
  children: ReactNode;
};

/** Opens the form right under the result. */
function EstimateRequest({ note, children }: EstimateRequestProps) {
  return (
    <details className={styles.request}>
      <summary className={styles.summary}>
        Получить точную смету
        <Icon name="close" className={styles.close} />
      </summary>
      <p className={styles.note}>{note}</p>
      {children}
    </details>
  );
}
