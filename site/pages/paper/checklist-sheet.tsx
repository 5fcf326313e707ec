import { typograph } from '../../../model/format/typograph.ts';
import type { NumberedChecklist, NumberedSection } from '../../../model/paper/checklist.ts';
import css from './checklist-sheet.module.css';

type ChecklistSheetProps = { checklist: NumberedChecklist; roughNote: string | undefined };

export function ChecklistSheet({ checklist: { sections, points, roughPoints }, roughNote }: ChecklistSheetProps) {
  return (
    <div className={css.sheet}>
      <p className={css.total}>
        {typograph(roughNote ? `Всего ${points}, из них ${roughNote}: ${roughPoints}` : `Всего ${points}`)}
      </p>
      {sections.map((section) => (
        <Part key={section.id} section={section} roughNote={roughNote} />
      ))}
    </div>
  );
}

function Part({ section, roughNote }: { section: NumberedSection; roughNote: string | undefined }) {
  const { id, title, isRough, points } = section;
  const first = points[0]?.number;
  const last = points.at(-1)?.number;
  const range = `${first}–${last}${isRough && roughNote ? `, ${roughNote}` : ''}`;
  return (
    <section className={css.part}>
      <h2 className={css.title} id={id}>
        {title} <span className={css.range}>{typograph(range)}</span>
      </h2>
      <ol className={css.points} start={first}>
        {points.map(({ number, what, how, tolerance }) => (
          <li className={css.point} key={number}>
            <span className={css.number} aria-hidden="true">
              {number}
            </span>
            <span className={css.what}>{what}</span>
            <span className={css.how}>
              <span className={css.label}>Чем:</span> {how}
            </span>
            <span className={css.tolerance}>
              <span className={css.label}>Допуск:</span> {tolerance}
            </span>
            <span className={css.boxes} aria-hidden="true">
              <i /> да <i /> нет
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
