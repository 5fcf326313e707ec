import { LeadForm } from '../../features/lead-form/lead-form.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import css from './apply.module.css';
import type { VacancyView } from './data.ts';

/** Unfolds the form under the vacancy: which one it is about needs no choosing, nor a script. */
export function Apply({ vacancy: { slug, title, salary } }: { vacancy: VacancyView }) {
  return (
    <details className={css.apply}>
      <summary className={buttonClass({ size: 's' }, css.button)}>Откликнуться</summary>
      <div className={css.form}>
        <LeadForm kind="vacancy" subject={slug} titleShown={title} priceShown={salary} button="Отправить отклик" />
      </div>
    </details>
  );
}
