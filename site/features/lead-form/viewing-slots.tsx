import { type ReactNode, useEffect, useState } from 'react';
import { viewingDays } from '../../../model/calling-hours/viewing-slots.ts';
import type { Schedule } from '../../../model/kinds/company.ts';
import { loadCallFacts } from '../../shell/navigation/call-facts.ts';
import css from './viewing-slots.module.css';

/** Resolves to `null` when no viewing time is available in the next weeks. */
export async function loadSlots(): Promise<ReactNode> {
  const facts = await loadCallFacts();
  return viewingDays(facts, new Date()).length > 0 ? <ViewingSlots schedule={facts} /> : null;
}

const MINUTE = 60_000;

/** Next working days with their viewing hours; slots that have become too close are removed. */
function ViewingSlots({ schedule }: { schedule: Schedule }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);

  return (
    <fieldset className={css.slots}>
      <legend className={css.legend}>Когда удобно посмотреть</legend>
      {viewingDays(schedule, now).map(({ day, name, date, slots }) => (
        <div className={css.day} key={day}>
          <p className={css.name} aria-hidden="true">
            {name}
            <small>{date}</small>
          </p>
          {slots.map(({ time, words }) => (
            <label className={css.slot} key={time}>
              <input
                type="radio"
                name="viewing"
                value={words}
                aria-label={words}
                data-starts-at={`${day}T${time.padStart(5, '0')}`}
              />
              <span>{time}</span>
            </label>
          ))}
        </div>
      ))}
      <label className={css.slot}>
        <input type="radio" name="viewing" value="" defaultChecked />
        <span>Решим при звонке</span>
      </label>
    </fieldset>
  );
}
