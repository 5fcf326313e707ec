import type { Schedule } from '../../../model/kinds/company.ts';
import { openState } from '../../../model/opening-hours.ts';
import { Status } from '../../ui/status.tsx';
import css from './open-now.module.css';
import { openStateText } from './open-state-text.ts';
import { useNow } from './use-now.ts';

/** Says nothing until the browser knows the time; its line is kept free. */
export function OpenNow({ schedule }: { schedule: Schedule }) {
  const now = useNow();
  const state = now && openState(schedule, now);
  return (
    <p className={css.state} data-open-state={state ? (state.open ? 'open' : 'closed') : undefined}>
      {state ? <Status kind={state.open ? 'free' : 'sold'}>{openStateText(state)}</Status> : null}
    </p>
  );
}
