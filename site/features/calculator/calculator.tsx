import { type ReactNode, useEffect, useState } from 'react';
import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { type CountedFlat, tellCountedFlat } from '../../lib/counted-flat.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import styles from './calculator.module.css';
import { CalculatorControls } from './calculator-controls.tsx';
import type { CalculatorView } from './calculator-data.ts';
import { type Answers, type ExtraPrice, estimate, isIncluded, type PackagePrice } from './estimate.ts';
import { EstimatePanel } from './estimate-panel.tsx';
import { extraPrice } from './extra-price.ts';
import { leadAnswers } from './lead-answers.ts';

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

/** The calculator's prices in the open, for visitors without scripts. */
function PriceTable({ prices }: { prices: CalculatorView }) {
  const { defaults, packages, extras, resaleMarkup, resaleDays } = prices;
  const area = formatArea(defaults.areaM2);
  return (
    <div className={styles.prices}>
      <DataTable
        caption={`Цены пакетов и пример: новостройка, ${area}`}
        captionHidden={false}
        numeric="all"
        head={['Пакет', 'За м²', area, 'Срок']}
        rows={packages.map(({ slug, title, priceRubPerM2 }) => {
          const { totalRub, days } = estimate(prices, { ...defaults, package: slug, extras: [] });
          return [title, formatRub(priceRubPerM2), formatRub(totalRub), counted(days, DAYS)];
        })}
      />
      <p className={styles.resale}>
        {`Во вторичном жилье демонтаж прибавляет ${Math.round(resaleMarkup * 100)}\u00a0% и\u00a0${counted(resaleDays, DAYS)}.`}
      </p>
      <Ledger rows={extras.map((extra) => ({ title: extra.title, price: priceIn(extra, packages) }))} />
    </div>
  );
}

function priceIn(extra: ExtraPrice, packages: readonly PackagePrice[]): string {
  const holders = packages.filter(({ slug }) => isIncluded(extra, slug)).map(({ title }) => `«${title}»`);
  return holders.length > 0 ? `${extraPrice(extra)}; входит в\u00a0${holders.join(', ')}` : extraPrice(extra);
}
