import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Checklist } from '../../ui/checklist.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { ThankyouData } from './data.ts';
import css from './visits.module.css';

type VisitsProps = Pick<ThankyouData, 'visits' | 'office'> & {
  shown: readonly ('measuring' | 'viewing')[];
  /** Attributes of parts that only a page with a lead number shows. */
  ofLead: { readonly hidden: boolean };
};

const TITLES = { measuring: 'К замеру', viewing: 'К просмотру квартиры' } as const;

/** Who comes, what to prepare, and where the office is. */
export function Visits({ visits, office, shown, ofLead }: VisitsProps) {
  return (
    <Wrap className={css.visits}>
      {shown.map((kind) => {
        const visit = visits[kind];
        return visit ? (
          <section key={kind} className={css.visit} {...ofLead}>
            <h2 className={css.title}>{TITLES[kind]}</h2>
            <p>{visit.who}</p>
            <p className={css.label}>Подготовьте</p>
            <Checklist items={visit.bring} />
          </section>
        ) : null;
      })}
      <section className={css.visit}>
        <h2 className={css.title}>Наш офис</h2>
        <p>{office.address}</p>
        <p className="sub">{office.note}</p>
        <ArrowLink to={office.mapUrl} icon="external">
          Как доехать
        </ArrowLink>
      </section>
    </Wrap>
  );
}
