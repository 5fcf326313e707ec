import { formatRub } from '../../../model/format/money.ts';
import { Fold } from '../../ui/fold.tsx';
import { Link } from '../../ui/link.tsx';
import type { CalculatorView } from './calculator-data.ts';
import type { Answers, Estimate } from './estimate.ts';
import { packageOf } from './estimate.ts';
import type { EstimateFacts } from './estimate-facts-data.ts';
import styles from './estimate-grounds.module.css';
import { toPayments } from './payment-sums.ts';
import { sumParts } from './sum-lines.ts';
import { writeAnswers } from './write-answers.ts';

type EstimateGroundsProps = {
  facts: Pick<EstimateFacts, 'forkReasons' | 'packages'>;
  prices: CalculatorView;
  answers: Answers;
  estimate: Estimate;
  /** Set for print, where a collapsed section cannot be opened. */
  open?: boolean;
};

export function EstimateGrounds({ facts, prices, answers, estimate, open = false }: EstimateGroundsProps) {
  const { slug, title } = packageOf(prices, answers.package);
  const { payments, notIncluded } = facts.packages[slug] ?? { payments: [], notIncluded: [] };
  return (
    <div className={styles.grounds}>
      <Fold summary="Из чего сложилась сумма" open={open}>
        <Sums rows={sumParts(prices, answers)} />
        <p className={styles.link}>
          <Link look="text" to={`/raschet?${writeAnswers(prices, answers)}#smeta`}>
            Смета построчно
          </Link>
        </p>
      </Fold>
      <Fold summary="Что сдвинет её в смете" open={open}>
        <Points items={facts.forkReasons} />
      </Fold>
      <Fold summary="Как платить" open={open}>
        <Sums
          rows={toPayments(payments, estimate.totalRub).map(({ share, when, totalRub }) => ({
            title: `${share}\u00a0%, ${when}`,
            rub: totalRub,
          }))}
        />
      </Fold>
      <Fold summary="Что не входит" open={open}>
        <Points items={notIncluded} />
        <p className={styles.link}>
          <Link look="text" to={`/remont/${slug}`}>{`Что входит в «${title}», построчно`}</Link>
        </p>
      </Fold>
      <p className={styles.rules}>{`Правила расчёта ${prices.rules}`}</p>
    </div>
  );
}

function Sums({ rows }: { rows: readonly { readonly title: string; readonly rub: number }[] }) {
  return (
    <dl>
      {rows.map(({ title, rub }) => (
        <div className={styles.row} key={title}>
          <dt>{title}</dt>
          <dd>{formatRub(rub)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
