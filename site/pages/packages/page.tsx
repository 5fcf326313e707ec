import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { estimate } from '../../features/calculator/estimate.ts';
import { useAnswers } from '../../features/calculator/use-answers.ts';
import { DeadlinesLine } from '../../features/deadlines/deadlines-line.tsx';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import { PackageColumns } from '../../features/packages/package-columns.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ComparisonTable } from '../../ui/comparison-table.tsx';
import { cssVars } from '../../ui/css-vars.ts';
import { Gantt } from '../../ui/gantt.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Ledger } from '../../ui/ledger.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import type { PackagesData } from './data.ts';
import styles from './page.module.css';

export function Page({ payload: { data } }: { payload: PagePayload<PackagesData> }) {
  return (
    <>
      <PackagesHero {...data} />
      <Steps {...data.steps} />
      <Comparison {...data.comparison} papers={data.papers} prices={data.prices} />
      <Schedule {...data.schedule} deadlines={data.deadlines} />
      {data.payments ? <Payments {...data.payments} /> : null}
      {data.works ? <SingleWorks {...data.works} /> : null}
      <FormBand kind="package" {...data.form} />
    </>
  );
}

type PackagesHeroProps = Pick<PackagesData, 'title' | 'lead' | 'photo' | 'facts'>;

function PackagesHero({ title, lead, photo, facts }: PackagesHeroProps) {
  return (
    <Hero
      photo={photo}
      title={title}
      lead={lead}
      actions={
        <>
          <ButtonLink to="/#calculator">Посчитать квартиру</ButtonLink>
          <ButtonLink variant="secondary" to="#compare">
            Сравнить пакеты
          </ButtonLink>
        </>
      }
      aside={
        <Stamp
          columns={2}
          facts={facts.map((fact, index) => ({ ...fact, span: index === 0 && facts.length % 2 ? 'full' : undefined }))}
        />
      }
    />
  );
}

type ComparisonProps = PackagesData['comparison'] & Pick<PackagesData, 'papers' | 'prices'>;

function Comparison({ title, lead, columns, groups, papers, prices }: ComparisonProps) {
  const { answers } = useAnswers(prices);
  const area = formatArea(answers.areaM2);
  const counted = columns.map((column, index) => {
    const slug = prices.packages[index]?.slug ?? '';
    const { totalRub } = estimate(prices, { ...answers, package: slug, extras: {} });
    return {
      ...column,
      note: (
        <>
          {column.note}
          <b className={styles.sum}>{formatRub(totalRub)}</b>
          {`за\u00a0${area}`}
        </>
      ),
    };
  });
  return (
    <Section id="compare">
      <SectionHead title={title} lead={lead} />
      <ComparisonTable caption="Сравнение пакетов" columns={counted} groups={groups} differences />
      {papers.length > 0 ? (
        <ul className={styles.papers}>
          {papers.map(({ to, shortTitle }) => (
            <li key={to}>
              <ArrowLink to={to}>{shortTitle}</ArrowLink>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

type ScheduleProps = PackagesData['schedule'] & Pick<PackagesData, 'deadlines'>;

function Schedule({ title, lead, stages, notes, deadlines }: ScheduleProps) {
  return (
    <Section id="schedule">
      <SectionHead title={title} lead={lead} />
      <Gantt stages={stages} />
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li className={styles.note} key={note.title}>
            <h3 className="t4">{note.title}</h3>
            <p>{note.text}</p>
          </li>
        ))}
      </ul>
      <DeadlinesLine text={deadlines} />
    </Section>
  );
}

function Steps({ title, lead, columns }: PackagesData['steps']) {
  return (
    <Section>
      <PackageColumns
        packages={columns}
        head={
          <>
            <h2>{title}</h2>
            <p className="lead">{lead}</p>
          </>
        }
      />
    </Section>
  );
}

function Payments({ packageTitle, parts }: NonNullable<PackagesData['payments']>) {
  return (
    <Section>
      <SectionHead title="Оплата по этапам" lead={`Длина отрезка\u00a0— доля цены пакета «${packageTitle}».`} />
      <div className={styles.payments}>
        <ol className={styles.parts}>
          {parts.map(({ share, when }) => (
            <li className={styles.part} key={when} style={cssVars({ '--share': share })}>
              <b className={styles.share}>{share}&nbsp;%</b> <span className={styles.when}>{when}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function SingleWorks({ title, lead, rows }: NonNullable<PackagesData['works']>) {
  return (
    <Section>
      <SectionHead title={title} lead={lead} link={{ label: 'Услуги и цены', to: '/services' }} />
      <Ledger rows={rows} />
    </Section>
  );
}
