import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import type { CalculatorView } from './calculator-data.ts';
import type { ExtraPrice, PackagePrice } from './estimate.ts';
import { estimate, isIncluded } from './estimate.ts';
import { extraPrice } from './extra-price.ts';
import styles from './price-table.module.css';

/** The calculator's prices in the open, for visitors without scripts. */
export function PriceTable({ prices }: { prices: CalculatorView }) {
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
