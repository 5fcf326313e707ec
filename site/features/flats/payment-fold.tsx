import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { CreditWarning } from './credit-warning.tsx';
import type { PaymentEstimateProps } from './payment-estimate.tsx';
import styles from './payment-fold.module.css';
import type { PaymentView } from './payment-words.ts';

/** Shows one example payment; the calculator loads when the section is opened. */
export function PaymentFold({ priceRub, payment }: { priceRub: number; payment: PaymentView }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [Estimate, setEstimate] = useState<ComponentType<PaymentEstimateProps> | null>(null);
  const { example, law, lenderUrl, instalment, instalmentWords } = payment;

  // The section can be opened before hydration.
  useEffect(() => {
    if (fold.current?.open) void loadEstimate(setEstimate);
  }, []);

  return (
    <>
      <Fold
        ref={fold}
        onToggle={() => void loadEstimate(setEstimate)}
        summary={
          example ? (
            <span className={styles.example}>
              Ипотека — <b className="nb">{example.monthly}</b> в{'\u00a0'}месяц
              <small>{example.terms}</small>
            </span>
          ) : (
            'Рассчитать ипотеку'
          )
        }
      >
        {Estimate ? (
          <Estimate priceRub={priceRub} instalment={instalment} ratePercent={example?.ratePercent ?? null} />
        ) : instalmentWords ? (
          <p className={styles.terms}>{instalmentWords}</p>
        ) : null}
        <p className={styles.law}>{law}</p>
      </Fold>
      {lenderUrl ? <CreditWarning lenderUrl={lenderUrl} /> : null}
    </>
  );
}

/** On a failed load the text of the terms remains in place. */
async function loadEstimate(show: (update: () => ComponentType<PaymentEstimateProps>) => void): Promise<void> {
  try {
    const { PaymentEstimate } = await import('./payment-estimate.tsx');
    show(() => PaymentEstimate);
  } catch {}
}
