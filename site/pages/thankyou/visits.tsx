import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Checklist } from '../../ui/checklist.tsx';
import type { ThankyouData } from './data.ts';
import css from './visits.module.css';

type VisitKind = keyof ThankyouData['visits'];

const TITLES = { measuring: 'К замеру', viewing: 'К просмотру квартиры' } as const satisfies Record<VisitKind, string>;

type VisitNoteProps = {
  kind: VisitKind;
  visit: ThankyouData['visits'][VisitKind] | undefined;
  /** Attributes of parts that only a page with a lead number shows. */
  ofLead: { readonly hidden: boolean };
};

/** Who comes and what to prepare. */
export function VisitNote({ kind, visit, ofLead }: VisitNoteProps) {
  if (!visit) return null;
  return (
    <section className={css.visit} {...ofLead}>
      <h2 className={css.title}>{TITLES[kind]}</h2>
      <p>{visit.who}</p>
      <p className={css.label}>Подготовьте</p>
      <Checklist items={visit.bring} />
    </section>
  );
}

export function Office({ office: { address, note, mapUrl } }: Pick<ThankyouData, 'office'>) {
  return (
    <section className={css.visit}>
      <h2 className={css.title}>Наш офис</h2>
      <p>{address}</p>
      <p className="sub">{note}</p>
      <ArrowLink to={mapUrl} icon="external">
        Как доехать
      </ArrowLink>
    </section>
  );
}
