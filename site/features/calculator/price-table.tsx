import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import type { CalculatorView } from './calculator-data.ts';
import { type ExtraPrice, estimate, isIncluded, type PackagePrice } from './estimate.ts';
import { extraPrice, formatMarkup } from './extra-price.ts';
import styles from './price-table.module.css';

/** All prices of the calculator, for visitors without scripts. */
export function PriceTable({ prices }: { prices: CalculatorView }) {
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
          <p className={styles.house} key={housing}>
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
