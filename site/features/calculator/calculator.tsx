import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Goal } from '../../../model/counts/goals.ts';
import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { useSavedEstimate } from '../../storage/saved-estimate.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './calculator.module.css';
import { CalculatorControls } from './calculator-controls.tsx';
import type { CalculatorView } from './calculator-data.ts';
import { type ExtraPrice, estimate, isIncluded, type PackagePrice } from './estimate.ts';
import type { EstimateMoreProps } from './estimate-more.tsx';
import { EstimatePanel } from './estimate-panel.tsx';
import { extraPrice, formatMarkup } from './extra-price.ts';
import { formatFork } from './format-fork.ts';
import { useAnswers } from './use-answers.ts';

type CalculatorProps = {
  prices: CalculatorView;
  formNote: string;
  /** Lead form under the result; the calculation is attached to the lead. */
  form: ReactNode;
};

/** Price calculator for the visitor's flat. Without scripts a price table and one worked example are shown. */
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
        <PriceTable prices={prices} />
        <div className={styles.notes}>
          <p>{prices.notIncluded}</p>
          <p>{prices.note}</p>
        </div>
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

function PriceTable({ prices }: { prices: CalculatorView }) {
  const { defaults, packages, extras, houses } = prices;
  const area = formatArea(defaults.areaM2);
  return (
    <div className={styles.prices}>
      <DataTable
        caption={`Цены пакетов и пример: новостройка, ${area}`}
        captionHidden={false}
        numeric="all"
        head={['Пакет', 'За м²', area, 'Срок']}
        rows={packages.map(({ slug, title, priceRubPerM2 }) => {
          const { totalRub, days } = estimate(prices, { ...defaults, package: slug, extras: {} });
          return [title, formatRub(priceRubPerM2), formatRub(totalRub), counted(days, DAYS)];
        })}
      />
      {houses
        .filter(({ markup }) => markup > 0)
        .map(({ housing, label, what, markup, days }) => (
          <p className={styles.resale} key={housing}>
            {`${label}: ${what}, ${formatMarkup(markup)} и\u00a0+${counted(days, DAYS)}.`}
          </p>
        ))}
      {extras.length > 0 ? (
        <Ledger rows={extras.map((extra) => ({ title: extra.title, price: priceIn(extra, packages) }))} />
      ) : null}
    </div>
  );
}

function priceIn(extra: ExtraPrice, packages: readonly PackagePrice[]): string {
  const holders = packages.filter(({ slug }) => isIncluded(extra, slug)).map(({ title }) => `«${title}»`);
  return holders.length > 0 ? `${extraPrice(extra)}; входит в\u00a0${holders.join(', ')}` : extraPrice(extra);
}
