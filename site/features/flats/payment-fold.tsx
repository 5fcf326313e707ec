import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { Link } from '../../ui/link.tsx';
import type { PaymentEstimateProps } from './payment-estimate.tsx';
import styles from './payment-fold.module.css';
import type { PaymentView } from './payment-words.ts';

/** What a month would cost: one example in sight, the calculator once it is unfolded. */
export function PaymentFold({ priceRub, payment }: { priceRub: number; payment: PaymentView }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [Estimate, setEstimate] = useState<ComponentType<PaymentEstimateProps> | null>(null);
  const { example, law, lenderUrl, instalment, instalmentWords } = payment;

  // Unfolded before this code was there.
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
      {lenderUrl ? (
        <p className={styles.warning}>
          Оценивайте свои финансовые возможности и{'\u00a0'}риски.{' '}
          <Link to={lenderUrl} look="text">
            Изучите все условия кредита
          </Link>{' '}
          на сайте кредитора.
        </p>
      ) : null}
    </>
  );
}

/** What does not come leaves the words of the terms in its place. */
async function loadEstimate(show: (update: () => ComponentType<PaymentEstimateProps>) => void): Promise<void> {
  try {
    const { PaymentEstimate } = await import('./payment-estimate.tsx');
    show(() => PaymentEstimate);
  } catch {}
}
