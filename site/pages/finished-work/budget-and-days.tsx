import { formatDate } from '../../../model/format/date.ts';
import { formatRubPerM2 } from '../../../model/format/money.ts';
import { BudgetTable } from '../../ui/budget-table.tsx';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/section.tsx';
import { VerticalTimeline } from '../../ui/vertical-timeline.tsx';
import css from './budget-and-days.module.css';
import type { WorkData } from './data.ts';

type BudgetAndDaysProps = Pick<WorkData, 'budget' | 'budgetNote' | 'timeline' | 'facts' | 'rooms'>;

export function BudgetAndDays({ budget, budgetNote, timeline, facts, rooms }: BudgetAndDaysProps) {
  const perMetre = formatRubPerM2(facts.finalRub / facts.areaM2);
  return (
    <Section>
      <div className={grid.two}>
        <div>
          <h2 className={css.title}>Бюджет</h2>
          <BudgetTable
            className={css.budget}
            caption="Сколько стоила каждая часть работы"
            lines={budget}
            totalLabel={rooms === 'part' ? 'Итого' : `Итого, ${perMetre}`}
          />
          {budgetNote ? <p className={css.note}>{budgetNote}</p> : null}
        </div>
        <div>
          <h2 className={css.title}>Как шёл ремонт</h2>
          <VerticalTimeline events={withYears(timeline)} />
        </div>
      </div>
    </Section>
  );
}

function withYears(timeline: WorkData['timeline']): WorkData['timeline'] {
  const years = new Set(timeline.map(({ date }) => date.slice(0, 4)));
  return years.size === 1 ? timeline : timeline.map((event) => ({ ...event, date: formatDate(event.date) }));
}
