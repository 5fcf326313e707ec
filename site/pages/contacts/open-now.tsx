import { useEffect, useState } from 'react';
import { openState } from '../../../model/calling-hours/opening-hours.ts';
import type { Schedule } from '../../../model/kinds/company.ts';
import { Status } from '../../ui/status.tsx';
import css from './open-now.module.css';
import { openStateText } from './open-state-text.ts';

/** Opening status; the line is reserved and empty until the browser's time is known. */
export function OpenNow({ schedule }: { schedule: Schedule }) {
  const now = useNow();
  const state = now && openState(schedule, now);
  return (
    <p className={css.state} data-open-state={state ? (state.open ? 'open' : 'closed') : undefined}>
      {state ? <Status kind={state.open ? 'free' : 'sold'}>{openStateText(state)}</Status> : null}
    </p>
  );
}

const MINUTE = 60_000;

/** Returns the current time, updated every minute; `null` before hydration. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const moment = new Date();
      setNow(moment);
      timer = setTimeout(tick, MINUTE - (moment.getTime() % MINUTE));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);

  return now;
}
