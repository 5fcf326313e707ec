import { LeadForm } from '../../features/lead-form/lead-form.tsx';
import { AccordionItem } from '../../ui/accordion-item.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Checklist } from '../../ui/checklist.tsx';
import type { VacancyView } from './data.ts';
import css from './vacancy-row.module.css';

export function VacancyRow({ vacancy, open }: { vacancy: VacancyView; open: boolean }) {
  const { slug, title, place, salary, salaryNote, summary, duties, requirements, offers } = vacancy;
  return (
    <AccordionItem
      name="vacancies"
      id={slug}
      open={open}
      summaryClassName={css.summary}
      summary={
        <>
          <h2 className={css.title}>{title}</h2>
          <span className={css.place}>{place}</span>
          <span className={css.salary}>{salary}</span>
        </>
      }
    >
      <p className={css.about}>{summary}</p>
      {salaryNote ? <p className={css.note}>Зарплата {salaryNote}.</p> : null}
      <h3 className={css.heading}>Что делать</h3>
      <Checklist items={duties} />
      <h3 className={css.heading}>Что нужно</h3>
      <Checklist items={requirements} />
      <h3 className={css.heading}>Что даём</h3>
      <Checklist items={offers} />
      <Apply vacancy={vacancy} />
    </AccordionItem>
  );
}

/** Application form inside the vacancy; it works without scripts and carries the vacancy's slug. */
function Apply({ vacancy: { slug, title, salary } }: { vacancy: VacancyView }) {
  return (
    <details className={css.apply}>
      <summary className={buttonClass({ size: 's' }, css.button)}>Откликнуться</summary>
      <div className={css.form}>
        <LeadForm kind="vacancy" subject={slug} titleShown={title} priceShown={salary} button="Отправить отклик" />
      </div>
    </details>
  );
}
