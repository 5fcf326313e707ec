import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Goal } from '../../../model/counts/goals.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { useSavedEstimate } from '../../storage/saved-estimate.ts';
import { Fold } from '../../ui/fold.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './calculator.module.css';
import { CalculatorControls } from './calculator-controls.tsx';
import type { CalculatorView } from './calculator-data.ts';
import { estimate } from './estimate.ts';
import type { EstimateMoreProps } from './estimate-more.tsx';
import { EstimatePanel } from './estimate-panel.tsx';
import { formatFork } from './format-fork.ts';
import { useAnswers } from './use-answers.ts';

type CalculatorProps = {
  prices: CalculatorView;
  formNote: string;
  /** Lead form under the result; the calculation is attached to the lead. */
  form: ReactNode;
};

/** Price calculator for the visitor's flat. Without scripts one worked example and a link to all prices are shown. */
export function Calculator({ prices, formNote, form }: CalculatorProps) {
  const { answers, isExample, choose } = useAnswers(prices);
  const result = estimate(prices, answers);
  const { days, fork } = result;

  return (
    <div className={styles.calculator}>
      <div className={styles.questions}>
        <div className={styles.controls} data-goal={'calculator' satisfies Goal}>
          <CalculatorControls prices={prices} answers={answers} onChange={(part) => choose({ ...answers, ...part })} />
          {/* On phones the result panel is far below the inputs. Only the panel is a live region. */}
          <p className={styles.total} aria-hidden="true">
            <b>{formatFork(fork)}</b> <span>{counted(days, DAYS)}</span>
          </p>
        </div>
        <Fold summary={'Что не входит в\u00a0расчёт'}>
          <div className={styles.notes}>
            <p>{prices.notIncluded}</p>
            <p>{prices.note}</p>
          </div>
        </Fold>
      </div>
      <EstimatePanel prices={prices} answers={answers} estimate={result}>
        <EstimateRequest note={formNote} onOpen={() => choose(answers)}>
          {form}
        </EstimateRequest>
        {isExample ? null : <EstimateDetails prices={prices} answers={answers} estimate={result} />}
        <SheetLink />
      </EstimatePanel>
    </div>
  );
}

/** Loads the price breakdown, payments and similar flats once the visitor starts calculating. */
function EstimateDetails(props: EstimateMoreProps) {
  const [More, setMore] = useState<ComponentType<EstimateMoreProps> | null>(null);
  useEffect(() => {
    import('./estimate-more.tsx').then(({ EstimateMore }) => setMore(() => EstimateMore), console.error);
  }, []);
  return More ? <More {...props} /> : null;
}

function SheetLink() {
  const query = useSavedEstimate()?.query;
  return (
    <p className={styles.sheet}>
      <Link look="text" to={query === undefined ? '/raschet' : `/raschet?${query}`}>
        Расчёт на одном листе
      </Link>
      {': распечатать, сохранить или отправить себе.'}
    </p>
  );
}

type EstimateRequestProps = {
  note: string;
  /** Called when the form opens: the example then becomes the visitor's own calculation. */
  onOpen: () => void;
  children: ReactNode;
};

function EstimateRequest({ note, onOpen, children }: EstimateRequestProps) {
  return (
    <details className={styles.request} onToggle={(event) => event.currentTarget.open && onOpen()}>
      <summary className={styles.summary}>
        Получить точную смету
        <Icon name="close" className={styles.close} />
      </summary>
      <p className={styles.note}>{note}</p>
      {children}
    </details>
  );
}
