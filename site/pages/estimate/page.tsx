import { formatArea } from '../../../model/format/area.ts';
import { daysAfter } from '../../../model/format/calendar.ts';
import { formatDate, isoDayAt } from '../../../model/format/date.ts';
import { formatRub } from '../../../model/format/money.ts';
import { formatPhone } from '../../../model/format/phone.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { estimate, houseOf, packageOf } from '../../features/calculator/estimate.ts';
import { EstimateGrounds } from '../../features/calculator/estimate-grounds.tsx';
import { estimateNumber } from '../../features/calculator/estimate-number.ts';
import { formatFork } from '../../features/calculator/format-fork.ts';
import { PlanOfSize } from '../../features/calculator/plan-of-size.tsx';
import { PriceTable } from '../../features/calculator/price-table.tsx';
import { rowEstimate } from '../../features/calculator/row-estimate.ts';
import { useAnswers } from '../../features/calculator/use-answers.ts';
import { writeAnswers } from '../../features/calculator/write-answers.ts';
import { LeadForm } from '../../features/lead-form/lead-form.tsx';
import { useHydrated } from '../../first-view/use-hydrated.ts';
import type { PagePayload } from '../../page-contract/page.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FormCard } from '../../ui/form-card.tsx';
import { Stamp, type StampFact } from '../../ui/stamp.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { EstimateData } from './data.ts';
import styles from './page.module.css';
import { Rows } from './rows.tsx';
import { SheetActions } from './sheet-actions.tsx';

/** Printable sheet of a calculation. Its data comes from the URL, which holds no personal data. */
export function Page({ payload: { data } }: { payload: PagePayload<EstimateData> }) {
  const { title, lead, form, prices, plans, sources, samples, facts, freeOn, brand, city, utcOffsetHours } = data;
  const { phone } = useShell();
  const { answers, isExample } = useAnswers(prices);
  const isLive = useHydrated();
  const result = estimate(prices, answers);
  const { totalRub, fork, days } = result;
  const rows = rowEstimate(prices, sources, answers);
  const chosen = packageOf(prices, answers.package);
  const query = writeAnswers(prices, answers).toString();
  const number = estimateNumber(prices.rulesVersion, query);
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className="lead">{isExample ? `${lead} Пока здесь пример.` : lead}</p>
        <div className={styles.actions}>
          <ButtonLink to={isExample ? '/#calculator' : `/?${query}#calculator`} variant="secondary">
            {isExample ? 'Посчитать свою квартиру' : 'Изменить расчёт'}
          </ButtonLink>
          {isLive ? <SheetActions number={number} path={`/raschet?${query}`} /> : null}
        </div>
      </div>
      <div className={styles.both}>
        <article className={styles.sheet} aria-label={`Расчёт № ${number}`}>
          <div className={styles.drawing}>
            <PlanOfSize plans={plans} areaM2={answers.areaM2} />
            <div className={styles.sums}>
              <p className={styles.what}>{`Ремонт «${chosen.title}», ${formatArea(answers.areaM2)}`}</p>
              <p className={styles.fork}>{formatFork(fork)}</p>
              <p className={styles.what}>
                {`По ценам договора ${formatRub(totalRub)}, вилка ±\u00a0${prices.tolerancePercent}\u00a0%. План похожей квартиры, не ваш: ваш снимем на замере.`}
              </p>
            </div>
          </div>
          <EstimateGrounds facts={facts} prices={prices} answers={answers} estimate={result} open />
          <Stamp
            columns={4}
            facts={[
              { label: 'Площадь', value: formatArea(answers.areaM2) },
              { label: 'Дом', value: houseOf(prices, answers.housing).label },
              { label: 'Срок', value: counted(days, DAYS) },
              { label: 'Расчёт', value: `№ ${number}` },
              ...(freeOn ? termOf(freeOn, days) : []),
              {
                label: 'Дата расчёта',
                // Without scripts the page may be old, so it shows no date.
                value: isLive ? formatDate(isoDayAt(new Date(), utcOffsetHours)) : '—',
                span: 'wide',
              },
              { label: `${brand}, ${city}`, value: formatPhone(phone), span: 'wide' },
            ]}
          />
        </article>
        <aside className={styles.aside}>
          <FormCard as="h2" title={form.title} lead={form.lead}>
            <LeadForm kind="calculator" button={form.button} wishes={false} compact />
          </FormCard>
        </aside>
      </div>
      {rows ? (
        <Rows
          rows={rows}
          samples={samples}
          packageTitle={chosen.title}
          download={isLive ? { brand, date: isoDayAt(new Date(), utcOffsetHours) } : null}
        />
      ) : null}
      <PriceTable prices={prices} />
    </Wrap>
  );
}

/** Earliest dates; the first day is a working day, hence `days - 1`. */
function termOf(freeOn: string, days: number): StampFact[] {
  return [
    { label: 'Можем начать', value: formatDate(freeOn), span: 'wide' },
    { label: 'Тогда сдадим', value: formatDate(daysAfter(freeOn, days - 1)), span: 'wide' },
  ];
}
