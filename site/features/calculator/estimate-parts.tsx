import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { cssVars } from '../../ui/css-vars.ts';
import type { Estimate } from './estimate.ts';
import styles from './estimate-parts.module.css';

export function EstimateParts({ estimate }: { estimate: Estimate }) {
  const { parts, totalRub, days, instalment } = estimate;
  const rows = [
    { kind: 'work', title: 'Работы', rub: parts.workRub },
    { kind: 'rough', title: 'Черновые материалы', rub: parts.roughRub },
    { kind: 'finish', title: 'Чистовые материалы', rub: parts.finishRub },
  ];
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {rows.map(({ kind, rub }) => (
          <i key={kind} data-part={kind} style={cssVars({ '--share': share(rub, totalRub) })} />
        ))}
      </div>
      <dl className={styles.rows}>
        {rows.map(({ kind, title, rub }) => (
          <div className={styles.row} key={kind}>
            <dt>
              <i className={styles.dot} data-part={kind} aria-hidden="true" />
              {title}
            </dt>
            <dd>{rub > 0 ? formatRub(rub) : 'не\u00a0входят'}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>Срок</dt>
          <dd>{counted(days, DAYS)}</dd>
        </div>
        {instalment ? (
          <div className={styles.row}>
            <dt>
              {`Рассрочка на\u00a0${instalment.months}\u00a0мес., ${Math.round(instalment.firstPaymentShare * 100)}\u00a0% сразу`}
            </dt>
            <dd>{`${formatRub(instalment.monthlyRub)}/мес.`}</dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}

function share(rub: number, totalRub: number): number {
  return totalRub > 0 ? Math.round((rub / totalRub) * 1000) / 1000 : 0;
}
