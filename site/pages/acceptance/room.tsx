import { Checkbox } from '../../ui/checkbox.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { RoomView } from './data.ts';
import { setNote } from './defect-list.ts';
import { defectsText } from './found-answers.ts';
import css from './room.module.css';

type RoomProps = RoomView & { notes: Readonly<Record<string, string>> };

export function Room({ slug, title, points, notes }: RoomProps) {
  const count = points.filter(({ id }) => notes[id] !== undefined).length;
  return (
    <section className={css.room} id={slug} aria-labelledby={`${slug}-title`} data-found={count > 0 || undefined}>
      <h2 className={css.title} id={`${slug}-title`}>
        {title} {count > 0 ? <span className={css.count}>{defectsText(count)}</span> : null}
      </h2>
      <ul className={css.points}>
        {points.map(({ id, title: what, how, tolerance, norm }) => {
          const note = notes[id];
          return (
            <li className={css.point} key={id} data-found={note !== undefined || undefined}>
              <h3 className={css.what}>{what}</h3>
              <p className={css.how}>{how}</p>
              {tolerance ? <p className={css.tolerance}>{`Допуск: ${tolerance} (${norm})`}</p> : null}
              <Checkbox
                className={css.fault}
                checked={note !== undefined}
                autoComplete="off"
                onChange={(event) => setNote(id, event.currentTarget.checked ? '' : null)}
              >
                Есть замечание
                <span className="vh">{` в пункте «${what}»`}</span>
              </Checkbox>
              {note === undefined ? null : (
                <>
                  <TextArea
                    className={css.note}
                    label="Что не так"
                    aria-label={`Что не так: ${what.toLowerCase()}`}
                    rows={2}
                    maxLength={500}
                    placeholder="Место и замер: «у окна, 14 мм на 2,7 м»"
                    value={note}
                    autoComplete="off"
                    onChange={(event) => setNote(id, event.currentTarget.value)}
                  />
                  <p className={css.written}>{note}</p>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
