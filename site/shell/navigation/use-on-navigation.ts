import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Runs `act` at the start and at the end of each navigation; Back to a cached page has only an end. */
export function useOnNavigation(act: () => void): void {
  const { key } = useLocation();
  const { location: target } = useNavigation();
  const moment = `${key} ${target?.key ?? ''}`;
  const handledMoment = useRef(moment);
  const run = useEffectEvent(act);

  useEffect(() => {
    // Skips the initial page: menus that the visitor opened before hydration stay open.
    if (handledMoment.current === moment) return;
    handledMoment.current = moment;
    run();
  }, [moment]);
}
