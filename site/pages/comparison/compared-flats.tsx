import type { ComparedFlat } from '../../features/flats/compared-flat.ts';
import { CreditWarning } from '../../features/flats/credit-warning.tsx';
import { cssVars } from '../../ui/css-vars.ts';
import { TableScroll } from '../../ui/table-scroll.tsx';
import { type ComparedRow, compareFlats } from './compare-flats.ts';
import css from './compared-flats.module.css';
import { ComparedHead } from './compared-head.tsx';

type ComparedFlatsProps = { flats: readonly ComparedFlat[]; onRemove: (slug: string) => void };

export function ComparedFlats({ flats, onRemove }: ComparedFlatsProps) {
  const { main, equal } = compareFlats(flats);
  return (
    <div className={css.compared} data-count={flats.length}>
      <Facts flats={flats} rows={main} onRemove={onRemove} />
      <PaymentTerms flats={flats} />
      {equal.length > 0 ? (
        <details className={css.same}>
          <summary>{`Одинаковое, ${equal.length}`}</summary>
          <dl>
            {equal.map(({ title, values }) => (
              <div className={css.one} key={title}>
                <dt>{title}</dt>
                <dd>{values[0]}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </div>
  );
}

type FactsProps = ComparedFlatsProps & { rows: readonly ComparedRow[] };

function Facts({ flats, rows, onRemove }: FactsProps) {
  return (
    <TableScroll label="Сравнение квартир">
      <table className={css.table} style={cssVars({ '--count': flats.length })}>
        <caption className="vh">Чем различаются</caption>
        <thead>
          <tr>
            <td />
            {flats.map((flat) => (
              <th key={flat.slug} scope="col">
                <ComparedHead flat={flat} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, values, differs }) => (
            <tr key={title} data-differs={differs || undefined}>
              <th scope="row">
                {title} {differs ? <small>различается</small> : null}
              </th>
              {flats.map(({ slug }, index) => (
                <td key={slug}>{values[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** The law requires the terms of the example next to its payment. */
function PaymentTerms({ flats }: Pick<ComparedFlatsProps, 'flats'>) {
  const payment = flats.find(({ price }) => price?.payment.example)?.price?.payment;
  if (!payment?.example) return null;
  return (
    <div className={css.terms}>
      <p>{`Платёж в месяц — ${payment.example.terms}. ${payment.law}`}</p>
      {payment.lenderUrl ? <CreditWarning lenderUrl={payment.lenderUrl} /> : null}
    </div>
  );
}
